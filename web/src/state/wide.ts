// How much room there is.
import screens from "screens:all";
import { MediaQuery } from "svelte/reactivity";

/** There is room beside a table: for the log, and for the talk. */
export const wide = new MediaQuery(screens.laptop);
/** A phone on its side, or a high zoom. */
export const flat = new MediaQuery(screens.flat);
export const phone = new MediaQuery(screens.phone);
