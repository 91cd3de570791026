// The unit of the screen for all: 1/160 of its width, or less where it is low. In pixels.
import { innerHeight, innerWidth } from "svelte/reactivity/window";

export const unit = {
  get px(): number {
    return Math.min((innerWidth.current ?? 1280) / 160, (innerHeight.current ?? 720) / 90);
  },
};
