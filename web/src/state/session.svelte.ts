// My person, and my preferences.
import { api, speak } from "../net/api";
import { Refused } from "../net/problems";
import { LANGUAGES, chooseLanguage } from "../text/choose";
import { speakLanguage } from "../text/fluent.svelte";
import { madeUpName } from "../text/names";
import type { Language, Login, NewMember, Person, PersonChange, Recovery } from "../wire/types";
import { signInWithPasskey } from "./passkeys";
import type { Speed } from "./rhythm.svelte";
import { recall, remember } from "./storage";

export type Theme = "system" | "light" | "dark";

class Session {
  #drawn: string | null = null;
  /** Whether I am replacing or ending my session myself. */
  #own: Promise<void> = Promise.resolve();
  /** Null: a stranger. */
  me = $state.raw<Person | null>(null);
  /** Stays the same when I only change my name. */
  id = $derived(this.me?.id ?? null);
  /** People whose lines I do not see: muted or blocked. */
  unheard = $derived(new Set([...(this.me?.mutes ?? []), ...(this.me?.blocks ?? [])]));
  /** Whether it is known who I am. */
  isKnown = $state(false);
  theme = $state<Theme>(recall<Theme>("theme", "system"));
  hasSound = $state(recall("sound", false));
  /** From 0 to 1. */
  volume = $state(recall("volume", 1));
  /** Whether this device is the shared screen of a party, where sound is on unless turned off. */
  isWall = $state(false);
  hasWallSound = $state(recall("wall-sound", true));
  hasNotices = $state(recall("notices", false));
  /** Whether I read what bots say. */
  hearsBots = $state(recall("bot-talk", true));
  /** Whether I see emotes. */
  seesEmotes = $state(recall("emotes", true));
  /** How fast tables tell what has happened. */
  speed = $state<Speed>(recall<Speed>("speed", "normal"));

  /** The initial language: my choice, or the browser's. */
  firstLanguage(): Language {
    const chosen = recall<Language | null>("language", null);
    return chosen && LANGUAGES.includes(chosen) ? chosen : chooseLanguage(navigator.languages);
  }

  async setLanguage(language: Language): Promise<void> {
    remember("language", language);
    speak(language);
    await speakLanguage(language);
    if (this.me && this.me.language !== language) this.#be(await api.changeMe({ language }));
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    document.documentElement.classList.remove("light", "dark");
    if (theme !== "system") document.documentElement.classList.add(theme);
  }

  setSound(on: boolean): void {
    this.hasSound = on;
    remember("sound", on);
  }

  setWallSound(on: boolean, volume: number): void {
    this.hasWallSound = on;
    this.volume = volume;
    remember("wall-sound", on);
    remember("volume", volume);
  }

  setNotices(on: boolean): void {
    this.hasNotices = on;
    remember("notices", on);
  }

  setHearsBots(on: boolean): void {
    this.hearsBots = on;
    remember("bot-talk", on);
  }

  setSeesEmotes(on: boolean): void {
    this.seesEmotes = on;
    remember("emotes", on);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
  }

  /** Find out who I am, by the cookie. Away: the site does not answer. */
  async look(isSomebody = recall("been-here", false)): Promise<void> {
    // A stranger need not ask.
    if (isSomebody) {
      try {
        this.#be(await api.me());
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.#be(null);
      }
    }
    this.isKnown = true;
  }

  /** My name, or a suggestion: a stranger is given a random one, once. */
  get name(): string {
    return this.me?.name ?? (this.#drawn ??= recall("called", "") || madeUpName());
  }

  /** A link for others, with an address at which they can reach the site. */
  linkTo(path: string): string {
    return (this.me?.site ?? location.origin) + path;
  }

  /** The person who plays: a stranger becomes a guest, with this name or the drawn one. */
  async beSomebody(name = this.name): Promise<Person> {
    if (this.me) return this.me;
    const person = await this.#guestOrMe(name);
    this.#be(person);
    return person;
  }

  /** The person who plays, by this name: a stranger becomes a guest, others change theirs. */
  async beCalled(name: string): Promise<void> {
    const wanted = name.trim() || this.name;
    const { name: known } = await this.beSomebody(wanted);
    if (known !== wanted) await this.change({ name: wanted });
  }

  /** A new guest; or me, if another tab has signed in meanwhile. */
  async #guestOrMe(name: string): Promise<Person> {
    try {
      return await api.newGuest({ name, language: this.firstLanguage() });
    } catch (error) {
      if (!(error instanceof Refused && error.code === "already-signed-in")) throw error;
      return api.me();
    }
  }

  async change(change: PersonChange): Promise<void> {
    this.#be(await api.changeMe(change));
  }

  /** The recovery codes, which the site shows only now. */
  async becomeMember(member: NewMember): Promise<readonly string[]> {
    let codes: readonly string[] = [];
    await this.#exchange(async () => {
      const { recovery_codes, ...person } = await api.newMember(member);
      codes = recovery_codes ?? [];
      return person;
    });
    return codes;
  }

  async recover(recovery: Recovery): Promise<void> {
    await this.#exchange(() => api.recover(recovery));
    if (this.me) await this.setLanguage(this.me.language);
  }

  async signIn(login: Login): Promise<void> {
    await this.#exchange(() => api.login(login));
    if (this.me) await this.setLanguage(this.me.language);
  }

  async signInWithPasskey(): Promise<void> {
    await this.#exchange(signInWithPasskey);
    if (this.me) await this.setLanguage(this.me.language);
  }

  signOut(): Promise<void> {
    return this.#exchange(() => api.logout());
  }

  deleteMe(password?: string): Promise<void> {
    return this.#exchange(() => api.deleteMe(password === undefined ? {} : { password }));
  }

  #exchange(work: () => Promise<Person | null>): Promise<void> {
    const done = work().then((person) => this.#be(person));
    this.#own = done.catch(() => undefined);
    return done;
  }

  /** The site has ended a session. True: it was mine, and I did not end it myself. */
  async ended(): Promise<boolean> {
    await this.#own;
    if (!this.me) return false;
    await this.look().catch(() => this.#be(null));
    return this.me === null;
  }

  /** The site says who I am, or that I am no longer signed in. */
  heard(person: Person | null): void {
    this.#be(person);
  }

  #be(person: Person | null): void {
    this.me = person;
    this.isKnown = true;
    remember("been-here", person !== null);
    remember("called", person?.name ?? "");
  }
}

export const session = new Session();
