// Every request of the page, typed. Refused: the site said why not; Away: it did not answer.
import type {
  BotWanted,
  CardInfo,
  CardUses,
  CardLanguage,
  Coaching,
  CoachShared,
  CardPublication,
  CodesWanted,
  Draft,
  DraftWanted,
  Entries,
  EntryReport,
  Farewell,
  GameInfo,
  GuildFront,
  Language,
  LessonPath,
  LessonProgress,
  LessonScene,
  LessonWanted,
  LobbyRow,
  Login,
  MadeCard,
  Measurement,
  NewGuest,
  NewMember,
  NewTable,
  PastGames,
  Person,
  PersonChange,
  Problem,
  PuzzleAttempt,
  Puzzles,
  PuzzleScene,
  PuzzleSolution,
  PublishedCards,
  SharedVariant,
  Recovery,
  RecoveryCodes,
  Replay,
  Report,
  SeatWanted,
  SessionInfo,
  TableFound,
  TableInfo,
  TrialWanted,
  Hint,
  RulingInfo,
  StrategyInfo,
  WhyAsked,
  WhyTold,
  VariantPublication,
  WholeEntry,
} from "../wire/types";
import { Away, Refused } from "./problems";

let language: Language = "en";

/** Refuse a stranger in this language; a person has chosen one. */
export function speak(lang: Language): void {
  language = lang;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What the site answers when too much comes at once; nothing has changed. */
const TOO_MANY = 429;
/** How often to ask, and the seconds that nobody minds waiting: then a person is told. */
const TRIES = 4;
const SHORT_WAIT = 5;

/** Ask, and ask again by itself when the site has no time just now. */
async function fetched(method: Method, path: string, body?: unknown): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetchedOnce(method, path, body);
    const wait = Number(response.headers.get("Retry-After") ?? Infinity);
    if (response.status !== TOO_MANY || wait > SHORT_WAIT || tries === TRIES) return response;
    // Not all who were refused together come back together.
    await new Promise((done) => setTimeout(done, wait * 1000 * (1 + Math.random() / 2)));
  }
}

async function fetchedOnce(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      credentials: "same-origin",
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (error) {
    throw new Away(String(error));
  }
}

async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetched(method, path, body);
  const text = await response.text();
  let data: unknown;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Away(`${response.status} without sense`); // a proxy answered instead
  }
  if (!response.ok) {
    if (isProblem(data)) throw new Refused(data);
    throw new Away(String(response.status));
  }
  return data as T;
}

function isProblem(data: unknown): data is Problem {
  return typeof data === "object" && data !== null && "code" in data && "reason" in data;
}

