import { describe, expect, it } from 'vitest';
import { between, draw, isAlone, rungs, swing } from './review';

const sheet = { width: 100, height: 50, left: 10, right: 10, top: 5, bottom: 5 };
const moment = { place: 5, number: 4, seat: 1, played: 'a', best: 'b', other: 'b', agreed: false, gain: -2, swing: -0.1, hinted: false };
const two = {
  places: 10,
  moments: [moment],
  curve: [
    { place: 0, number: 0, values: [3, 3], shares: [0.5, 0.5] },
    { place: 10, number: 12, values: [9, 1], shares: [1, 0] },
  ],
};

describe('the curve of a review', () => {
  it('goes from the left to the right, 100 % on top', () => {
    const { lines, ys, xs } = draw(two, sheet);
    expect(lines.map((line) => line.path)).toEqual(['M10 25L90 5', 'M10 25L90 45']);
    expect(lines.map((line) => [line.first, line.last])).toEqual([
      [50, 100],
      [50, 0],
    ]);
    expect(ys.map((one) => one.value)).toEqual([0, 25, 50, 75, 100]);
    expect(ys[0]?.y).toBe(45);
    expect(xs.map((one) => one.value)).toEqual([0, 2, 4, 6, 8, 10]);
  });
  it('has the turning points on the lines of those who chose', () => {
    expect(draw(two, sheet).marks).toEqual([{ x: 50, y: 35, number: 1, seat: 1 }]);
  });
  it('has the shapes of two seats never at the same place', () => {
    const [first, second] = draw(two, sheet).lines;
    const apart = first?.signs.slice(0, -1).map((sign, index) => Math.abs(sign.x - (second?.signs[index]?.x ?? 0)));
    expect(apart?.every((distance) => distance > 2)).toBe(true);
    expect(first?.signs.at(-1)).toEqual({ x: 90, y: 5 });
  });
  it('shows points when one plays alone', () => {
    const one = { places: 4, moments: [], curve: [-2, 6, 6].map((value, place) => ({ place: place * 2, number: place, values: [value], shares: [1] })) };
    expect(isAlone(one)).toBe(true);
    const { lines, ys } = draw(one, sheet);
    expect(lines[0]?.path).toBe('M10 45L50 5L90 5');
    expect(ys.map((rung) => rung.value)).toEqual([-2, 0, 2, 4, 6]);
  });
  it('is empty before there is anything', () => {
    expect(draw({ places: 0, moments: [], curve: [] }, sheet).lines).toEqual([]);
    const flat = { places: 1, moments: [], curve: [{ place: 0, number: 0, values: [5], shares: [1] }] };
    expect(draw(flat, sheet).lines[0]?.path).toBe('M10 45');
  });
});

describe('reading off a curve', () => {
  it('takes what lies between two points', () => {
    expect(between([0, 10, 20], [0, 5, 5], 4)).toBe(2);
    expect(between([0, 10, 20], [0, 5, 5], 10)).toBe(5);
    expect(between([0, 10], [1, 2], 99)).toBe(2);
    expect(between([0, 10], [1, 2], 0)).toBe(1);
  });
  it('says what a choice changed', () => {
    expect(swing(-0.123, 'en')).toBe('−12%');
    expect(swing(0.08, 'fr')).toBe('+8\u00a0%');
    expect(swing(-0.004, 'en')).toBe('−0.4%');
  });
  it('has round numbers beside it', () => {
    expect(rungs(0, 100)).toEqual([0, 50, 100]);
    expect(rungs(0, 237, 6)).toEqual([0, 50, 100, 150, 200]);
    expect(rungs(-7.3, 12)).toEqual([-5, 0, 5, 10]);
    expect(rungs(0.1, 0.52)).toEqual([0.2, 0.4]);
  });
});
