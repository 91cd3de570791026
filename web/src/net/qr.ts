// A QR code for the link of a table: bytes, error correction L, one block. Enough for any link of ours.

/** Of versions 1 to 5 at level L: data and correction codewords. */
const SIZES: readonly [data: number, correction: number][] = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
];

const LOG = new Uint8Array(256);
const EXP = new Uint8Array(512);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
const times = (a: number, b: number): number => (a && b ? at(EXP, at(LOG, a) + at(LOG, b)) : 0);

/** Reed-Solomon: what remains after dividing by the generator of this degree. */
function correction(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...generator, 0];
    generator.forEach((factor, j) => (next[j + 1] = at(next, j + 1) ^ times(factor, at(EXP, i))));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = at(rest, i);
    if (lead) generator.forEach((factor, j) => (rest[i + j] = at(rest, i + j) ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, data: number, extra: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, data * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(Number.parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let i = 0; words.length < data; i++) words.push(i % 2 ? 0x11 : 0xec);
  return [...words, ...correction(words, extra)];
}

/** The rows of a code, true is dark, without the quiet zone; null: the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([data]) => bytes.length + 2 <= data) + 1;
  const sizes = SIZES[version - 1];
  if (!sizes) return null;
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, is: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    (dark[y] as boolean[])[x] = is;
    (fixed[y] as boolean[])[x] = true;
  };

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  if (version > 1) {
    const centre = size - 7;
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) set(centre + dx, centre + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }
  // Level L with mask 0, as its fifteen bits are in the standard.
  const format = 0b111011111000100;
  for (let i = 0; i < 15; i++) {
    const is = ((format >> i) & 1) === 1;
    if (i < 6) set(8, i, is);
    else if (i < 8) set(8, i + 1, is);
    else if (i === 8) set(7, 8, is);
    else set(14 - i, 8, is);
    if (i < 8) set(size - 1 - i, 8, is);
    else set(8, size - 15 + i, is);
  }
  set(8, size - 8, true);

  const words = codewords(bytes, ...sizes);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const isUp = ((right + 1) & 2) === 0;
        const y = isUp ? size - 1 - step : step;
        if (fixed[y]?.[x]) continue;
        const is = ((at(words, bit >> 3) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        (dark[y] as boolean[])[x] = is !== ((x + y) % 2 === 0);
      }
    }
  }
  return dark;
}
