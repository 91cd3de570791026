import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./net/api";
import { box } from "./state/box.svelte";
import { IS_STATIC, device } from "./state/device.svelte";
import { isEmbedded } from "./state/embedded";
import { parts } from "./state/loading";
import { session } from "./state/session.svelte";
import { speakLanguage } from "./text/fluent.svelte";
import "./styles/main.css";

const language = session.firstLanguage();
speak(language);
// Fetch the list of games early: most pages begin with it. They say so if the site is away.
const games = device.isWanted || IS_STATIC ? null : box.loadGames().catch(() => undefined);
await Promise.all([parts(speakLanguage(language)), games]);

document.documentElement.classList.toggle("embedded", isEmbedded);
const target = document.getElementById("page");
if (target) mount(App, { target });
document.getElementById("trying")?.remove(); // it is only for a page that does not load

// Browsers allow this only over https, or on this very machine.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void import("./offline/updates").then(({ followUpdates }) => followUpdates());
