/** A rating over time as a line with the interval around it. */
import type { MyRating } from './types';

export interface Line {
  line: string;
  band: string;
  rungs: { y: number; value: number }[];
  last: { x: number; y: number };
}

interface Sheet {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round numbers between two bounds, four or five of them. */
export function rungsOf(low: number, high: number): number[] {
  const step = [50, 100, 200, 250, 500, 1000].find((one) => (high - low) / one <= 5) ?? 2000;
  const found: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at);
  return found;
}

export function lineOf(curve: MyRating['curve'], sheet: Sheet): Line {
  const low = Math.min(...curve.map((one) => one.low));
  const high = Math.max(...curve.map((one) => one.high));
  const span = Math.max(1, high - low);
  const wide = sheet.width - sheet.left - sheet.right;
  const tall = sheet.height - sheet.top - sheet.bottom;
  const x = (place: number): number => sheet.left + (curve.length < 2 ? wide : (wide * place) / (curve.length - 1));
  const y = (value: number): number => sheet.top + tall * (1 - (value - low) / span);
  const at = (place: number, value: number): string => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`;
  const ends = curve.map((one, place) => at(place, one.high));
  const back = curve.map((one, place) => at(place, one.low)).reverse();
  const last = curve.at(-1);
  return {
    line: `M${curve.map((one, place) => at(place, one.rating)).join('L')}`,
    band: `M${[...ends, ...back].join('L')}Z`,
    rungs: rungsOf(low, high).map((value) => ({ value, y: y(value) })),
    last: { x: x(curve.length - 1), y: y(last?.rating ?? low) },
  };
}
