/** The board is drawn from every stored position, and holds every thing that can be touched. */
import { describe, expect, it } from 'vitest';
import type { Preview } from '../../lib/types';
import { drawing, itIsWhole } from '../bench';
import Board from './Board.svelte';
import { ATTRIBUTES, CITIZENS, COHORTS, GRID, LINES, counted } from './data';
import { fitOf } from './fit';
import { given, positions, sheets } from './fixtures/all';
import { type Cell, flip, nearestTo, placements, rotate, shapeOf } from './scouting';
import { type CampaignView, type WallView, alike, changesOf, doing, neighbours, others, partOf, sideOf, stepsOf, total } from './view';
import { Speech } from './words';

const draw = drawing(Board, positions, given);
const { state: act } = positions.find('act');
const { state: place } = positions.find('place');
const { state: path } = positions.find('path');
const seen = (one: { view: unknown }): WallView => one.view as WallView;

describe.each(positions.fixtures)('$name', (fixture) => itIsWhole(fixture, draw(fixture), positions));

describe('the sheets', () => {
  it('have every box of the box', () => {
    expect(sheets.lines.map((line) => line.id)).toEqual([...LINES]);
    expect(sheets.lines.map((line) => line.boxes.length)).toEqual([14, 18, 7, 21, 21]);
    expect(sheets.attributes.map((track) => [track.id, track.boxes.length])).toEqual(ATTRIBUTES.map((id) => [id, 25]));
    expect(sheets.citizens.map((track) => [track.id, track.boxes.length])).toEqual(CITIZENS.map((id) => [id, 9]));
    expect(Object.keys(sheets.buildings)).toHaveLength(21);
    expect(Object.keys(sheets.cards)).toHaveLength(12);
    expect(sheets.courthouse.map((column) => column.id)).toEqual([...COHORTS]);
    expect(sheets.scouting.map).toHaveLength(sheets.scouting.rows * sheets.scouting.columns);
    expect(Object.values(sheets.patterns).map((cells) => cells.length)).toEqual([4, 4, 4, 4, 4]);
  });
  it('stand on one grid, the cippi over the fort boxes they hang on', () => {
    for (const line of sheets.lines) {
      expect(line.places).toHaveLength(line.boxes.length);
      expect([...line.places].sort((a, b) => a - b)).toEqual(line.places);
      expect(Math.max(...line.places)).toBeLessThan(GRID);
    }
    expect(sheets.lines[2]?.places).toEqual([0, 3, 6, 9, 12, 15, 19]);
  });
  it('count equal items once', () => {
    expect(counted(['servant', 'resource', 'servant'])).toEqual([
      ['servant', 2],
      ['resource', 1],
    ]);
  });
});

describe('what is seen', () => {
  it('every thing a legal action touches lies somewhere', () => {
    const always = /^(me\/(soldier|builder|servant|civilian|resource|paths|hand\/.+|temple|diplomat)|attack.*)$/;
    for (const { legal } of [act, place, path]) {
      for (const thing of legal.flatMap((action) => action.touches)) expect(partOf(thing) !== null || always.test(thing), thing).toBe(true);
    }
    expect(place.legal.flatMap((action) => action.touches).map(sideOf)).toContain('right');
    expect(['me/track/left', 'me/market/1', 'me/builder', 'me/disdain', 'picts'].map(sideOf)).toEqual(['left', 'right', null, 'left', null]);
  });
  it('a box like the one that is offered stands in for it', () => {
    const price = [1, 1, 2, 2, 3, 3];
    const offered = (id: string): boolean => id === 'me/baths/3' || id === 'me/baths/5';
    const at = (place: number): string | undefined => alike('me/baths/', place, 6, (one) => price[one] === price[place] && one !== 1, offered);
    expect([0, 1, 2, 3, 4, 5].map(at)).toEqual([undefined, undefined, undefined, 'me/baths/3', undefined, 'me/baths/5']);
  });
  it('who plays, and who sits beside whom', () => {
    const view = seen(path);
    expect(others(view, 1).map((player) => player.seat)).toEqual([2, 0]);
    expect(neighbours(view, 0).left?.seat).toBe(1);
    expect(neighbours(view, 0).right?.seat).toBe(2);
    expect(neighbours(seen(place), 0).right).toBeNull();
    expect(doing(view, view.players[path.seat!]!)).toBe('plays');
    expect(doing(view, { ...view.players[0]!, has_chosen: true })).toBe('chose');
    expect(doing(view, { ...view.players[0]!, stopped: true })).toBe('stopped');
    expect(view.players.filter((player) => player.hand !== null)).toHaveLength(1);
  });
  it('points are the lines of the score sheet', () => {
    const player = seen(act).players[0]!;
    expect(total(player)).toBe(Object.entries(player.score).reduce((sum, [key, n]) => (key === 'total' ? sum : sum + n), 0));
  });
  it('a preview tells one seat’s changes, and its steps by thing', () => {
    const told = {
      lines: ['pays', 'fills', 'gains', 'fills'],
      cut: false,
      things: [['me', 'me/item/resource'], ['me', 'me/track/wall'], ['me', 'me/track/renown'], ['me', 'me/track/renown']],
      costs: [{ seat: 0, name: 'resource', words: '', number: 1 }],
      gains: [
        { seat: 0, name: 'renown', words: '', number: 2 },
        { seat: 1, name: 'soldier', words: '', number: 1 },
      ],
    } as unknown as Preview;
    expect(changesOf(told, 0)).toEqual({ resource: -1, renown: 2 });
    expect(changesOf(null, 0)).toEqual({});
    expect(stepsOf(told).get('me/track/renown')).toEqual([3, 4]);
    expect(stepsOf({ lines: [], cut: false } as unknown as Preview).size).toBe(0);
  });
});

