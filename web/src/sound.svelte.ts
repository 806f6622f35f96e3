// One soft note when it becomes one's turn. Off until asked for.

import { keep, kept } from "./memory.ts";

let on = $state(kept("sound") === "on");
let context: AudioContext | undefined;

export function soundOn(): boolean {
  return on;
}

export function setSound(to: boolean): void {
  on = to;
  keep("sound", to ? "on" : "off");
  if (to) chime();
}

export function chime(): void {
  if (!on) return;
  context ??= new AudioContext();
  const note = context.createOscillator();
  const volume = context.createGain();
  note.frequency.value = 587;
  volume.gain.setValueAtTime(0.08, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.5);
  note.connect(volume).connect(context.destination);
  note.start();
  note.stop(context.currentTime + 0.5);
}
