/** The names on the maps of the provinces can be read at every size the maps are drawn in. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { covered, labels, mileOf } from './labels';
import { type RollView, layout } from './view';

const folder = new URL('./fixtures/', import.meta.url);
const read = (name: string): RollView => (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { state: { view: RollView } }).state.view;
const views = readdirSync(folder).filter((name) => name.endsWith('.json') && !/^(texts|components)/.test(name)).map(read);
const TRIFLE = 14; // square pixels: a hair's breadth
const TOUCHING = 19; // pixels between the middles of a place and a milestone that can both be read

describe('names of places', () => {
  it.each([
    [276, 83],
    [290, 100],
    [420, 110],
    [350, 120],
  ])('lie over nothing on a map of %i x %i', (width, height) => {
    for (const side of ['small', 'large']) {
      const view = views.find((one) => one.side === side)!;
      for (const region of view.regions) {
        const at = new Map([...layout(region)].map(([name, spot]) => [name, { x: 18 + spot.x * (width - 18 - 34), y: 22 + spot.y * (height - 44) }]));
        const places = region.settlements.map((one) => ({ ...at.get(one.settlement)!, text: `${one.settlement} +${one.glory}` }));
        const miles = region.roads.map(({ between: [a, b] }) => mileOf(at.get(a)!, at.get(b)!));
        for (const mile of miles) for (const place of places) expect(Math.hypot(mile.x - place.x, mile.y - place.y), `${region.region}, ${side}: a milestone of ${place.text}`).toBeGreaterThan(TOUCHING);
        expect(covered(places, miles, labels(places, miles, width, height)), `${region.region}, ${side}`).toBeLessThan(TRIFLE);
      }
    }
  });
});
