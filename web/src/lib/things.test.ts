import { describe, expect, it } from 'vitest';
import { holders } from './things';

describe('what holds a thing', () => {
  it('is the zone it lies in, then the seat', () => {
    expect(holders('seat2/stockpile/brick')).toEqual(['seat2/stockpile/brick', 'seat2/stockpile', 'seat2']);
    expect(holders('me/camp')).toEqual(['me/camp', 'me']);
    expect(holders('deck')).toEqual(['deck']);
  });
});
