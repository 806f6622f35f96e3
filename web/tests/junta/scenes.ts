// Moments of real games (tests/junta/scenes.py makes them).

import { read } from "../board.ts";
import raw from "./scenes.jsonl?raw";

export const { scenes, scene } = read(raw);