export const api = {
  me: () => request<Person>("GET", "/me"),
  newGuest: (guest: NewGuest) => request<Person>("POST", "/guests", guest),
  newMember: (member: NewMember) => request<Person>("POST", "/members", member),
  recover: (recovery: Recovery) => request<Person>("POST", "/recovery", recovery),
  newCodes: (wanted: CodesWanted) => request<RecoveryCodes>("POST", "/me/recovery-codes", wanted),
  login: (login: Login) => request<Person>("POST", "/login", login),
  logout: () => request<null>("POST", "/logout"),
  changeMe: (change: PersonChange) => request<Person>("PATCH", "/me", change),
  deleteMe: (farewell: Farewell) => request<null>("DELETE", "/me", farewell),
  sessions: () => request<SessionInfo[]>("GET", "/me/sessions"),
  endSession: (id: string) => request<null>("DELETE", `/me/sessions/${id}`),
  endOtherSessions: () => request<null>("DELETE", "/me/sessions"),
  mute: (person: string) => request<null>("PUT", `/me/mutes/${person}`),
  unmute: (person: string) => request<null>("DELETE", `/me/mutes/${person}`),

  games: () => request<GameInfo[]>("GET", "/games"),
  cards: (game: string, lang: Language) =>
    request<CardInfo[]>("GET", `/games/${game}/cards?lang=${lang}`),
  rulings: (game: string, lang: Language) =>
    request<RulingInfo[]>("GET", `/games/${game}/rulings?lang=${lang}`),
  cardUses: (game: string, card: string, lang: Language) =>
    request<CardUses>("GET", `/games/${game}/cards/${card}/uses?lang=${lang}`),
  strategy: (game: string, lang: Language) =>
    request<StrategyInfo>("GET", `/games/${game}/strategy?lang=${lang}`),
  /** Why the last of some events happened. */
  why: (game: string, asked: WhyAsked, lang: Language) =>
    request<WhyTold>("POST", `/games/${game}/why?lang=${lang}`, asked),
  /** The home-made cards in the box of a table. */
  ownCards: (table: string, lang: Language) =>
    request<CardInfo[]>("GET", `/tables/${table}/cards?lang=${lang}`),
  /** Fluent messages of a game of another package; empty: it has none. */
  messages: async (game: string, lang: Language): Promise<string> => {
    const response = await fetched("GET", `/games/${game}/messages?lang=${lang}`);
    return response.ok ? response.text() : "";
  },
  cardLanguage: (game: string, lang: Language) =>
    request<CardLanguage>("GET", `/games/${game}/workshop?lang=${lang}`),
  readVariant: (variant: unknown) => request<SharedVariant>("POST", "/variants", variant),
  readCard: (game: string, card: unknown) =>
    request<MadeCard>("POST", `/games/${game}/workshop`, card),
  publishedCards: (game: string, lang: Language) =>
    request<PublishedCards>("GET", `/games/${game}/workshop/published?lang=${lang}`),
  askMeasurement: (game: string, card: unknown) =>
    request<Measurement>("POST", `/games/${game}/workshop/measurements`, card),
  measurement: (game: string, id: string) =>
    request<Measurement>("GET", `/games/${game}/workshop/measurements/${id}`),
  cancelMeasurement: (game: string, id: string) =>
    request<Measurement>("DELETE", `/games/${game}/workshop/measurements/${id}`),
  drafts: () => request<Draft[]>("GET", "/me/drafts"),
  keepDraft: (id: string, draft: DraftWanted) => request<Draft>("PUT", `/me/drafts/${id}`, draft),
  dropDraft: (id: string) => request<null>("DELETE", `/me/drafts/${id}`),
  lessons: (lang: Language) => request<LessonPath[]>("GET", `/lessons?lang=${lang}`),
  /** A lesson after what was done in it, and what becomes of a try. */
  lesson: (game: string, id: string, wanted: LessonWanted, lang: Language) =>
    request<LessonScene>("POST", `/lessons/${game}/${id}?lang=${lang}`, wanted),
  myLessons: () => request<LessonProgress>("GET", "/me/lessons"),
  keepLessons: (progress: LessonProgress) =>
    request<LessonProgress>("PUT", "/me/lessons", progress),
  guild: () => request<GuildFront>("GET", "/guild"),
  /** Of the gallery what a query asks for; `after` is `next` of the last answer. */
  entries: (query: string, after: string | null) =>
    request<Entries>(
      "GET",
      `/guild/entries${query}${after ? `${query ? "&" : "?"}after=${after}` : ""}`,
    ),
  entry: (id: string) => request<WholeEntry>("GET", `/guild/entries/${id}`),
  publishCard: (card: CardPublication) => request<WholeEntry>("POST", "/guild/cards", card),
  publishVariant: (variant: VariantPublication) =>
    request<WholeEntry>("POST", "/guild/variants", variant),
  withdraw: (id: string) => request<null>("DELETE", `/guild/entries/${id}`),
  giveHeart: (id: string) => request<WholeEntry>("PUT", `/guild/entries/${id}/heart`),
  takeHeart: (id: string) => request<WholeEntry>("DELETE", `/guild/entries/${id}/heart`),
  reportEntry: (id: string, report: EntryReport) =>
    request<null>("POST", `/guild/entries/${id}/reports`, report),
  lines: (lang: Language) => request<Record<string, string>>("GET", `/words/${lang}`),

  puzzles: (lang: Language, theme?: string | null) =>
    request<Puzzles>("GET", `/puzzles?lang=${lang}${theme ? `&theme=${theme}` : ""}`),
  puzzle: (id: string, lang: Language) =>
    request<PuzzleScene>("GET", `/puzzles/${id}?lang=${lang}`),
  answerPuzzle: (id: string, attempt: PuzzleAttempt, lang: Language) =>
    request<PuzzleSolution>("POST", `/puzzles/${id}?lang=${lang}`, attempt),
  playOn: (id: string) => request<TableFound>("POST", `/puzzles/${id}/table`),
  lobby: () => request<LobbyRow[]>("GET", "/tables"),
  myTables: () => request<TableInfo[]>("GET", "/me/tables"),
  /** My finished games; `before` is `older` of the last answer. */
  myGames: (count: number, before?: string | null) =>
    request<PastGames>("GET", `/me/games?count=${count}${before ? `&before=${before}` : ""}`),
  newTable: (table: NewTable) => request<TableInfo>("POST", "/tables", table),
  table: (id: string) => request<TableInfo>("GET", `/tables/${id}`),
  findCode: (code: string) => request<TableFound>("GET", `/codes/${encodeURIComponent(code)}`),
  sit: (id: string, wanted: SeatWanted) => request<TableInfo>("PUT", `/tables/${id}/seat`, wanted),
  getUp: (id: string) => request<TableInfo>("DELETE", `/tables/${id}/seat`),
  putBot: (id: string, seat: number, bot: BotWanted) =>
    request<TableInfo>("PUT", `/tables/${id}/seats/${seat}/bot`, bot),
  clearSeat: (id: string, seat: number) =>
    request<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  start: (id: string) => request<TableInfo>("POST", `/tables/${id}/start`),
  close: (id: string) => request<null>("DELETE", `/tables/${id}`),
  rematch: (id: string, wanted: SeatWanted) =>
    request<TableInfo>("POST", `/tables/${id}/rematch`, wanted),
  hint: (id: string, lang: Language) => request<Hint>("POST", `/tables/${id}/hint?lang=${lang}`),
  report: (id: string, report: Report) => request<null>("POST", `/tables/${id}/reports`, report),
  trial: (wanted: TrialWanted) => request<TableInfo>("POST", "/tables/trial", wanted),
  coaching: (id: string, seat: number) => request<Coaching>("GET", `/tables/${id}/coach/${seat}`),
  askCoach: (id: string, seat: number) => request<Coaching>("POST", `/tables/${id}/coach/${seat}`),
  cancelCoach: (id: string, seat: number) =>
    request<Coaching>("DELETE", `/tables/${id}/coach/${seat}`),
  shareCoach: (id: string, seat: number, wanted: CoachShared) =>
    request<Coaching>("PUT", `/tables/${id}/coach/${seat}`, wanted),
  replay: (id: string, eyes: string, first: number, count: number, words: Language) =>
    request<Replay>(
      "GET",
      `/tables/${id}/replay?eyes=${eyes}&first=${first}&count=${count}&words=${words}`,
    ),
};

/** The picture of a table's link. */
export const tableQr = (id: string): string => `/api/tables/${id}/qr.svg`;

/** What is new in the guild, for programs that follow it (Atom). */
export const guildFeed = (lang: Language): string => `/guild/feed.atom?lang=${lang}`;

/** Files to keep; the browser saves them. */
export const myExport = "/api/me/export";
export const tableExport = (id: string, lang: Language): string =>
  `/api/tables/${id}/export?lang=${lang}`;
