// Synthesised sounds of a wooden table: knocks, coins and wax; off by default.
import { session } from "./session.svelte";

/** One stroke: when it begins, how it sounds, how long and how loud. */
interface Stroke {
  at: number;
  /** Of a tone, or of the wood that noise is heard through. */
  hertz: number;
  /** Where the tone falls to. */
  to?: number;
  length: number;
  loud: number;
  shape: OscillatorType | "noise";
}

const knock = (at: number, hertz: number, loud = 0.5): Stroke[] => [
  { at, hertz, length: 0.07, loud, shape: "noise" },
  { at, hertz: hertz / 2, to: hertz / 3, length: 0.09, loud: loud * 0.7, shape: "sine" },
];
/** Metal: inharmonic tones. */
const ring = (at: number, hertz: number, loud = 0.09): Stroke[] =>
  [1, 1.52, 2.06].map((times, number) => ({
    at,
    hertz: hertz * times,
    length: 0.2 - number * 0.05,
    loud: loud / (number + 1),
    shape: "sine" as const,
  }));
const pluck = (at: number, hertz: number, length = 0.18): Stroke => ({
  at,
  hertz,
  length,
  loud: 0.16,
  shape: "triangle",
});

const SOUNDS = {
  /** It is my turn: two knocks on the table. */
  turn: [...knock(0, 420), ...knock(0.15, 360)],
  coin: ring(0, 2900),
  /** A hand closes, a seal is set. */
  seal: [
    { at: 0, hertz: 150, to: 62, length: 0.16, loud: 0.55, shape: "sine" },
    { at: 0, hertz: 320, length: 0.06, loud: 0.3, shape: "noise" },
  ],
  /** All hands open. */
  open: [
    { at: 0, hertz: 900, length: 0.22, loud: 0.12, shape: "noise" },
    pluck(0.02, 330),
    pluck(0.09, 440),
    pluck(0.16, 554, 0.3),
  ],
  /** A hand falls on the table: deep, so that a room hears it. */
  thump: [
    { at: 0, hertz: 110, to: 44, length: 0.28, loud: 0.9, shape: "sine" },
    { at: 0, hertz: 240, length: 0.08, loud: 0.4, shape: "noise" },
  ],
  /** Something new for all: a card, a dragon that falls, a pause. */
  bell: [...ring(0, 880, 0.22), { at: 0, hertz: 440, length: 0.9, loud: 0.14, shape: "sine" }],
  /** One of the last seconds. */
  sand: [{ at: 0, hertz: 3600, length: 0.2, loud: 0.3, shape: "noise" }, ...knock(0, 900, 0.35)],
  time: [...knock(0, 1300, 0.28), ...knock(0.12, 1300, 0.28)],
  talk: knock(0, 760, 0.18),
  win: [
    pluck(0, 392),
    pluck(0.14, 494),
    pluck(0.28, 587),
    pluck(0.42, 784, 0.5),
    ...ring(0.42, 3200, 0.05),
  ],
} satisfies Record<string, Stroke[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function hiss(audio: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  return source;
}

const isWanted = (): boolean => (session.isWall ? session.hasWallSound : session.hasSound);

/** After the first press a browser allows sound. */
export function awaken(): void {
  if (!isWanted()) return;
  context ??= new AudioContext();
  void context.resume();
}

export function play(sound: Sound): void {
  if (!isWanted()) return;
  context ??= new AudioContext();
  // A browser allows no sound before the first press; a sound that comes too late is dropped.
  if (context.state !== "running") return void context.resume();
  const audio = context;
  const now = audio.currentTime;
  for (const stroke of SOUNDS[sound] as Stroke[]) {
    const begins = now + stroke.at;
    const ends = begins + stroke.length;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(stroke.loud * 0.5 * session.volume, begins);
    volume.gain.exponentialRampToValueAtTime(0.0001, ends);
    volume.connect(audio.destination);
    if (stroke.shape === "noise") {
      const wood = audio.createBiquadFilter();
      wood.type = "bandpass";
      wood.frequency.value = stroke.hertz;
      wood.Q.value = 4;
      const source = hiss(audio);
      source.connect(wood).connect(volume);
      source.start(begins);
      source.stop(ends);
    } else {
      const tone = audio.createOscillator();
      tone.type = stroke.shape;
      tone.frequency.setValueAtTime(stroke.hertz, begins);
      if (stroke.to) tone.frequency.exponentialRampToValueAtTime(stroke.to, ends);
      tone.connect(volume);
      tone.start(begins);
      tone.stop(ends);
    }
  }
}
