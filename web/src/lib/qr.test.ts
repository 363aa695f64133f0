import { describe, expect, it } from 'vitest';
import { qr, times } from './qr';

/** Reads a code back as a telephone does: format, mask, places, blocks, and whether all checks out. */
function read(code: boolean[][]): { text: string; faults: number; mask: number } {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number): number => (code[y]?.[x] ? 1 : 0);
  const spots = [...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y]), [7, 8], ...[5, 4, 3, 2, 1, 0].map((x) => [x, 8])];
  const format = spots.reduce((sum, [x, y], place) => sum | (at(x ?? 0, y ?? 0) << place), 0) ^ 0x5412;
  const mask = (format >> 10) & 7;
  expect(format >> 13).toBe(0); // correction M
  const turned = [
    (i: number, j: number) => (i + j) % 2 === 0,
    (i: number) => i % 2 === 0,
    (_: number, j: number) => j % 3 === 0,
    (i: number, j: number) => (i + j) % 3 === 0,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3) === 0,
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
    (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
  ][mask]!;
  const centres: Record<number, number[]> = { 1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50] };
  const fixed = (x: number, y: number): boolean => {
    if (x === 6 || y === 6 || (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true;
    if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
    const near = centres[version] ?? [];
    return near.some((cx) => near.some((cy) => Math.abs(cx - x) <= 2 && Math.abs(cy - y) <= 2 && !(cx === 6 && cy === 6) && !(cx === 6 && cy === size - 7) && !(cx === size - 7 && cy === 6)));
  };
  const bits: number[] = [];
  let column = size - 1;
  for (let up = true; column > 0; up = !up, column -= 2) {
    if (column === 6) column -= 1;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [column, column - 1]) if (!fixed(x, y)) bits.push(at(x, y) ^ (turned(y, x) ? 1 : 0));
    }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, place) => bits.slice(place * 8, place * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  const shapes: Record<number, [number, number[]]> = {
    1: [10, [16]], 2: [16, [28]], 3: [26, [44]], 4: [18, [32, 32]], 5: [24, [43, 43]], 6: [16, [27, 27, 27, 27]], 7: [18, [31, 31, 31, 31]],
    8: [22, [38, 38, 39, 39]], 9: [22, [36, 36, 36, 37, 37]], 10: [26, [43, 43, 43, 43, 44]],
  };
  const [extra, sizes] = shapes[version]!;
  const blocks: number[][] = sizes.map(() => []);
  let next = 0;
  for (let place = 0; place < Math.max(...sizes); place++) sizes.forEach((length, block) => { if (place < length) blocks[block]!.push(words[next++]!); });
  const data = blocks.flatMap((block) => [...block]);
  for (let place = 0; place < extra; place++) blocks.forEach((block) => block.push(words[next++]!));
  // A block without faults is zero at the powers of two.
  let faults = 0;
  for (const block of blocks) for (let power = 0, root = 1; power < extra; power++, root = times(root, 2)) if (block.reduce((sum, word) => times(sum, root) ^ word, 0) !== 0) faults += 1;
  const stream = data.flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((place) => (word >> place) & 1));
  const take = (from: number, length: number): number => stream.slice(from, from + length).reduce((sum, bit) => sum * 2 + bit, 0);
  expect(take(0, 4)).toBe(4);
  const wide = version < 10 ? 8 : 16;
  const bytes = Array.from({ length: take(4, wide) }, (_, place) => take(4 + wide + place * 8, 8));
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), faults, mask };
}

describe('a QR code', () => {
  it.each([1, 14, 15, 42, 62, 84, 106, 122, 152, 180, 181, 213])('of %i bytes says what it should', (length) => {
    const text = 'https://ludi.example/#/t/0123456789abcdef?invite='.repeat(5).slice(0, length);
    const code = qr(text)!;
    const found = read(code);
    expect(found.text).toBe(text);
    expect(found.faults).toBe(0);
  });

  it('is as small as it can be', () => {
    expect(qr('x'.repeat(14))).toHaveLength(21);
    expect(qr('x'.repeat(15))).toHaveLength(25);
    expect(qr('x'.repeat(213))).toHaveLength(57);
    expect(qr('x'.repeat(214))).toBeNull();
  });

  it('has its three finders, its timing and its dark module', () => {
    const code = qr('Ludi Romani, salve !')!;
    const row = (y: number, from: number, to: number): string => code[y]!.slice(from, to).map((dark) => (dark ? '#' : '.')).join('');
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((y) => row(y, 0, 8))).toEqual(['#######.', '#.....#.', '#.###.#.', '#.###.#.', '#.###.#.', '#.....#.', '#######.', '........']);
    expect(row(0, 18, 25)).toBe('#######');
    expect(row(24, 0, 8)).toBe('#######.');
    expect(row(6, 8, 17)).toBe('#.#.#.#.#');
    expect(code[17]![8]).toBe(true);
  });

  it('speaks other letters too', () => {
    expect(read(qr('Où l’on joue : ○')!).text).toBe('Où l’on joue : ○');
  });
});
