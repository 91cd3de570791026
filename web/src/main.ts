import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./net/api";
import { session } from "./state/session.svelte";
import { speakLanguage } from "./text/fluent.svelte";
import "./styles/main.css";

const language = session.firstLanguage();
speak(language);
await speakLanguage(language);

const target = document.getElementById("page");
if (target) mount(App, { target });

// Only over https, or on this very machine, does a browser let us.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
