/** The board is drawn from every stored position, and holds every thing that can be touched. */
import { describe, expect, it } from 'vitest';
import { touchable } from '../../lib/narrowing';
import { tabFor, tabNeeded } from '../../lib/tabs';
import { drawing, idsIn, itIsWhole } from '../bench';
import Board from './Board.svelte';
import { BUILDINGS } from './data';
import { box, given, positions } from './fixtures/all';
import { amountsOf, nextOwner, prefixOf, sideOf, slotsOf, spaceOf, type Tab, tabOf, viewOf, wayFrom } from './view';
import { Speech } from './words';

const { fixtures, textsIn, find } = positions;
const draw = drawing(Board, positions, given);

describe.each(fixtures)('$name', (fixture) => {
  const html = draw(fixture);
  const ids = idsIn(html);
  const view = viewOf(fixture.state);

  itIsWhole(fixture, html, positions);

  it('shows every Province, Region, height of the Senate, tile and seat', () => {
    for (const province of view.provinces) {
      const own = province.owner !== null && province.owner === fixture.state.seat;
      for (const building of BUILDINGS) expect(ids).toContain(own ? `me/building/${building}` : `province/${province.province}/${building}`);
      expect(ids).toContain(own ? 'me/plots' : `province/${province.province}/plots`);
    }
    for (const { region } of view.regions) expect(ids).toContain(`region/${region}`);
    for (const height of [1, 2, 3, 4, 5]) expect(ids).toContain(`senate/${height}`);
    for (const building of BUILDINGS) expect(ids).toContain(`tile/${building}`);
    for (const player of view.players) expect(ids).toContain(prefixOf(player.seat, { ...view, seat: fixture.state.seat ?? -1 }));
    expect(ids).toContain('colosseum');
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
    expect(html).toContain(`Waiting for ${names[deciders[0] ?? 0]} to answer`);
    expect(state.legal).toEqual([]);
  });
  it('whoever is struck is called you, and spared the words meant for the plotter', () => {
    const { state } = find('react');
    const { struck } = viewOf(state);
    const html = draw(find('react'));
    expect(struck?.target).toBe(state.seat);
    expect(html).toContain('complote contre vous');
    expect(html).not.toContain(`<span class="tx">${textsIn('fr')[`effect-${struck?.effect}-text`]}`);
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

describe('what things say of themselves', () => {
  const abouts = (name: string): string[] => [...draw(find(name)).matchAll(/data-id="([^"]*)" data-about="([^"]*)"/g)].map((found) => `${found[1]}: ${found[2]}`);
  const about = (name: string, id: string): string => abouts(name).find((one) => one.startsWith(`${id}: `)) ?? '';
  it('tiles say price, Glory and effect', () => {
    expect(about('place', 'tile/religion')).toMatch(/Temple[^]*Panthéon[^]*Niveau II\u00a0: 8 Denarii, Gloire \+4/);
    expect(about('place', 'tile/agriculture')).toContain('À ce round, 3 Denarii');
  });
  it('plots, effects and cards explain themselves in the reader’s language', () => {
    expect(about('place', 'me/plots')).toContain('marqueur Vendetta');
    expect(about('place-en', 'me/plots')).toContain('Vendetta marker');
    for (const effect of ['calumny', 'degradation']) expect(about('effect', `me/effect/${effect}`)).toContain('complot');
    expect(abouts('draw').filter((one) => one.startsWith('me/hand/')).every((one) => one.includes('Se vend 1 Denarius'))).toBe(true);
  });
  it('Cassius shows what he builds, does and plots', () => {
    const { cassius } = viewOf(find('cassius').state);
    expect(cassius?.build).toHaveLength(5);
    expect(about('cassius', 'cassius/build')).toContain('Il bâtit gratuitement');
    for (const place of cassius?.icons.keys() ?? []) expect(about('cassius', `cassius/icon/${place}`)).toContain('Cassius');
    expect(about('cassius', 'cassius/plot')).not.toBe('');
  });
  it('an Emperor, who has no plots, is not shown any effects of them', () => {
    const effects = (name: string): string[] => idsIn(draw(find(name))).filter((id) => /^me\/(effect\/|markers$)/.test(id));
    expect(effects('place')).toHaveLength(4);
    expect(effects('emperor')).toEqual([]);
  });
  it('tiles are called by their names', () => {
    for (const building of BUILDINGS) expect(draw(find('place'))).toContain(`<span class="tn">${textsIn('fr')[`building-${building}`]}</span>`);
  });
  it('an Emperor is told that a reward is not his', () => {
    const { event } = viewOf(find('emperor').state);
    expect(event?.applies).toBe(event?.negative);
    expect(draw(find('emperor'))).toContain('pas de récompense');
  });
  it('nothing on the board is known only through a title, but the mark of our own figures', () => {
    const titled = [...draw(find('place')).matchAll(/<(\w+) class="([^"]*)"[^>]* title="/g)].map((found) => found[2] ?? '');
    expect(titled.filter((name) => !/ours|gm|next|chip|\bi\b|plate/.test(name))).toEqual([]);
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
    const wanted = (name: string, now: Tab): Tab => tabFor(tabOf, touchable(find(name).state.legal), now);
    expect(wanted('legion', 'me')).toBe('war');
    expect(wanted('place', 'tiles')).toBe('tiles');
    expect(wanted('build', 'war')).toBe('war');
    expect(wanted('draw', 'war')).toBe('me');
    const { legal } = find('offer').state;
    const spot = legal.flatMap((action) => action.touches).find((id) => id.startsWith('province/')) ?? '';
    const left = legal.filter((action) => action.touches.includes(spot));
    expect(tabNeeded(tabOf, left, [spot], 'war')).toBe('me');
    expect(tabNeeded(tabOf, left.slice(0, 1), [spot], 'war')).toBe('war');
  });
});

describe('spoken names', () => {
  it('fill their blanks in the reader’s language', () => {
    const french = new Speech(textsIn('fr'), 'fr', ['Claire']);
    expect(french.turning(-2)).toContain('un demi-tour dans le sens antihoraire');
    expect(french.owner(1)).toBe('Cassius');
    const english = new Speech(textsIn('en'), 'en');
    for (const speech of [french, english])
      for (const card of Object.keys(box.goods)) expect([speech.when(card), speech.does(card)].every((part) => part.length > 5) && `${speech.when(card)} ${speech.does(card)}` === speech.more('card', card), card).toBe(true);
    expect(english.say('points', { n: 0 })).toBe('0 points');
    expect(english.turning(0)).toBe('The Provinces turn no more');
  });
});
