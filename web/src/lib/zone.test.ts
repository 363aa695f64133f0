import { expect, it } from 'vitest';
import { nearest } from './zone';

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

it('goes to the nearest in that direction, grid-wise', () => {
  const others = [box(20, 0), box(40, 0), box(0, 20), box(20, 20)];
  expect(nearest(box(0, 0), others, 'ArrowRight')).toBe(0);
  expect(nearest(box(0, 0), others, 'ArrowDown')).toBe(2);
  expect(nearest(box(0, 0), others, 'ArrowLeft')).toBe(-1);
  expect(nearest(box(40, 20), others, 'ArrowLeft')).toBe(3);
  expect(nearest(box(40, 20), others, 'ArrowUp')).toBe(1);
});
