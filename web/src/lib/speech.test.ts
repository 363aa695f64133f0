import { describe, expect, it } from 'vitest';
import { BoardSpeech } from './speech';

const OWN = { fr: { empty: 'vide' }, en: { empty: 'empty' } };
const french = new BoardSpeech({ 'card-bath': 'Bains' }, 'fr', OWN);
const english = new BoardSpeech({ 'card-bath': 'Bath' }, 'en', OWN);

describe('what every board says', () => {
  it('takes names from the game, and its own words from the language', () => {
    expect([french.text('card-bath'), english.text('card-bath')]).toEqual(['Bains', 'Bath']);
    expect(french.text('card-old-mill')).toBe('Old mill');
    expect([french.w.empty, english.w.empty]).toEqual(['vide', 'empty']);
  });

  it('counts as the language does', () => {
    expect([0, 1, 2].map((n) => french.isOne(n))).toEqual([true, true, false]);
    expect([0, 1, 2].map((n) => english.isOne(n))).toEqual([false, true, false]);
    expect(french.fill('{n|# carte|# cartes} en {where}', { n: 0, where: 'main' })).toBe('0 carte en main');
    expect(english.fill('{n|# card|# cards}', { n: 0 })).toBe('0 cards');
  });

  it('puts the space that French wants before a colon', () => {
    expect(french.said('Main', 'vide')).toBe('Main\u00a0: vide');
    expect(french.fill('Prix : {n}', { n: 3 })).toBe('Prix\u00a0: 3');
    expect(english.said('Hand', 'empty')).toBe('Hand: empty');
    expect(english.fill('Price : {n}', { n: 3 })).toBe('Price : 3');
  });
});
