/** The board is drawn from every stored position, and holds every thing that can be touched. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../lib/texts.svelte';
import { BUILDINGS } from './data';
import Stage from '../Stage.svelte';
import Board from './Board.svelte';
import { type Fixture, box, fixtures, textsIn } from './fixtures/all';
import { amountsOf, legalByTab, nextOwner, prefixOf, sideOf, slotsOf, spaceOf, tabNeeded, tabOf, tabWanted, touched, viewOf, wayFrom } from './view';
import { Speech } from './words';

function draw({ state, names, language }: Fixture): string {
  words.language = language;
  return render(Stage, { props: { Board, state, texts: textsIn(language), names, given: { box } } }).body;
}
const found = (html: string, what: RegExp): string[] => [...html.matchAll(what)].map((one) => one[1] ?? '');
const idsIn = (html: string): string[] => found(html, /data-id="([^"]*)"/g);
const find = (name: string): Fixture => {
  const one = fixtures.find((fixture) => fixture.name === name);
  if (!one) throw new Error(`no fixture ${name}`);
  return one;
};

describe.each(fixtures)('$name', (fixture) => {
  const html = draw(fixture);
  const ids = idsIn(html);
  const view = viewOf(fixture.state);

  it('has every thing an action touches, once', () => {
    const wanted = [...touched([...fixture.state.legal, ...fixture.state.asides])];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('shows every Province, Region, height of the Senate, tile and seat', () => {
    for (const province of view.provinces) {
      const own = province.owner !== null && province.owner === fixture.state.seat;
      for (const building of BUILDINGS) expect(ids).toContain(own ? `me/building/${building}` : `province/${province.province}/${building}`);
      expect(ids).toContain(own ? 'me/plots' : `province/${province.province}/plots`);
    }
    for (const { region } of view.regions) expect(ids).toContain(`region/${region}`);
    for (const height of [1, 2, 3, 4, 5]) expect(ids).toContain(`senate/${height}`);
    for (const building of BUILDINGS) expect(ids).toContain(`tile/${building}`);
    for (const player of view.players) expect(ids).toContain(prefixOf(player.seat, { ...view, seat: fixture.state.seat }));
    expect(ids).toContain('colosseum');
  });

  it('speaks in whole words', () => {
    for (const label of [...found(html, /aria-label="([^"]*)"/g), ...found(html, /title="([^"]*)"/g)])
      expect(label).not.toMatch(/undefined|null|NaN|\{\w|(?:^|\s)(?:zone|card|building|region|quest|effect)-/);
  });
});

describe('what is hidden', () => {
  it('a spectator sees no hand and no Quest', () => {
    const ids = idsIn(draw(find('spectator')));
    expect(ids.filter((id) => id.startsWith('me'))).toEqual([]);
    expect(ids.filter((id) => /\/(hand|quest)\//.test(id))).toEqual([]);
  });
  it('a reaction is seen by the others, with whom it waits for', () => {
    const { state, names } = find('react-seen');
    const html = draw(find('react-seen'));
    const { struck, deciders } = viewOf(state);
    expect(struck?.target).toBe(deciders[0]);
    expect(html).toContain(`We wait for ${names[deciders[0] ?? 0]} to answer`);
    expect(state.legal).toEqual([]);
  });
  it('the token of an offer is shown only to whoever made it', () => {
    const { state } = find('answer');
    expect(viewOf(state).offer?.token).toBeNull();
    expect(draw(find('answer'))).toContain('jeton caché');
  });
});

describe('the box', () => {
  it('has prices, goods and points', () => {
    expect(box.cost.religion).toEqual([3, 8, 13]);
    expect(box.goods.falx).toBe('tools');
    expect(box.setPoints.jewels).toBe(6);
    expect(Object.keys(box.goods)).toHaveLength(24);
  });
  it('says what is reconstructed and what is not', () => {
    expect(box.ours.has('senate')).toBe(true);
    expect(box.ours.has('building/military')).toBe(true);
    expect(box.ours.has('building/religion')).toBe(false);
    expect(box.ours.has('card/sundial')).toBe(false);
    expect([...box.ours].filter((one) => one.startsWith('event/'))).toHaveLength(18);
    expect(draw(find('place'))).toContain('reconstitué');
  });
});

describe('the Provinces board', () => {
  it('has one’s own seat at the bottom and goes round clockwise', () => {
    expect([0, 1, 2, 3].map((position) => sideOf(position, 2))).toEqual([2, 3, 0, 1]);
  });
  it('turns the way the arrows say', () => {
    expect(wayFrom(0, 1, false)).toBe(1);
    expect(wayFrom(0, 3, true)).toBe(-1);
    expect(wayFrom(3, 1, false)).toBe(2);
    expect(wayFrom(3, 1, true)).toBe(-2);
    expect(wayFrom(3, 0, false)).toBe(1);
  });
  it('knows who will face a Province next', () => {
    const view = viewOf(find('place').state);
    const next = view.provinces.map((province) => nextOwner(view, province));
    expect([...next].sort()).toEqual([0, 1, 2, 3]);
    const turned = { ...view, rotation: 0 };
    expect(view.provinces.map((province) => nextOwner(turned, province))).toEqual(view.provinces.map((province) => province.owner));
  });
});

describe('numbers', () => {
  it('the Glory track has thirty spaces', () => {
    expect(spaceOf(1)).toEqual({ space: 1, laps: 0 });
    expect(spaceOf(30)).toEqual({ space: 30, laps: 0 });
    expect(spaceOf(31)).toEqual({ space: 1, laps: 1 });
  });
  it('Vendetta markers cover the rightmost bonuses', () => {
    for (const { state } of fixtures)
      for (const player of viewOf(state).players) {
        const slots = slotsOf(player);
        expect(slots.filter((slot) => slot.marker)).toHaveLength(player.vendetta);
        for (const slot of slots) if (slot.bonus) expect(slot.active).toBe(!slot.marker);
      }
  });
  it('the amounts of an offer are buttons of their own', () => {
    const amounts = amountsOf(find('put').state.legal).map((one) => one.amount);
    expect(amounts).toEqual(amounts.map((_, place) => place + 1));
    expect(amounts.length).toBeGreaterThan(0);
    expect(amountsOf(find('answer').state.legal)).toHaveLength(29);
  });
});

describe('the tabs of a phone', () => {
  it('hold what is not on the map', () => {
    expect(['region/thrace', 'senate/2', 'tile/military', 'discard', 'me/hand/falx', 'me/building/military', 'colosseum', 'offer'].map(tabOf)).toEqual(['war', 'war', 'tiles', 'tiles', 'me', null, null, null]);
  });
  it('follow the question', () => {
    expect(tabWanted(find('legion').state.legal, 'me')).toBe('war');
    expect(tabWanted(find('place').state.legal, 'tiles')).toBe('tiles');
    expect(tabWanted(find('build').state.legal, 'war')).toBe('war');
    expect(tabWanted(find('draw').state.legal, 'war')).toBe('me');
    expect(tabWanted([], 'war')).toBe('war');
    const { legal } = find('offer').state;
    const spot = legal.flatMap((action) => action.touches).find((id) => id.startsWith('province/')) ?? '';
    const left = legal.filter((action) => action.touches.includes(spot));
    expect(tabNeeded(left, [spot], 'war')).toBe('me');
    expect(tabNeeded(left.slice(0, 1), [spot], 'war')).toBe('war');
    expect(legalByTab(find('legion').state.legal).war).toBe(find('legion').state.legal.length);
  });
});

describe('spoken names', () => {
  it('fill their blanks in the reader’s language', () => {
    const french = new Speech(textsIn('fr'), 'fr', ['Claire']);
    expect(french.turning(-2)).toContain('un demi-tour dans le sens antihoraire');
    expect(french.owner(1)).toBe('Cassius');
    const english = new Speech(textsIn('en'), 'en');
    expect(english.say('points', { n: 0 })).toBe('0 points');
    expect(english.turning(0)).toBe('The Provinces turn no more');
  });
});
