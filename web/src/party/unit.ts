// The unit of length on the wall, in pixels: 1/160 of its width, or less on a low screen.
import { innerHeight, innerWidth } from "svelte/reactivity/window";

export const unit = {
  get px(): number {
    return Math.min((innerWidth.current ?? 1280) / 160, (innerHeight.current ?? 720) / 90);
  },
};
