// The table in words: always there for screen readers, and in sight if the reader wants it.
import { recall, remember } from "./storage";

class InWords {
  isShown = $state(recall("words-table", false));

  show(isShown: boolean): void {
    this.isShown = isShown;
    remember("words-table", isShown);
  }
}

export const inWords = new InWords();
