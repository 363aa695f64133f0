import { describe, expect, it } from 'vitest';
import { lineOf, rungsOf } from './ladder';

const sheet = { width: 200, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
const moment = (rating: number): never => ({ rating, low: rating - 100, high: rating + 100, at: '', table: 't', rank: 1, players: 2 }) as never;

describe('the curve of a rating', () => {
  it('stays on its sheet, and its line within its band', () => {
    const drawn = lineOf([moment(1000), moment(1050), moment(900)], sheet);
    const numbers = [...`${drawn.line} ${drawn.band}`.matchAll(/-?[\d.]+/g)].map(Number);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(200);
    expect(drawn.last.x).toBe(200);
  });

  it('is a point after one game', () => {
    expect(lineOf([moment(1000)], sheet).line).toBe('M200.0 50.0');
  });

  it('has a few round numbers beside it', () => {
    expect(rungsOf(347, 1653)).toEqual([500, 1000, 1500]);
    expect(rungsOf(990, 1010)).toEqual([1000]);
  });
});
