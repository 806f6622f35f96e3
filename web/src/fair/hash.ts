// SHA-256 and SHAKE-256 of our own: a browser has crypto.subtle over https alone, and friends come by http://192.168.…
// too; SHAKE it has nowhere.

const utf8 = new TextEncoder();

/** The first bits of the fractions of roots of the first primes, as the standard wants them. */
const PRIMES = Array.from({ length: 312 }, (_, at) => at).filter(
  (one) => one > 1 && !Array.from({ length: one }, (_, of) => of).some((of) => of > 1 && one % of === 0),
);
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const START = PRIMES.slice(0, 8).map((one) => fraction(Math.sqrt(one)));
const ROUND = PRIMES.slice(0, 64).map((one) => fraction(Math.cbrt(one)));

const turned = (one: number, by: number) => (one >>> by) | (one << (32 - by));

/** SHA-256 in hexadecimal. */
export function sha256(text: string): string {
  const told = utf8.encode(text);
  const padded = new Uint8Array(((told.length + 72) >> 6) << 6);
  padded.set(told);
  padded[told.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(told.length / 2 ** 29));
  view.setUint32(padded.length - 4, told.length << 3);
  const state = START.slice();
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) compress(state, words, view, block);
  return state.map((one) => (one >>> 0).toString(16).padStart(8, "0")).join("");
}

function compress(state: number[], words: Int32Array, view: DataView, block: number): void {
  for (let at = 0; at < 16; at++) words[at] = view.getInt32(block + 4 * at);
  for (let at = 16; at < 64; at++) {
    const [near, far] = [words[at - 2]!, words[at - 15]!];
    const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[at] = words[at - 16]! + low + words[at - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const one =
      h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[at]! + words[at]!;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [at, one] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at]! + one) | 0;
}

/** Of Keccak: by how much each lane turns, where it goes, and what a round adds to the first. */
const TURNS = new Uint8Array(25);
const PLACES = new Uint8Array(25);
for (let at = 0, x = 1, y = 0; at < 24; at++) {
  TURNS[x + 5 * y] = (((at + 1) * (at + 2)) / 2) % 64;
  [x, y] = [y, (2 * x + 3 * y) % 5];
}
for (let x = 0; x < 5; x++) for (let y = 0; y < 5; y++) PLACES[x + 5 * y] = y + 5 * ((2 * x + 3 * y) % 5);
const ADDED = new Int32Array(48);
for (let round = 0, bits = 1; round < 24; round++)
  for (let at = 0; at < 7; at++) {
    bits = ((bits << 1) ^ ((bits >> 7) * 0x71)) & 255;
    const place = 2 ** at - 1;
    if (bits & 2) ADDED[2 * round + (place >> 5)]! ^= 1 << (place & 31);
  }

/** The state's lanes, each as its lower and its upper half. */
function keccak(lanes: Int32Array): void {
  const column = new Int32Array(10);
  const moved = new Int32Array(50);
  for (let round = 0; round < 24; round++) {
    column.fill(0);
    for (let at = 0; at < 50; at++) column[at % 10]! ^= lanes[at]!;
    for (let at = 0; at < 50; at++) {
      const [left, right, half] = [(at + 8) % 10, (at + 2) % 10, at & 1];
      const turn = half
        ? (column[right]! << 1) | (column[right - 1]! >>> 31)
        : (column[right]! << 1) | (column[right + 1]! >>> 31);
      lanes[at]! ^= column[left]! ^ turn;
    }
    for (let lane = 0; lane < 25; lane++) {
      const by = TURNS[lane]!;
      let [low, high] = [lanes[2 * lane]!, lanes[2 * lane + 1]!];
      if (by >= 32) [low, high] = [high, low];
      const left = by & 31;
      const to = 2 * PLACES[lane]!;
      moved[to] = left ? (low << left) | (high >>> (32 - left)) : low;
      moved[to + 1] = left ? (high << left) | (low >>> (32 - left)) : high;
    }
    for (let at = 0; at < 50; at++) {
      const row = at - (at % 10);
      lanes[at] = moved[at]! ^ (~moved[row + ((at + 2) % 10)]! & moved[row + ((at + 4) % 10)]!);
    }
    lanes[0]! ^= ADDED[2 * round]!;
    lanes[1]! ^= ADDED[2 * round + 1]!;
  }
}

const RATE = 136;

/** So many bytes of SHAKE-256. */
export function shake256(text: string, length: number): Uint8Array {
  const lanes = new Int32Array(50);
  const put = (at: number, byte: number) => {
    lanes[at >> 2]! ^= byte << (8 * (at & 3));
  };
  let at = 0;
  for (const byte of utf8.encode(text)) {
    put(at++, byte);
    if (at === RATE) {
      keccak(lanes);
      at = 0;
    }
  }
  put(at, 0x1f);
  put(RATE - 1, 0x80);
  const found = new Uint8Array(length);
  for (let byte = 0; byte < length; byte++) {
    if (byte % RATE === 0) keccak(lanes);
    const from = byte % RATE;
    found[byte] = lanes[from >> 2]! >>> (8 * (from & 3));
  }
  return found;
}
