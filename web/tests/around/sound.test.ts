// What is heard, and where: nothing on a phone unless one wants it, everything at the wall.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface Heard {
  /** Of a tone; null: noise. */
  hertz: number | null;
  at: number;
  until: number;
}
let heard: Heard[];
let loud: number[];
let begun: number;
let state: AudioContextState;

class Param {
  value = 0;
  setValueAtTime(value: number): void {
    this.value = value;
  }
  exponentialRampToValueAtTime(value: number): void {
    // As a browser: an exponential never gets to nothing.
    if (value <= 0) throw new RangeError("not above 0");
  }
}
class Node {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  type = "";
  buffer: unknown = null;
  #at = 0;
  connect(to: unknown): unknown {
    if (to === "speaker") loud.push(this.gain.value);
    return to;
  }
  start(at: number): void {
    this.#at = at;
  }
  stop(until: number): void {
    heard.push({ hertz: this.buffer ? null : this.frequency.value, at: this.#at, until });
  }
}
class Audio {
  sampleRate = 8000;
  currentTime = 10;
  destination = "speaker";
  constructor() {
    begun += 1;
  }
  get state(): AudioContextState {
    return state;
  }
  resume(): Promise<void> {
    state = "running";
    return Promise.resolve();
  }
  createGain = (): Node => new Node();
  createOscillator = (): Node => new Node();
  createBiquadFilter = (): Node => new Node();
  createBufferSource = (): Node => new Node();
  createBuffer = (_: number, length: number): unknown => ({
    getChannelData: () => new Float32Array(length),
  });
}

/** A page that was just loaded. */
async function page() {
  vi.resetModules();
  const { session } = await import("../../src/state/session.svelte");
  const { awaken, play } = await import("../../src/state/sound");
  return { session, awaken, play };
}

beforeEach(() => {
  heard = [];
  loud = [];
  begun = 0;
  state = "running";
  vi.stubGlobal("AudioContext", Audio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("a phone is silent, until somebody wants to hear it", async () => {
  const { session, awaken, play } = await page();
  awaken();
  play("thump");
  expect(begun).toBe(0);
  session.setSound(true);
  play("thump");
  expect(heard).not.toEqual([]);
});

test("the wall is heard at once, and can be turned down and off", async () => {
  const { session, play } = await page();
  session.isWall = true;
  play("thump");
  const full = [...loud];
  expect(Math.max(...full)).toBeGreaterThan(0);
  loud = [];
  session.setWallSound(true, 0.5);
  play("thump");
  expect(loud).toEqual(full.map((one) => one / 2));
  loud = [];
  session.setWallSound(false, 0);
  play("thump");
  expect(loud).toEqual([]);
});

test("a thump is deep, a coin is high, a bell rings on, and sand hisses", async () => {
  const { session, play } = await page();
  session.isWall = true;
  const of = (sound: "thump" | "coin" | "bell" | "sand"): Heard[] => {
    heard = [];
    play(sound);
    expect(heard.every(({ at, until }) => at >= 10 && until > at)).toBe(true);
    return heard;
  };
  const tones = (all: Heard[]): number[] => all.flatMap(({ hertz }) => hertz ?? []);
  expect(Math.max(...tones(of("thump")))).toBeLessThan(200);
  expect(Math.min(...tones(of("coin")))).toBeGreaterThan(2000);
  expect(Math.max(...of("bell").map(({ until }) => until))).toBeGreaterThan(10.5);
  expect(of("sand").some(({ hertz }) => hertz === null)).toBe(true);
});

test("before the first press nothing sounds, and nothing is made up for later", async () => {
  const { session, awaken, play } = await page();
  session.isWall = true;
  state = "suspended";
  play("bell");
  expect(heard).toEqual([]);
  awaken();
  expect(state).toBe("running");
  expect(heard).toEqual([]);
  play("bell");
  expect(heard).not.toEqual([]);
});
