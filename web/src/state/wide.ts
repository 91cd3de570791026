// Whether there is room beside a table: for the log, and for the talk.
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 1101px");
