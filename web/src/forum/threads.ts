// Threads and posts: where they are, and what they are called.
import { nameIn } from "../guild/entries";
import { t, language } from "../text/fluent.svelte";
import type { Author, Board, Thread } from "../wire/types";

/** How many posts a page of a thread has; the site uses the same number. */
export const POSTS = 25;

/** The address of a page of a thread names the place of its first post. */
export const pageStart = (place: number): number => place - ((place - 1) % POSTS);

export interface ForumQuery {
  board: string | null;
  search: string;
  followed: boolean;
}

export function forumPath({ board, search, followed }: ForumQuery): string {
  const asked = new URLSearchParams({
    ...(search.trim() && { search: search.trim() }),
    ...(followed && { followed: "true" }),
  }).toString();
  return `/guild/forum${board ? `/${board}` : ""}${asked ? `?${asked}` : ""}`;
}

export const threadPath = (thread: number, place?: number): string =>
  `/guild/forum/threads/${thread}${place && place > 1 ? `?post=${place}` : ""}`;
export const workPath = (work: string): string => `/guild/forum/works/${work}`;

export const titleOf = ({ about, title }: Pick<Thread, "about" | "title">): string =>
  about ? nameIn(about, language()) : title || t("thread-untitled");

export const authorName = (author: Author | null): string => author?.name ?? t("forum-former");

export const boardName = ({ name }: Pick<Board, "name">): string =>
  name[language()] ?? Object.values(name)[0] ?? "";

export const moment = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);
