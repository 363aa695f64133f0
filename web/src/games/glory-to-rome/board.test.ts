/** The board is drawn from every stored position, and holds every thing that can be touched. */
import { describe, expect, it } from 'vitest';
import { drawing, idsIn, itIsWhole } from '../bench';
import Board from './Board.svelte';
import { positions } from './fixtures/all';
import { MATERIALS, ROLES } from './data';
import { viewOf } from './view';
import { Speech } from './words';

const { fixtures, textsIn, find } = positions;
const draw = drawing(Board, positions);

describe.each(fixtures)('$name', (fixture) => {
  const html = draw(fixture);
  const ids = idsIn(html);

  itIsWhole(fixture, html, positions);

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

describe('what a thing is', () => {
  it('says name, effect and worth', () => {
    const french = new Speech(textsIn('fr'), 'fr').about;
    expect(french.card('wall').split('\n')).toEqual(['Mur', expect.stringMatching(/^Les exigences/), 'Architecte · Béton · 2 matériaux pour achever, influence +2 · 2 points en chambre forte']);
    expect(french.site('wood', 'outside', 0)).toMatch(/^Bois, en dehors de la ville\nil n’en reste plus\n.*deux actions/);
    const english = new Speech(textsIn('en'), 'en').about;
    expect(english.pile('deck', 5, '')).toMatch(/^Deck: 5\n/);
    expect(english.client('laborer', 1)).toContain('Hired this turn');
  });

  it('is said of everything on the board but names', () => {
    const html = draw(find('five'));
    const silent = [...html.matchAll(/<[^>]*data-id="([^"]+)"[^>]*>/g)].filter(([tag]) => !tag.includes('data-about')).map(([, id]) => id ?? '');
    expect(silent.filter((id) => !/^seat\d+$/.test(id))).toEqual([]);
  });
});
