/** The curve of a review: from numbers to lines on a sheet of a given size. */
import type { Review } from './types';

export interface Sheet {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Dot {
  x: number;
  y: number;
}
export interface Line {
  seat: number;
  path: string;
  /** Where the seat's shape is set on its line, so that colour is never alone. */
  signs: Dot[];
  first: number;
  last: number;
}
export interface Mark extends Dot {
  number: number;
  seat: number;
}
export interface Drawing {
  lines: Line[];
  marks: Mark[];
  /** What the heights and the widths mean. */
  ys: { y: number; value: number }[];
  xs: { x: number; value: number }[];
}

const SIGNS = [0.2, 0.45, 0.7];

/** Whether the curve shows chances, or (alone) what the position is worth. */
export function isAlone(review: Pick<Review, 'curve'>): boolean {
  return (review.curve[0]?.shares.length ?? 0) < 2;
}

/** What a choice changed: chances in percent, finer where they are small. */
export function swing(share: number, language: string): string {
  const digits = Math.abs(share) < 0.01 ? 1 : 0;
  const text = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits });
  return text.format(share).replace('-', '−');
}

/** Some round numbers from least to most. */
export function rungs(least: number, most: number, count = 4): number[] {
  const span = Math.max(most - least, 1e-9) / count;
  const power = 10 ** Math.floor(Math.log10(span));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= span) ?? power;
  const found: number[] = [];
  for (let at = Math.ceil(least / step - 1e-9); at * step <= most + step * 1e-6; at++) found.push(Number((at * step).toPrecision(12)));
  return found;
}

/** The value of a series at a place, between the points it has. */
export function between(places: readonly number[], series: readonly number[], place: number): number {
  const after = places.findIndex((one) => one >= place);
  if (after === -1) return series[series.length - 1] ?? 0;
  if (after === 0 || places[after] === place) return series[after] ?? 0;
  const [a, b] = [places[after - 1] ?? 0, places[after] ?? 0];
  const [from, to] = [series[after - 1] ?? 0, series[after] ?? 0];
  return from + ((to - from) * (place - a)) / (b - a);
}

export function draw(review: Pick<Review, 'curve' | 'moments' | 'places'>, sheet: Sheet): Drawing {
  const { curve } = review;
  if (curve.length === 0) return { lines: [], marks: [], ys: [], xs: [] };
  const alone = isAlone(review);
  const places = curve.map((point) => point.place);
  const seats = [...(curve[0]?.shares.keys() ?? [])];
  const series = seats.map((seat) => curve.map((point) => (alone ? (point.values[seat] ?? 0) : 100 * (point.shares[seat] ?? 0))));
  const least = alone ? Math.min(...series.flat()) : 0;
  const most = alone ? Math.max(...series.flat(), least + 1) : 100;
  const end = Math.max(1, review.places);
  const x = (place: number): number => round(sheet.left + ((sheet.width - sheet.left - sheet.right) * place) / end);
  const y = (value: number): number => round(sheet.height - sheet.bottom - ((sheet.height - sheet.top - sheet.bottom) * (value - least)) / (most - least));
  const at = (seat: number, place: number): Dot => ({ x: x(place), y: y(between(places, series[seat] ?? [], place)) });
  return {
    lines: seats.map((seat) => ({
      seat,
      path: places.map((place, index) => `${index === 0 ? 'M' : 'L'}${x(place)} ${y(series[seat]?.[index] ?? 0)}`).join(''),
      // Each seat's signs a little further on than the last one's, so that they do not cover each other.
      signs: [...SIGNS.map((share) => share + seat * 0.04), 1].map((share) => at(seat, share * end)),
      first: series[seat]?.[0] ?? 0,
      last: series[seat]?.at(-1) ?? 0,
    })),
    marks: review.moments.map((moment, index) => ({ ...at(moment.seat, moment.place), number: index + 1, seat: moment.seat })),
    ys: (alone ? rungs(least, most) : [0, 25, 50, 75, 100]).map((value) => ({ y: y(value), value })),
    xs: rungs(0, end, 6).filter((value) => Number.isInteger(value)).map((value) => ({ x: x(value), value })),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
