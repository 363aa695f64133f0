import { describe, expect, it } from 'vitest';
import { goesOn } from './more';

const box = { scrollTop: 0, scrollLeft: 0, scrollHeight: 500, scrollWidth: 300, clientHeight: 200, clientWidth: 100 };

describe('where a box goes on', () => {
  it('is down and right at its beginning', () => expect(goesOn(box, true, true)).toEqual(['down', 'right']));
  it('is up and left at its end', () => expect(goesOn({ ...box, scrollTop: 300, scrollLeft: 200 }, true, true)).toEqual(['up', 'left']));
  it('is both ways in its middle', () => expect(goesOn({ ...box, scrollTop: 100 }, false, true)).toEqual(['up', 'down']));
  it('is nowhere in a direction in which it does not scroll', () => expect(goesOn(box, false, false)).toEqual([]));
  it('is nowhere for a few pixels', () => expect(goesOn({ ...box, scrollHeight: 203, scrollWidth: 100 }, true, true)).toEqual([]));
});
