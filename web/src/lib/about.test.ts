import { describe, expect, it } from 'vitest';
import { beside, parts } from './about.svelte';

const room = { width: 1000, height: 600 };
const card = { width: 200, height: 80 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

describe('the card beside a thing', () => {
  it('has the name on its first line', () => {
    expect(parts('Bains\nLe client agit aussitôt.\n2 points')).toEqual({ name: 'Bains', rest: 'Le client agit aussitôt.\n2 points' });
    expect(parts('Bains')).toEqual({ name: 'Bains', rest: '' });
  });

  it('lies below, in the middle', () => {
    expect(beside(box(400, 100, 100, 50), card, room)).toEqual({ x: 350, y: 160 });
  });

  it('lies above where there is no room below, and never leaves the window', () => {
    expect(beside(box(0, 540, 40, 40), card, room)).toEqual({ x: 8, y: 450 });
    expect(beside(box(980, 540, 20, 40), card, room).x).toBe(792);
  });

  it('lies to a side of what is as high as the window', () => {
    expect(beside(box(100, 0, 100, 600), card, room).x).toBe(210);
    expect(beside(box(850, 0, 100, 600), card, room).x).toBe(640);
  });
});
