// A small set of sounds, made here and not fetched: each is a few notes, none lasts longer than 0.6 seconds. Off until
// asked for; then as loud as chosen. Whoever shows something that can be heard calls `play("vote")`: nothing happens
// while sound is off, and the same sound again within a moment is one sound.

import { keep, kept } from "./memory.ts";

/** One note of a sound; times in seconds from its beginning, pitches in hertz. */
interface Note {
  at: number;
  length: number;
  /** A tone of this form; `noise` rushes, and its pitch says how dark it is. */
  form: OscillatorType | "noise";
  pitch: number;
  /** Where its pitch glides to. */
  to?: number;
  /** Of the whole volume; 1 is the loudest. */
  loud: number;
}

const tone = (
  at: number,
  pitch: number,
  length: number,
  loud = 0.5,
  form: OscillatorType = "sine",
): Note => ({
  at,
  length,
  form,
  pitch,
  loud,
});
const rush = (at: number, pitch: number, length: number, loud: number, to = pitch): Note => ({
  at,
  length,
  form: "noise",
  pitch,
  to,
  loud,
});

/** What can be heard, and when. */
export const SOUNDS = {
  /** It is one's turn: two soft notes upwards. */
  turn: [tone(0, 587, 0.3, 0.45), tone(0.13, 880, 0.42, 0.4)],
  /** A card, a token or anything else was moved: paper on wood. */
  move: [rush(0, 2400, 0.07, 0.25, 900), tone(0.02, 190, 0.08, 0.3, "triangle")],
  /** A vote is opened: a gavel, twice. */
  vote: [
    rush(0, 700, 0.06, 0.4),
    tone(0, 165, 0.12, 0.6, "triangle"),
    rush(0.2, 700, 0.06, 0.3),
    tone(0.2, 165, 0.16, 0.5, "triangle"),
  ],
  /** A government is formed: a chord that opens. */
  formed: [
    tone(0, 262, 0.55, 0.35, "triangle"),
    tone(0.07, 330, 0.5, 0.3, "triangle"),
    tone(0.14, 392, 0.45, 0.3, "triangle"),
    tone(0.21, 523, 0.38, 0.25),
  ],
  /** A government falls: down, and a thud. */
  fall: [
    { at: 0, length: 0.4, form: "triangle", pitch: 392, to: 110, loud: 0.45 },
    { at: 0.34, length: 0.24, form: "sine", pitch: 90, to: 45, loud: 0.9 },
    rush(0.34, 300, 0.16, 0.35),
  ],
  /** A shot, or a battle of a coup: dark and far away. */
  battle: [
    rush(0, 900, 0.32, 0.7, 120),
    { at: 0, length: 0.25, form: "sine", pitch: 130, to: 42, loud: 0.9 },
    rush(0.22, 500, 0.34, 0.2, 90),
  ],
  /** Coins, bills or food change hands. */
  coins: [tone(0, 1976, 0.12, 0.14), tone(0.06, 2637, 0.16, 0.14), tone(0.14, 2349, 0.22, 0.1)],
  /** The game is won: a small fanfare. */
  win: [
    tone(0, 523, 0.14, 0.3, "triangle"),
    tone(0.11, 659, 0.14, 0.3, "triangle"),
    tone(0.22, 784, 0.36, 0.35, "triangle"),
    tone(0.22, 1047, 0.36, 0.22),
    tone(0.22, 523, 0.36, 0.25, "triangle"),
  ],
  /** A promise is broken: two notes that do not agree. */
  broken: [
    { at: 0, length: 0.5, form: "triangle", pitch: 311, to: 294, loud: 0.4 },
    { at: 0.04, length: 0.5, form: "triangle", pitch: 330, to: 277, loud: 0.35 },
    rush(0, 3200, 0.05, 0.2),
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

/** The same sound again sooner than this many milliseconds is not played: bots move many things at once. */
const AGAIN = 90;
/** Even the loudest is no louder than this. */
const FULL = 0.3;

let on = $state(kept("sound") === "on");
let loudness = $state(firstVolume());
let context: AudioContext | undefined;
const last = new Map<Sound, number>();

function firstVolume(): number {
  const known = Number(kept("volume") ?? "60");
  return known >= 0 && known <= 100 ? known : 60;
}

export function soundOn(): boolean {
  return on;
}

export function setSound(to: boolean): void {
  on = to;
  keep("sound", to ? "on" : "off");
  if (to) play("turn");
}

/** How loud, from 0 to 100. */
export function volume(): number {
  return loudness;
}

export function setVolume(to: number): void {
  loudness = Math.max(0, Math.min(100, Math.round(to)));
  keep("volume", String(loudness));
}

/** Let a sound be heard, if sounds are wanted. */
export function play(name: Sound): void {
  if (!on || !loudness || typeof AudioContext === "undefined") return;
  const now = performance.now();
  if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < AGAIN) return;
  last.set(name, now);
  context ??= new AudioContext();
  // A browser lets a page be heard once it has been touched; until then it is silent, and nothing is amiss.
  if (context.state === "suspended") context.resume().catch(() => undefined);
  const out = context.createGain();
  // Ears hear in steps, not in amounts: half the volume is a quarter of the strength.
  out.gain.value = FULL * (loudness / 100) ** 2;
  out.connect(context.destination);
  for (const note of SOUNDS[name]) sound(context, out, note);
}

/** It is one's turn. */
export const chime = (): void => play("turn");

function sound(from: AudioContext, out: AudioNode, note: Note): void {
  const begin = from.currentTime + note.at;
  const end = begin + note.length;
  const strength = from.createGain();
  strength.gain.setValueAtTime(0.0001, begin);
  strength.gain.exponentialRampToValueAtTime(note.loud, begin + Math.min(0.012, note.length / 3));
  strength.gain.exponentialRampToValueAtTime(0.0001, end);
  strength.connect(out);
  if (note.form === "noise") {
    const source = from.createBufferSource();
    source.buffer = noise(from);
    const dark = from.createBiquadFilter();
    dark.type = "lowpass";
    glide(dark.frequency, note, begin, end);
    source.connect(dark).connect(strength);
    source.start(begin);
    source.stop(end);
  } else {
    const source = from.createOscillator();
    source.type = note.form;
    glide(source.frequency, note, begin, end);
    source.connect(strength);
    source.start(begin);
    source.stop(end);
  }
}

function glide(parameter: AudioParam, note: Note, begin: number, end: number): void {
  parameter.setValueAtTime(note.pitch, begin);
  if (note.to) parameter.exponentialRampToValueAtTime(note.to, end);
}

let rushing: AudioBuffer | undefined;

/** Half a second of noise, made once. */
function noise(from: AudioContext): AudioBuffer {
  if (!rushing) {
    rushing = from.createBuffer(1, from.sampleRate / 2, from.sampleRate);
    const data = rushing.getChannelData(0);
    for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  }
  return rushing;
}
