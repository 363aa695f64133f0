import { describe, expect, it } from 'vitest';
import { countBehind, tabFor, tabNeeded, tabOfLit } from './tabs';
import type { Legal } from './types';

const TABS = ['map', 'hand'] as const;
const of = (thing: string): (typeof TABS)[number] | null => TABS.find((tab) => thing.startsWith(tab)) ?? null;
const touching = (...touches: string[]): Legal => ({ touches }) as Legal;

describe('the tab in front', () => {
  it('counts what lies behind each', () => expect(countBehind(TABS, of, ['map/1', 'map/2', 'die'])).toEqual({ map: 2, hand: 0 }));
  it('stays while it shows something, or something is always in sight', () => {
    expect(tabFor(of, ['map/1', 'hand/1'], 'hand')).toBe('hand');
    expect(tabFor(of, ['map/1', 'die'], 'hand')).toBe('hand');
    expect(tabFor(of, [], 'hand')).toBe('hand');
    expect(tabFor(of, ['map/1'], 'hand')).toBe('map');
  });
  it('is that of what is spoken of, though some of it is in sight', () => {
    expect(tabOfLit(of, ['die', 'map/1'], 'hand')).toBe('map');
    expect(tabOfLit(of, ['map/1', 'hand/1'], 'hand')).toBe('hand');
    expect(tabOfLit(of, ['die'], 'hand')).toBe('hand');
  });
  it('is that of what goes with what was chosen, unless something may be played already', () => {
    expect(tabNeeded(of, [touching('map/1', 'hand/1'), touching('map/1', 'hand/2')], ['map/1'], 'map')).toBe('hand');
    expect(tabNeeded(of, [touching('map/1'), touching('map/1', 'hand/2')], ['map/1'], 'map')).toBe('map');
    expect(tabNeeded(of, [touching('map/1', 'hand/1')], ['map/1'], 'map')).toBe('map');
  });
});
