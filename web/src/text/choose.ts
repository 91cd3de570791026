import type { Language } from "../wire/types";

export const LANGUAGES: readonly Language[] = ["en", "de"];

/** The first of the browser's languages that the page has. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().split("-")[0] === lang);
    if (found) return found;
  }
  return "en";
}
