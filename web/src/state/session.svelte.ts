// Who I am, and how I like it here.
import { api, speak } from "../net/api";
import { Refused } from "../net/problems";
import { LANGUAGES, chooseLanguage } from "../text/choose";
import { speakLanguage } from "../text/fluent.svelte";
import { madeUpName } from "../text/names";
import type { Language, Login, NewMember, Person, PersonChange, Recovery } from "../wire/types";
import type { Speed } from "./rhythm.svelte";
import { recall, remember } from "./storage";

export type Theme = "system" | "light" | "dark";

class Session {
  #drawn: string | null = null;
  /** My session is exchanged for another one, or ended: by myself. */
  #own: Promise<void> = Promise.resolve();
  /** Null: nobody has come in yet. */
  me = $state.raw<Person | null>(null);
  /** Stays the same when I only change my name. */
  id = $derived(this.me?.id ?? null);
  /** Whether it is known who I am. */
  isKnown = $state(false);
  theme = $state<Theme>(recall<Theme>("theme", "system"));
  hasSound = $state(recall("sound", false));
  hasNotices = $state(recall("notices", false));
  /** Whether I read what bots say. */
  hearsBots = $state(recall("bot-talk", true));
  /** How fast tables tell what has happened. */
  speed = $state<Speed>(recall<Speed>("speed", "normal"));

  /** The language at first: as I chose, or as the browser says. */
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

  setNotices(on: boolean): void {
    this.hasNotices = on;
    remember("notices", on);
  }

  setHearsBots(on: boolean): void {
    this.hearsBots = on;
    remember("bot-talk", on);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
  }

  /** Find out who I am, by the cookie. Away: the site does not answer. */
  async look(): Promise<void> {
    // A stranger need not ask.
    if (recall("been-here", false)) {
      try {
        this.#be(await api.me());
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.#be(null);
      }
    }
    this.isKnown = true;
  }

  /** What I am called, or would be: a stranger is drawn a name, once. */
  get name(): string {
    return this.me?.name ?? (this.#drawn ??= madeUpName());
  }

  /** A link that others can follow, by an address of the site that reaches them. */
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

  /** The site has ended a session. True: it was mine, and somebody else has done it. */
  async ended(): Promise<boolean> {
    await this.#own;
    if (!this.me) return false;
    await this.look().catch(() => this.#be(null));
    return this.me === null;
  }

  /** The site says who I am, or that I am nobody any more. */
  heard(person: Person | null): void {
    this.#be(person);
  }

  #be(person: Person | null): void {
    this.me = person;
    this.isKnown = true;
    remember("been-here", person !== null);
  }
}

export const session = new Session();
