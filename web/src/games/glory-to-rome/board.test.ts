/** The board is drawn from every stored position, and holds every thing that can be touched. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { words } from '../../lib/texts.svelte';
import Stage from '../Stage.svelte';
import Board from './Board.svelte';
import { type Fixture, fixtures, textsIn } from './fixtures/all';
import { placeBeside } from './closeup';
import { MATERIALS, ROLES } from './data';
import { touched, viewOf } from './view';
import { Speech } from './words';

function draw({ state, names, language }: Fixture): string {
  words.language = language;
  return render(Stage, { props: { Board, state, texts: textsIn(language), names } }).body;
}
const idsIn = (html: string): string[] => [...html.matchAll(/data-id="([^"]*)"/g)].map((found) => found[1] ?? '');
const labelsIn = (html: string): string[] => [...html.matchAll(/aria-label="([^"]*)"/g)].map((found) => found[1] ?? '');
const find = (name: string): Fixture => {
  const found = fixtures.find((one) => one.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
};

describe.each(fixtures)('$name', (fixture) => {
  const html = draw(fixture);
  const ids = idsIn(html);

  it('has every thing an action touches, once', () => {
    const wanted = [...touched([...fixture.state.legal, ...fixture.state.asides])];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('always has deck, Jacks, pool, sites and roles', () => {
    for (const material of MATERIALS) {
      expect(ids).toContain(`pool/${material}`);
      expect(ids).toContain(`site/town/${material}`);
      expect(ids).toContain(`site/outside/${material}`);
    }
    for (const role of ROLES) expect(ids).toContain(`role/${role}`);
    expect(ids).toContain('deck');
    expect(ids).toContain('jacks');
  });

  it('shows every foundation, building and client of every camp', () => {
    for (const camp of viewOf(fixture.state).camps) {
      const whose = camp.seat === fixture.state.seat ? 'me' : `seat${camp.seat + 1}`;
      for (const { card } of [...camp.foundations, ...camp.buildings]) expect(ids).toContain(`${whose}/building/${card}`);
      for (const role of Object.keys(camp.clientele)) expect(ids).toContain(`${whose}/clientele/${role}`);
    }
  });

  it('speaks in whole words', () => {
    for (const label of labelsIn(html)) expect(label).not.toMatch(/undefined|null|NaN|(?:^|\s)(?:zone|card|material|role)-/);
  });
});

describe('what is hidden', () => {
  it('a spectator has no hand and no camp of his own', () => {
    const ids = idsIn(draw(find('spectator')));
    expect(ids.filter((id) => id.startsWith('me/'))).toEqual([]);
    expect(ids).toContain('seat5/camp');
  });

  it('the vault shows only what the view shows', () => {
    const { state } = find('merchant');
    const camp = viewOf(state).camps[state.seat ?? 0];
    const html = draw(find('merchant'));
    const shown = Object.values(camp?.vault ?? {}).reduce((sum, count) => sum + count, 0);
    expect(html.match(/mini face/g)?.length).toBe(shown);
    expect(html.match(/mini back/g)?.length).toBe((camp?.vault_count ?? 0) - shown);
  });
});

describe('spoken names', () => {
  it('sums zones up in the reader’s language', () => {
    const french = new Speech(textsIn('fr'), 'fr');
    expect(french.said(french.w.your.stockpile, french.materials({ stone: 1, rubble: 2 }))).toBe('Votre réserve\u00a0: 2 blocs, 1 pierre');
    const english = new Speech(textsIn('en'), 'en');
    expect(english.said(english.w.your.stockpile, english.materials({ stone: 1, rubble: 2 }))).toBe('Your stockpile: 2 rubble, 1 stone');
    expect(english.count(english.role('craftsman'), 2)).toBe('2 Craftsmen');
    expect([1, 2].map((count) => french.fresh(count))).toEqual(['1 engagé ce tour', '2 engagés ce tour']);
    expect(english.fresh(2)).toBe('2 hired this turn');
    expect(french.face('wall', 2, '')).toMatch(/^Architecte\. ×2\. Mur\. .*\. Béton\. valeur 2$/);
  });
});

describe('the large card', () => {
  it('goes where it covers nothing that can be touched', () => {
    const room = { left: 0, top: 0, width: 1000, height: 800 };
    const thing = { left: 400, top: 400, width: 100, height: 50 };
    const above = { left: 350, top: 100, width: 200, height: 280 };
    const box = placeBeside(thing, { width: 200, height: 250 }, room, [above]);
    expect(box.top).toBeGreaterThanOrEqual(450);
    expect(box.left).toBeGreaterThanOrEqual(0);
  });
});
