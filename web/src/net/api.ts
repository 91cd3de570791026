// Every request of the page, typed. Refused: the site said why not; Away: it did not answer.
import type {
  AuditInfo,
  Board,
  FoundPosts,
  Hidden,
  NewPost,
  NewThread,
  Post,
  PostEdit,
  PostReport,
  PostVersion,
  ReadMark,
  ReportInfo,
  SanctionWanted,
  ThreadChange,
  ThreadPage,
  Threads,
  WorkThread,
  BotWanted,
  CarriedGame,
  CardInfo,
  CardUses,
  CardLanguage,
  Coaching,
  CoachSeats,
  CoachShared,
  CardPublication,
  CodesWanted,
  Company,
  Draft,
  DraftWanted,
  Entries,
  EntryReport,
  Export,
  Farewell,
  Friends,
  FriendWanted,
  GameInfo,
  GuildFront,
  Holiday,
  HolidaysInfo,
  HomeNews,
  KeptGame,
  InvitedTo,
  Language,
  Leaderboard,
  LessonNote,
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
  NewPasskey,
  NewPushDevice,
  NewTable,
  NoticeChoices,
  NoticeSettings,
  NoticesInfo,
  OrdersInfo,
  PasskeyInfo,
  PasskeyLogin,
  PasskeyOptions,
  PastGames,
  Person,
  PersonChange,
  PersonPage,
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
  Seeking,
  SeekWanted,
  SessionInfo,
  SiteState,
  Suspicion,
  TableFound,
  TableInfo,
  TrialWanted,
  Hint,
  RulingInfo,
  RunningGame,
  StrategyInfo,
  WhyAsked,
  WhyTold,
  VariantPublication,
  WholeEntry,
} from "../wire/types";
import { Away, Refused } from "./problems";
import { transport } from "./transport";

let language: Language = "en";

/** The language of refusals to a visitor without a name; everybody else has chosen one. */
export function speak(lang: Language): void {
  language = lang;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The status for too many requests at once; nothing has changed. */
const TOO_MANY = 429;
/** How often to retry, and for how many seconds in all; after that the person is told. */
const TRIES = 4;
const SHORT_WAIT = 5;

/** Send a request, and retry automatically while the site has no time. */
async function fetched(method: Method, path: string, body?: unknown): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetchedOnce(method, path, body);
    const wait = Number(response.headers.get("Retry-After") ?? Infinity);
    if (response.status !== TOO_MANY || wait > SHORT_WAIT || tries === TRIES) return response;
    // Clients that were refused at the same time must not all retry at the same time.
    await new Promise((done) => setTimeout(done, wait * 1000 * (1 + Math.random() / 2)));
  }
}

