// The current address, and navigation without reloading the page.
import { routeOf, type Route } from "../router";
import { isEmbedded } from "./embedded";

class Place {
  #path = $state(location.pathname);
  #query = $state(location.search);
  route = $derived<Route>(routeOf(this.#path, this.#query));

  go(to: string): void {
    if (to === this.#path + this.#query) return;
    if (isEmbedded) return void open(to, "_top");
    history.pushState(null, "", to);
    this.#look();
    scrollTo(0, 0);
  }

  /** The same page with another query: a link to a card or to a moment. */
  amend(to: string): void {
    history.replaceState(null, "", to);
    this.#look();
  }

  #look(): void {
    this.#path = location.pathname;
    this.#query = location.search;
  }

  /** Links of our own stay in the page; call once. */
  follow(): () => void {
    const moved = () => this.#look();
    const clicked = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      // A link with a `type` leads to a file.
      const isPage = link && !link.target && !link.type && !link.hasAttribute("download");
      if (!isPage || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname))
        return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    };
    addEventListener("popstate", moved);
    document.addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", moved);
      document.removeEventListener("click", clicked);
    };
  }
}

export const place = new Place();
