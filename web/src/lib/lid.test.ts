import { expect, it } from 'vitest';
import { coloursOf, letter } from './lid';

it('a name stands on a plain lid in as few and as large lines as fit', () => {
  expect(letter('Roma').lines).toEqual(['ROMA']);
  expect(letter('Les Jardins de Salluste').lines).toEqual(['LES JARDINS', 'DE SALLUSTE']);
  expect(letter('La Via Appia').lines).toEqual(['LA VIA', 'APPIA']);
  expect(letter('Onomatopoeticissimus').size).toBeLessThan(15);
  expect(letter('').lines).toEqual(['']);
});

it('a game keeps its colour', () => {
  expect(coloursOf('any-game')).toEqual(coloursOf('any-game'));
});
