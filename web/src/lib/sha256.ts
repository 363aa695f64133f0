/** SHA-256 of a text, in hexadecimal. Our own, because `crypto.subtle` is only there over https. */

const K: number[] = [];
const FIRST: number[] = [];

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x100000000) | 0;
}

for (let n = 2; K.length < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (FIRST.length < 8) FIRST.push(fraction(Math.sqrt(n)));
  K.push(fraction(Math.cbrt(n)));
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const size = ((bytes.length + 8) >> 6) * 64 + 64;
  const data = new DataView(new ArrayBuffer(size));
  bytes.forEach((byte, at) => data.setUint8(at, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(size - 8, Math.floor(bytes.length / 0x20000000));
  data.setUint32(size - 4, bytes.length << 3);
  const sum = Int32Array.from(FIRST);
  const w = new Int32Array(64);
  for (let block = 0; block < size; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        w[i] = data.getInt32(block + 4 * i);
        continue;
      }
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (sum[i] = (sum[i]! + value) | 0));
  }
  return [...sum].map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