describe('scouting', () => {
  const all = placements(place.legal);
  it('finds the placements among the legal actions', () => {
    expect(all).toHaveLength(place.legal.length);
    for (const one of all) expect(one.cells).toHaveLength(4);
    expect(placements(act.legal)).toEqual([]);
  });
  it('turns and mirrors among what fits', () => {
    const start = all[0]!.shape;
    const seenShapes = new Set([start]);
    let shape = start;
    for (let turns = 0; turns < 4; turns++) seenShapes.add((shape = rotate(shape, all)));
    seenShapes.add(flip(start, all));
    for (const one of seenShapes) expect(all.some((other) => other.shape === one)).toBe(true);
    const every: Cell[][] = [
      [[0, 0], [0, 1], [0, 2], [1, 0]],
      [[0, 0], [0, 1], [1, 1], [2, 1]],
    ]; // prettier-ignore
    const made = every.map((cells) => ({ action: act.legal[0]!, cells, shape: shapeOf(cells) }));
    expect(rotate(made[0]!.shape, made)).toBe(made[1]!.shape);
    expect(flip(made[0]!.shape, made)).not.toBe('');
  });
  it('lays the ghost over the cell under the pointer, or as near as it fits', () => {
    const shape = all[0]!.shape;
    for (const one of all.filter((other) => other.shape === shape))
      for (const cell of one.cells) {
        const found = nearestTo(cell, shape, all)!;
        expect(found.cells.some(([row, column]) => row === cell[0] && column === cell[1])).toBe(true);
      }
    expect(nearestTo([9, 9], shape, all)?.shape).toBe(shape);
    expect(nearestTo([1, 1], 'nothing', all)).toBeNull();
  });
});

describe('room', () => {
  it('two sheets, one, or a part at a time', () => {
    expect(fitOf({ width: 1140, height: 740, mouse: true }, false)).toMatchObject({ size: 'wide', zoom: 1 });
    expect(fitOf({ width: 2240, height: 1300, mouse: true }, false).zoom).toBeGreaterThan(1.5);
    expect(fitOf({ width: 774, height: 600, mouse: true }, false).size).toBe('single');
    expect(fitOf({ width: 1140, height: 740, mouse: true }, true)).toMatchObject({ size: 'single', zoom: 1 });
    expect(fitOf({ width: 1140, height: 740, mouse: true }, true).sheet).toBeGreaterThan(1.8);
    expect(fitOf({ width: 390, height: 600, mouse: false }, false)).toEqual({ size: 'phone', zoom: 1, sheet: 1, short: false });
  });

  it('draws both sheets closer where they would not be seen whole', () => {
    expect(fitOf({ width: 1116, height: 630, mouse: true }, false).short).toBe(true);
    expect(fitOf({ width: 1670, height: 1000, mouse: true }, false).short).toBe(true);
    expect(fitOf({ width: 1140, height: 900, mouse: true }, false).short).toBe(false);
  });
  it('show both on a small laptop, with a scroll bar, but not to a finger', () => {
    expect(fitOf({ width: 1015, height: 560, mouse: true }, false)).toMatchObject({ size: 'wide', zoom: 0.89 });
    expect(fitOf({ width: 1015, height: 560, mouse: false }, false).size).toBe('single');
    expect(fitOf({ width: 1101, height: 500, mouse: false }, false).size).toBe('wide');
  });
});

describe('words', () => {
  const fr = new Speech({ 'item-servant': 'Serviteur', 'item-resource': 'Ressource', 'item-piety': 'Piété', 'track-wall': 'Mur' }, 'fr');
  const en = new Speech({ 'item-builder': 'Builder', 'item-soldier': 'Soldier' }, 'en');
  it('are there in both languages, with no gap left open', () => {
    expect(Object.keys(fr.w)).toEqual(Object.keys(en.w));
    expect(Object.keys(fr.w.conditions)).toEqual(Object.keys(en.w.conditions));
    expect(fr.say('disdainLeft', { n: 2, points: '−3' })).toBe('2 restantes\u00a0: −3 PV');
    expect(en.costs(['builder', 'soldier'], true)).toBe('costs Builder or Soldier');
    expect(fr.gives(['servant', 'servant'])).toBe('donne 2 Serviteurs');
    expect(fr.items(['servant', 'resource', 'resource', 'piety', 'piety'])).toBe('1 Serviteur, 2 Ressources, 2 Piété');
    expect(en.items(['builder', 'soldier', 'soldier'])).toBe('1 Builder, 2 Soldiers');
    expect([fr.count('servant', 0), en.count('builder', 0)]).toEqual(['0 Serviteur', '0 Builders']);
    expect(fr.say('sheetsOf', { name: 'Aelia' })).toBe('Feuilles\u00a0: Aelia');
    expect([fr.doing('plays', true), fr.doing('plays', false), en.doing('stopped', true)]).toEqual(['jouez', 'joue', 'have ended the year']);
  });
  it('say what a fort asks for', () => {
    expect(fr.condition({ kind: 'track-complete', thing: 0, name: 'track-wall', number: 0, tracks: 0, met: false })).toBe('Piste à terminer\u00a0: Mur');
    const fort = { costs: {}, forbidden: [], landmarks: true, diplomats: false, prices: {}, opens: {}, extra_attack: 1 } as unknown as CampaignView;
    expect(fr.laws(fort, 1)).toEqual(['une seule carte neutre par an', 'sans Diplomates', '1 carte d’attaque de plus chaque année']);
    expect(en.laws({ ...fort, diplomats: true, extra_attack: 0 }, 2)).toEqual([]);
    expect(en.condition({ kind: 'attributes-at-least', thing: 0, name: null, number: 15, tracks: 3, met: true })).toBe('15 VP on 3 attributes');
  });
});
