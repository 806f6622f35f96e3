import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  chime,
  play,
  SOUNDS,
  type Sound,
  setSound,
  setVolume,
  soundOn,
  volume,
} from "../src/sound.svelte.ts";
import SoundControl from "../src/table/SoundControl.svelte";

let begun: { at: number; end: number }[] = [];
let gains: { value: number }[] = [];

const parameter = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = (more: object = {}) => {
  const made = { connect: (to: unknown) => to, ...more };
  return made;
};
const source = () => {
  const times = { at: 0, end: 0 };
  begun.push(times);
  return node({
    frequency: parameter(),
    start: (at: number) => {
      times.at = at;
    },
    stop: (at: number) => {
      times.end = at;
    },
  });
};

class Context {
  state = "suspended";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = () => Promise.reject(new Error("the page was not touched yet"));
  createOscillator = source;
  createBufferSource = source;
  createBiquadFilter = () => node({ frequency: parameter() });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createGain = () => {
    const gain = parameter();
    gains.push(gain);
    return node({ gain });
  };
}

let now = 0;
beforeEach(() => {
  vi.stubGlobal("AudioContext", Context);
  // Never the same moment twice, so that no sound is left out as the one before again.
  now += 10_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  setSound(false);
  setVolume(60);
  begun = [];
  gains = [];
});
afterEach(() => {
  cleanup();
  setSound(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const NAMES = Object.keys(SOUNDS) as Sound[];

test.each(NAMES)("%s is short, and can be heard", (name) => {
  setSound(true);
  begun = [];
  now += 1000;
  play(name);
  expect(begun).toHaveLength(SOUNDS[name].length);
  for (const { at, end } of begun) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThan(at);
    expect(end).toBeLessThanOrEqual(0.6);
  }
});

test("all that the table wants to be heard has a sound", () => {
  expect(NAMES.sort()).toEqual(
    ["battle", "broken", "coins", "fall", "formed", "move", "turn", "vote", "win"].sort(),
  );
});

test("off until wanted, and silent at volume 0", () => {
  chime();
  expect(begun).toEqual([]);
  setVolume(0);
  setSound(true);
  expect(begun).toEqual([]);
});

test("the same again within a moment is one sound; another is not", () => {
  setSound(true);
  now += 1000;
  begun = [];
  play("coins");
  play("coins");
  expect(begun).toHaveLength(SOUNDS.coins.length);
  play("move");
  expect(begun).toHaveLength(SOUNDS.coins.length + SOUNDS.move.length);
});

test("half the volume is a quarter of the strength", () => {
  setVolume(100);
  setSound(true);
  const loud = gains[0]!.value;
  now += 1000;
  gains = [];
  setVolume(50);
  chime();
  expect(gains[0]!.value).toBeCloseTo(loud / 4);
});

test("a browser without sound stays silent", () => {
  vi.stubGlobal("AudioContext", undefined);
  expect(() => setSound(true)).not.toThrow();
});

test("one click turns it on and shows how loud; both are remembered", async () => {
  render(SoundControl);
  expect(screen.queryByRole("slider")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Sound off" }));
  expect(soundOn()).toBe(true);
  expect(localStorage.getItem("hemicycle-sound")).toBe("on");
  await fireEvent.input(screen.getByRole("slider", { name: "Volume" }), { target: { value: "25" } });
  expect(volume()).toBe(25);
  expect(localStorage.getItem("hemicycle-volume")).toBe("25");
  await fireEvent.click(screen.getByRole("button", { name: "Sound on" }));
  expect(soundOn()).toBe(false);
});
