// The title of the window: the page's, or that it is my turn while nobody looks.
import { t } from "../text/fluent.svelte";

class Title {
  page = $state("");
  call = $state("");

  /** Call once, from a component. */
  follow(): void {
    $effect(() => {
      const page = this.page ? `${this.page} · ${t("site-name")}` : t("site-name");
      document.title = this.call ? `${this.call} · ${page}` : page;
    });
  }
}

export const title = new Title();
