// Sounds of a wooden table, made here: short knocks and coins, and none unless one wants them.
import { session } from "./session.svelte";

/** Frequency, length in seconds, loudness and shape of each stroke, one after the other. */
type Stroke = [hertz: number, length: number, loud: number, shape: OscillatorType];

const SOUNDS = {
  turn: [[220, 0.09, 0.5, "triangle"], [220, 0.14, 0.5, "triangle"]],
  coin: [[1850, 0.05, 0.14, "sine"], [2480, 0.12, 0.1, "sine"]],
  seal: [[130, 0.12, 0.7, "triangle"]],
  open: [[330, 0.07, 0.3, "triangle"], [440, 0.07, 0.3, "triangle"], [550, 0.16, 0.3, "triangle"]],
  time: [[990, 0.05, 0.25, "square"], [990, 0.05, 0.25, "square"]],
  talk: [[700, 0.05, 0.18, "sine"]],
  win: [[392, 0.14, 0.3, "triangle"], [494, 0.14, 0.3, "triangle"], [588, 0.14, 0.3, "triangle"], [784, 0.36, 0.3, "triangle"]],
} satisfies Record<string, Stroke[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!session.hasSound) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [hertz, length, loud, shape] of SOUNDS[sound] as Stroke[]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(hertz, at);
    volume.gain.setValueAtTime(loud * 0.4, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.8;
  }
}
