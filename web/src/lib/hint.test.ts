import { describe, expect, it } from 'vitest';
import { asked, clarity, distance, points, worth, worthALook } from './hint';

const idea = (worse: number, ...touches: string[]) => ({ id: 1, say: '', touches, visits: 1, expected: 0, worse });

describe('hints', () => {
  it('hold as long as the same answers are possible', () => {
    expect(asked([{ id: 3 }, { id: 14 }])).toBe(asked([{ id: 3 }, { id: 14 }]));
    expect(asked([{ id: 3 }, { id: 14 }])).not.toBe(asked([{ id: 31 }, { id: 4 }]));
  });
  it('write points as the language does', () => {
    expect(points(1234.56, 'en')).toBe('1,234.6');
    expect(points(12.34, 'fr')).toBe('12,3');
    expect(points(-1.25, 'fr', true)).toBe('−1,3');
    expect(points(2, 'en', true)).toBe('+2.0');
    expect(points(-0.04, 'en', true)).toBe('0.0');
  });
  it('know what decides the game', () => {
    expect(worth(110, 15)).toBe('wins');
    expect(worth(-90, 15)).toBe('loses');
    expect(worth(17, 15)).toBe('points');
    expect([0.01, 0.4, 80].map(distance)).toEqual(['same', 'worse', 'far']);
  });
  it('first only show what deserves a look: of the best three, but nothing that loses', () => {
    expect(worthALook({ ideas: [idea(0, 'pool', 'me/hand'), idea(1, 'pool'), idea(2, 'jacks'), idea(3, 'deck')] })).toEqual(['pool', 'me/hand', 'jacks']);
    expect(worthALook({ ideas: [idea(0, 'pool'), idea(80, 'deck')] })).toEqual(['pool']);
    expect(worthALook({ ideas: [idea(0)] })).toEqual([]);
  });
  it('say whether it matters', () => {
    expect(clarity({ ideas: [idea(0)] })).toBe('plain');
    expect(clarity({ ideas: [idea(0), idea(0.1)] })).toBe('close');
    expect(clarity({ ideas: [idea(0), idea(1)] })).toBe('plain');
    expect(clarity({ ideas: [idea(0), idea(5)] })).toBe('clear');
  });
});