async function fetchedOnce(method: Method, path: string, body?: unknown): Promise<Response> {
  try {
    return await transport().fetch(method, path, body, language);
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

const named = (name: string): string => `name=${encodeURIComponent(name)}`;

/** A standing order, as the family of the game has it. */
export type Order = OrdersInfo["orders"][number];

export const api = {
  me: () => request<Person>("GET", "/me"),
  newGuest: (guest: NewGuest) => request<Person>("POST", "/guests", guest),
  newMember: (member: NewMember) => request<Person>("POST", "/members", member),
  recover: (recovery: Recovery) => request<Person>("POST", "/recovery", recovery),
  newCodes: (wanted: CodesWanted) => request<RecoveryCodes>("POST", "/me/recovery-codes", wanted),
  login: (login: Login) => request<Person>("POST", "/login", login),
  passkeys: () => request<PasskeyInfo[]>("GET", "/me/passkeys"),
  passkeyOptions: (wanted: CodesWanted) =>
    request<PasskeyOptions>("POST", "/me/passkeys/options", wanted),
  addPasskey: (made: NewPasskey) => request<PasskeyInfo[]>("POST", "/me/passkeys", made),
  removePasskey: (id: string) => request<PasskeyInfo[]>("DELETE", `/me/passkeys/${id}`),
  signInOptions: () => request<PasskeyOptions>("POST", "/passkeys/options"),
  passkeyLogin: (login: PasskeyLogin) => request<Person>("POST", "/passkeys/login", login),
  logout: () => request<null>("POST", "/logout"),
  changeMe: (change: PersonChange) => request<Person>("PATCH", "/me", change),
  deleteMe: (farewell: Farewell) => request<null>("DELETE", "/me", farewell),
  sessions: () => request<SessionInfo[]>("GET", "/me/sessions"),
  endSession: (id: string) => request<null>("DELETE", `/me/sessions/${id}`),
  endOtherSessions: () => request<null>("DELETE", "/me/sessions"),
  mute: (person: string) => request<null>("PUT", `/me/mutes/${person}`),
  friends: () => request<Friends>("GET", "/me/friends"),
  askFriend: (wanted: FriendWanted) => request<Friends>("POST", "/me/friends", wanted),
  endFriend: (person: string) => request<Friends>("DELETE", `/me/friends/${person}`),
  block: (person: string) => request<Friends>("PUT", `/me/blocks/${person}`),
  unblock: (person: string) => request<Friends>("DELETE", `/me/blocks/${person}`),
  invitations: () => request<InvitedTo[]>("GET", "/me/invitations"),
  decline: (table: string) => request<InvitedTo[]>("DELETE", `/me/invitations/${table}`),
  company: (table: string) => request<Company>("GET", `/tables/${table}/company`),
  invite: (table: string, person: string) =>
    request<Company>("POST", `/tables/${table}/invitations`, { person }),
  home: (lang: Language) => request<HomeNews>("GET", `/me/home?lang=${lang}`),
  unmute: (person: string) => request<null>("DELETE", `/me/mutes/${person}`),
  notices: (lang: Language) => request<NoticesInfo>("GET", `/me/notices?lang=${lang}`),
  seeNotices: (until: number) => request<NoticesInfo>("POST", "/me/notices/seen", { until }),
  noticeSettings: () => request<NoticeSettings>("GET", "/me/notices/settings"),
  chooseNotices: (choices: NoticeChoices) =>
    request<NoticeSettings>("PUT", "/me/notices/settings", choices),
  setMail: (address: string | null) =>
    request<NoticeSettings>("PUT", "/me/notices/mail", { address }),
  addDevice: (device: NewPushDevice) =>
    request<NoticeSettings>("POST", "/me/notices/devices", device),
  removeDevice: (id: string) => request<NoticeSettings>("DELETE", `/me/notices/devices/${id}`),
  confirmMail: (token: string) => request<null>("POST", "/mail/confirm", { token }),
  stopMail: (token: string) =>
    request<null>("POST", `/mail/stop?token=${encodeURIComponent(token)}`),
  holidays: () => request<HolidaysInfo>("GET", "/me/holidays"),
  takeHolidays: (holiday: Holiday) => request<HolidaysInfo>("POST", "/me/holidays", holiday),
  callOff: (first: string) => request<HolidaysInfo>("DELETE", `/me/holidays/${first}`),

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
  /** A lesson after the deeds so far, and the outcome of a try. */
  lesson: (game: string, id: string, wanted: LessonWanted, lang: Language) =>
    request<LessonScene>("POST", `/lessons/${game}/${id}?lang=${lang}`, wanted),
  /** The notes that are shown once, the first time that they apply in a game. */
  notes: (game: string, lang: Language) =>
    request<LessonNote[]>("GET", `/lessons/${game}/notes?lang=${lang}`),
  myLessons: () => request<LessonProgress>("GET", "/me/lessons"),
  keepLessons: (progress: LessonProgress) =>
    request<LessonProgress>("PUT", "/me/lessons", progress),
  guild: () => request<GuildFront>("GET", "/guild"),
  /** The entries of the gallery for a query; `after` is `next` of the last answer. */
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
  boards: () => request<Board[]>("GET", "/forum/boards"),
  /** Threads of a board, or of all, or that I follow; `before` is `next` of the last answer. */
  threads: (board: string | null, followed: boolean, before: number | null) =>
    request<Threads>(
      "GET",
      `/forum/threads?followed=${followed}${board ? `&board=${board}` : ""}${before ? `&before=${before}` : ""}`,
    ),
  thread: (number: number, start: number) =>
    request<ThreadPage>("GET", `/forum/threads/${number}?start=${start}`),
  workThread: (work: string) => request<WorkThread>("GET", `/forum/works/${work}`),
  searchPosts: (search: string, before: number | null) =>
    request<FoundPosts>(
      "GET",
      `/forum/posts?search=${encodeURIComponent(search)}${before ? `&before=${before}` : ""}`,
    ),
  beginThread: (thread: NewThread) => request<ThreadPage>("POST", "/forum/threads", thread),
  writePost: (thread: number, post: NewPost) =>
    request<ThreadPage>("POST", `/forum/threads/${thread}/posts`, post),
  writeAbout: (work: string, post: NewPost) =>
    request<ThreadPage>("POST", `/forum/works/${work}/posts`, post),
  editPost: (post: number, edit: PostEdit) => request<Post>("PATCH", `/forum/posts/${post}`, edit),
  postVersions: (post: number) => request<PostVersion[]>("GET", `/forum/posts/${post}/versions`),
  givePostHeart: (post: number) => request<Post>("PUT", `/forum/posts/${post}/heart`),
  takePostHeart: (post: number) => request<Post>("DELETE", `/forum/posts/${post}/heart`),
  reportPost: (post: number, report: PostReport) =>
    request<null>("POST", `/forum/posts/${post}/reports`, report),
  follow: (thread: number) => request<null>("PUT", `/forum/threads/${thread}/follow`),
  unfollow: (thread: number) => request<null>("DELETE", `/forum/threads/${thread}/follow`),
  markRead: (thread: number, mark: ReadMark) =>
    request<null>("PUT", `/forum/threads/${thread}/read`, mark),

  reports: () => request<ReportInfo[]>("GET", "/moderation/reports"),
  siteState: () => request<SiteState>("GET", "/admin"),
  audit: () => request<AuditInfo[]>("GET", "/moderation/audit"),
  thrown: () => request<Suspicion[]>("GET", "/moderation/thrown"),
  settle: (report: number) => request<null>("PUT", `/moderation/reports/${report}/settled`),
  hidePost: (post: number, wanted: Hidden) =>
    request<null>("PUT", `/moderation/posts/${post}`, wanted),
  hideEntry: (id: string, wanted: Hidden) =>
    request<null>("PUT", `/moderation/entries/${id}`, wanted),
  hideLine: (table: string, line: number, wanted: Hidden) =>
    request<null>("PUT", `/moderation/tables/${table}/talk/${line}`, wanted),
  changeThread: (thread: number, change: ThreadChange) =>
    request<null>("PATCH", `/moderation/threads/${thread}`, change),
  sanction: (person: string, wanted: SanctionWanted) =>
    request<null>("POST", `/moderation/people/${person}/sanctions`, wanted),
  lift: (sanction: number) => request<null>("DELETE", `/moderation/sanctions/${sanction}`),
  readWarning: (number: number) => request<null>("PUT", `/me/warnings/${number}`),
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
  myRunning: () => request<RunningGame[]>("GET", "/me/running"),
  /** The page about a member, or mine; and their games, as a query asks for them. */
  person: (name: string | null, lang: Language) =>
    request<PersonPage>(
      "GET",
      name === null ? `/me/page?lang=${lang}` : `/people?${named(name)}&lang=${lang}`,
    ),
  gamesOf: (name: string | null, query: string) =>
    request<PastGames>(
      "GET",
      name === null ? `/me/games?${query}` : `/people/games?${named(name)}&${query}`,
    ),
  /** A leaderboard from a place on; an empty season is all time. */
  leaderboard: (game: string, season: string, first: number, lang: Language) =>
    request<Leaderboard>(
      "GET",
      `/ratings/${game}?season=${encodeURIComponent(season)}&first=${first}&lang=${lang}`,
    ),
  seek: (wanted: SeekWanted) => request<Seeking>("PUT", "/me/seek", wanted),
  seeking: () => request<Seeking>("GET", "/me/seek"),
  stopSeeking: () => request<null>("DELETE", "/me/seek"),
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
  pause: (id: string, on: boolean) =>
    request<TableInfo>(on ? "PUT" : "DELETE", `/tables/${id}/pause`),
  /** Add a game that was played without a site to mine. */
  carry: (game: CarriedGame["game"]) => request<TableInfo>("POST", "/me/games", { game }),
  /** The games on this device, where there is no site. */
  kept: () => request<KeptGame[]>("GET", "/kept"),
  exported: (id: string, lang: Language) =>
    request<Export>("GET", `/tables/${id}/export?lang=${lang}`),
  close: (id: string) => request<null>("DELETE", `/tables/${id}`),
  rematch: (id: string, wanted: SeatWanted) =>
    request<TableInfo>("POST", `/tables/${id}/rematch`, wanted),
  orders: (id: string) => request<OrdersInfo>("GET", `/tables/${id}/orders`),
  giveOrders: (id: string, orders: readonly Order[]) =>
    request<OrdersInfo>("PUT", `/tables/${id}/orders`, { orders }),
  hint: (id: string, lang: Language) => request<Hint>("POST", `/tables/${id}/hint?lang=${lang}`),
  report: (id: string, report: Report) => request<null>("POST", `/tables/${id}/reports`, report),
  trial: (wanted: TrialWanted) => request<TableInfo>("POST", "/tables/trial", wanted),
  coachSeats: (id: string) => request<CoachSeats>("GET", `/tables/${id}/coach`),
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

/** The QR code of a table's link. */
export const tableQr = (id: string): string => `/api/tables/${id}/qr.svg`;

/** What is new in the guild, for programs that follow it (Atom). */
export const guildFeed = (lang: Language): string => `/guild/feed.atom?lang=${lang}`;

/** Files to keep; the browser saves them. */
export const myExport = "/api/me/export";
export const tableExport = (id: string, lang: Language): string =>
  `/api/tables/${id}/export?lang=${lang}`;
