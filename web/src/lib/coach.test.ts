import { describe, expect, it } from 'vitest';
import { Coach } from './coach.svelte';

describe('the coach', () => {
  it('falls silent about what was decided twice without a hint', () => {
    const coach = new Coach();
    coach.decided('any', 'Lead', true);
    coach.decided('any', 'Lead', false);
    expect(coach.understands('any', 'Lead')).toBe(false);
    coach.decided('any', 'Lead', false);
    expect(coach.understands('any', 'Lead')).toBe(true);
    expect(coach.understands('other', 'Lead')).toBe(false);
  });

  it('is on where it was turned on, and forgets the oldest tables', () => {
    const coach = new Coach();
    for (let n = 0; n < 40; n++) coach.turn(`t${n}`, true);
    expect(coach.isOn('t39')).toBe(true);
    expect(coach.isOn('t0')).toBe(false);
    coach.turn('t39', false);
    expect(coach.isOn('t39')).toBe(false);
  });
});
