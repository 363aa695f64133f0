/** A game without a board of its own can be played to its end: whatever may be touched is there. */
import { describe, expect, it } from 'vitest';
import { words } from '../lib/texts.svelte';
import { drawing, idsIn } from './bench';
import GenericBoard from './GenericBoard.svelte';
import { Naming } from './naming';
import type { Stored } from './stored';

const games = Object.entries(import.meta.glob<Stored>('./*/fixtures/all.ts', { eager: true, import: 'positions' }));

describe.each(games)('%s', (_, positions) => {
  it('has every thing an action touches', () => {
    const draw = drawing(GenericBoard, positions);
    for (const fixture of positions.fixtures) {
      const html = draw(fixture);
      const ids = idsIn(html);
      const wanted = fixture.state.legal.flatMap((action) => action.touches);
      expect(wanted.filter((id) => !ids.includes(id)), fixture.name).toEqual([]);
      expect(html, fixture.name).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

it('things are named by the game’s texts, as far as they go', () => {
  words.language = 'en';
  const naming = new Naming({ 'zone-stock': 'Stockpile', 'good-brick': 'bricks', 'score-brick': 'for bricks', 'card-wall': 'the Wall' });
  expect(naming.thing('seat2/stock/brick', 'You', ['Ann', 'Ben'])).toBe('Ben · Stockpile · bricks');
  expect(naming.thing('me/hand/wall', 'You', [])).toBe('You · Hand · the Wall');
  expect(naming.field('hand_count')).toBe('Hand count');
});
