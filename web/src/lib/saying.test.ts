import { expect, it } from 'vitest';
import { news, sayBesideChips, sayOutcome } from './saying';
import type { Legal, Outcome } from './types';

it('does not tell what was just said', () => {
  const call = { say: 'Appeler l’Artisan avec le Dock' };
  expect(news(call, ['Vous appelez l’Artisan avec le Dock.'])).toEqual([]);
  expect(news({ say: 'Begin with the village of Tarraco' }, ['You begin with the village of Tarraco.'])).toEqual([]);
  expect(news(call, ['Vous appelez l’Artisan avec le Dock : +1 carte.'])).toHaveLength(1);
  expect(news({ say: 'Se développer' }, ['Vous rénovez la route : −1 Pierre.'])).toHaveLength(1);
  const both = ['Vous appelez l’Artisan avec le Dock.', 'Livia pense.'];
  expect(news(call, both)).toEqual(both);
  expect(news(call, [])).toEqual([]);
});

it('leaves figures to the chips', () => {
  expect(sayBesideChips({ say: 'Passer · +5 points' })).toBe('Passer');
  expect(sayBesideChips({ say: 'Envoyer l’ouvrier 1 à Aedilis · Dalmatie, −2 denarii' })).toBe('Envoyer l’ouvrier 1 à Aedilis · Dalmatie');
  expect(sayBesideChips({ say: 'Avancer · jusqu’au niveau 3' })).toBe('Avancer · jusqu’au niveau 3');
  expect(sayBesideChips({ say: 'En rester là' })).toBe('En rester là');
});

it('says in words what the figures on a button mean, for its own player', () => {
  const action = { id: 1, say: 'Développer' } as Legal;
  const change = (seat: number, words: string) => ({ seat, name: words, words, number: 2 });
  const outcome: Outcome = { action: 1, costs: [change(0, 'Pierres')], gains: [change(1, 'Bois'), change(0, 'Briques')] };
  expect(sayOutcome(action, outcome, 0)).toBe('Développer\n−2 Pierres, +2 Briques');
  expect(sayOutcome(action, outcome, 3)).toBeUndefined();
  expect(sayOutcome(action, undefined, 0)).toBeUndefined();
});
