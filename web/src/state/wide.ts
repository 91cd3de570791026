// How much room there is.
import screens from "screens:all";
import { MediaQuery } from "svelte/reactivity";

/** There is room beside a table: for the log, and for the talk. */
export const wide = new MediaQuery(screens.laptop);
export const phone = new MediaQuery(screens.phone);
