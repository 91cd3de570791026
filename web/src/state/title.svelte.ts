// The title of the window: the page's, or that it is my turn while nobody looks.
import { t } from "../text/fluent.svelte";

class Title {
  page = $state("");
  call = $state("");
  /** How much I have missed. */
  missed = $state(0);

  /** Call once, from a component. */
  follow(): void {
    $effect(() => {
      const page = this.page ? `${this.page} · ${t("site-name")}` : t("site-name");
      const count = this.missed ? `(${this.missed}) ` : "";
      document.title = count + (this.call ? `${this.call} · ${page}` : page);
    });
  }
}

export const title = new Title();
