/**
 * QR codes (ISO/IEC 18004) for invitations: bytes, error correction M, versions 1 to 10, which
 * is room for 213 bytes. `qr` gives the modules, row by row; true is dark.
 */

/** By version: codewords of error correction in a block, then blocks as [how many, data codewords]. */
const BLOCKS: readonly (readonly [number, readonly (readonly [number, number])[]])[] = [
  [0, []],
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [22, [[2, 38], [2, 39]]],
  [22, [[3, 36], [2, 37]]],
  [26, [[4, 43], [1, 44]]],
];
/** By version: where the small squares have their centres. */
const CENTRES: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// ------------------------------------------------------------------ numbers of the field

const POWER: number[] = [];
const LOG: number[] = [];
for (let place = 0, value = 1; place < 255; place++) {
  POWER[place] = value;
  LOG[value] = place;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}

export function times(a: number, b: number): number {
  return a && b ? (POWER[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0;
}

/** The codewords that correct errors in some data. */
function correction(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let place = 0; place < count; place++) {
    const next = [...divisor, 0];
    divisor.forEach((one, at) => (next[at + 1] = (next[at + 1] ?? 0) ^ times(one, POWER[place] ?? 0)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at] ?? 0;
    divisor.forEach((one, step) => (rest[at + step] = (rest[at + step] ?? 0) ^ times(one, lead)));
  });
  return rest.slice(data.length);
}

// ------------------------------------------------------------------ codewords

function roomIn(version: number): number {
  return (BLOCKS[version]?.[1] ?? []).reduce((sum, [count, size]) => sum + count * size, 0);
}

/** The data: mode, length, bytes, end, padding. */
function packed(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let place = length - 1; place >= 0; place--) bits.push((value >> place) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  const room = roomIn(version) * 8;
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; words.length < room / 8; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Data and correction, the blocks' words in turn. */
function interleaved(words: readonly number[], version: number): number[] {
  const [count, shapes] = BLOCKS[version] ?? [0, []];
  const blocks: number[][] = [];
  let at = 0;
  for (const [many, size] of shapes) {
    for (let block = 0; block < many; block++) {
      blocks.push(words.slice(at, at + size));
      at += size;
    }
  }
  const made: number[] = [];
  const turn = (rows: readonly number[][]): void => {
    for (let place = 0; place < Math.max(...rows.map((row) => row.length)); place++)
      for (const row of rows) if (place < row.length) made.push(row[place] ?? 0);
  };
  turn(blocks);
  turn(blocks.map((block) => correction(block, count)));
  return made;
}

// ------------------------------------------------------------------ the drawing

class Drawing {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
  }

  fix(x: number, y: number, dark: boolean): void {
    const row = this.dark[y];
    const known = this.fixed[y];
    if (!row || !known || x < 0 || x >= this.size) return;
    row[x] = dark;
    known[x] = true;
  }

  patterns(): void {
    const last = this.size - 1;
    for (let at = 0; at < this.size; at++) {
      this.fix(at, 6, at % 2 === 0);
      this.fix(6, at, at % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [last - 3, 3], [3, last - 3]] as const) this.square(x, y, 4);
    const centres = CENTRES[this.version] ?? [];
    const end = centres.length - 1;
    centres.forEach((x, i) =>
      centres.forEach((y, j) => {
        const corner = (i === 0 && j === 0) || (i === 0 && j === end) || (i === end && j === 0);
        if (!corner) this.square(x, y, 2);
      }),
    );
    this.format(0);
    if (this.version >= 7) this.numbered();
  }

  /** Rings around a centre; a finder has a light margin as its outermost. */
  square(x: number, y: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.fix(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
  }

  /** Which mask, with correction M, written twice. */
  format(mask: number): void {
    let rest = mask; // M is 00
    for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (place: number): boolean => ((bits >> place) & 1) === 1;
    const last = this.size - 1;
    for (let place = 0; place < 15; place++) {
      const up = place < 6 ? place : place < 8 ? place + 1 : 0;
      if (place < 8) this.fix(8, up, bit(place));
      else this.fix(place === 8 ? 7 : 14 - place, 8, bit(place));
      if (place < 8) this.fix(last - place, 8, bit(place));
      else this.fix(8, last - 14 + place, bit(place));
    }
    this.fix(8, last - 7, true);
  }

  /** From version 7 on, the version twice. */
  numbered(): void {
    let rest = this.version;
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let place = 0; place < 18; place++) {
      const dark = ((bits >> place) & 1) === 1;
      const a = this.size - 11 + (place % 3);
      const b = Math.floor(place / 3);
      this.fix(a, b, dark);
      this.fix(b, a, dark);
    }
  }

  /** The free places in the order they are filled: pairs of columns, up and down, from the right. */
  places(): [number, number][] {
    const made: [number, number][] = [];
    let up = true;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) if (!this.fixed[y]?.[x]) made.push([x, y]);
      }
      up = !up;
    }
    return made;
  }

  fill(words: readonly number[], mask: number): void {
    const turned = MASKS[mask] ?? (() => false);
    this.places().forEach(([x, y], place) => {
      const bit = (((words[place >> 3] ?? 0) >> (7 - (place & 7))) & 1) === 1;
      const row = this.dark[y];
      if (row) row[x] = bit !== turned(x, y);
    });
    this.format(mask);
  }

  /** How hard it is to read: long runs, blocks, patterns like a finder, too much of one colour. */
  penalty(): number {
    let sum = 0;
    const at = (x: number, y: number): boolean => this.dark[y]?.[x] ?? false;
    for (const look of [at, (x: number, y: number) => at(y, x)]) {
      for (let y = 0; y < this.size; y++) {
        const row = Array.from({ length: this.size }, (_, x) => (look(x, y) ? '1' : '0')).join('');
        for (const run of row.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
        for (const finder of ['10111010000', '00001011101'])
          for (let x = row.indexOf(finder); x >= 0; x = row.indexOf(finder, x + 1)) sum += 40;
      }
    }
    let dark = 0;
    for (let y = 0; y < this.size; y++)
      for (let x = 0; x < this.size; x++) {
        if (at(x, y)) dark += 1;
        const same = x + 1 < this.size && y + 1 < this.size && at(x, y) === at(x + 1, y) && at(x, y) === at(x, y + 1) && at(x, y) === at(x + 1, y + 1);
        if (same) sum += 3;
      }
    return sum + Math.floor(Math.abs((dark / this.size ** 2) * 20 - 10)) * 10;
  }
}

/** The modules of a text's code; null if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, at) => at > 0 && bytes.length <= roomIn(at) - (at < 10 ? 2 : 3));
  if (version < 0) return null;
  const words = interleaved(packed(bytes, version), version);
  let best: Drawing | null = null;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    const drawing = new Drawing(version);
    drawing.patterns();
    drawing.fill(words, mask);
    const penalty = drawing.penalty();
    if (penalty < least) [best, least] = [drawing, penalty];
  }
  return best?.dark ?? null;
}
