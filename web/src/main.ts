import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./net/api";
import { box } from "./state/box.svelte";
import { parts } from "./state/loading";
import { session } from "./state/session.svelte";
import { speakLanguage } from "./text/fluent.svelte";
import "./styles/main.css";

const language = session.firstLanguage();
speak(language);
// The list of games comes on the way: most pages begin with it. Without the site they say so.
await Promise.all([parts(speakLanguage(language)), box.loadGames().catch(() => undefined)]);

const target = document.getElementById("page");
if (target) mount(App, { target });
document.getElementById("trying")?.remove(); // only a page that does not come needs it

// Only over https, or on this very machine, does a browser let us.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js");
