import { describe, expect, it } from 'vitest';
import { agreed, brief, left, mine, received } from './clock.svelte';
import { words } from './texts.svelte';
import type { SeatClock } from './types';

const clock = (more: Partial<SeatClock> = {}): SeatClock => ({ left: 65_000, running: true, resting: false, out_at: null, ...more });

describe('clocks', () => {
  it('count on from when they came, and never below nothing', () => {
    const one = clock();
    received([{ clock: one }, { clock: null }]);
    const came = performance.now();
    expect(left(one, came)).toBeGreaterThan(64_900);
    expect(Math.round(left(one, came + 5_000) / 1000)).toBe(60);
    expect(left(one, came + 100_000)).toBe(0);
    expect(left(clock({ running: false }), came + 100_000)).toBe(65_000);
    expect(left(clock({ resting: true }), came + 100_000)).toBe(65_000);
  });

  it('are as exact as it matters', () => {
    words.language = 'en';
    expect(brief(65_000)).toBe('1:05');
    expect(brief(900)).toBe('0:01');
    expect(brief(3 * 3_600_000 + 20 * 60_000)).toBe('3 h 20');
    expect(brief(72 * 3_600_000)).toBe('3 days');
    words.language = 'fr';
  });

  it('tell which of mine is nearest its end', () => {
    const seat = (number: number, me: boolean, remaining: number): never => ({ seat: number, me, clock: clock({ left: remaining }) }) as never;
    expect(mine({ asked: [0, 1, 2], seats: [seat(0, true, 5000), seat(1, true, 3000), seat(2, false, 1000), seat(3, true, 10)] })?.left).toBe(3000);
    expect(mine({ asked: [2], seats: [seat(0, true, 5000)] })).toBe(null);
  });

  it('say what was agreed', () => {
    words.language = 'en';
    expect(agreed({ kind: 'live', minutes: 15, increment: 10, at_zero: 'out' })).toMatch(/15 minutes.*10 seconds.*last/);
    expect(agreed({ kind: 'days', hours: 48, bank: 12, weekends: true })).toMatch(/2 days.*12 h.*weekends.*until/);
    words.language = 'fr';
  });
});
