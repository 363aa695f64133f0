import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../texts/en';
import { fr } from '../texts/fr';
import { fill, name, ordinal, readable, t, words } from './texts.svelte';

const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((m) => m[1] ?? '').sort();

describe('texts', () => {
  it('say the same things in both languages', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
  });

  it('take the same arguments in both languages', () => {
    for (const key of Object.keys(fr) as (keyof typeof fr)[]) expect([key, holes(en[key])]).toEqual([key, holes(fr[key])]);
  });

  it('count places as each language does', () => {
    words.language = 'en';
    expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']);
    words.language = 'fr';
    expect([1, 2, 3].map(ordinal)).toEqual(['1ʳᵉ', '2ᵉ', '3ᵉ']);
  });

  it('keep French typography', () => {
    for (const [key, text] of Object.entries(fr)) {
      expect(text, key).not.toMatch(/ [:;?!»]/);
      expect(text, key).not.toMatch(/[^\u00a0\s:][;?!»]/);
      expect(text, key).not.toMatch(/'/);
      expect(text, key).not.toMatch(/\.\.\./);
    }
  });

  it('have no straight quotes in English either', () => {
    for (const [key, text] of Object.entries(en)) expect(text, key).not.toMatch(/['"]/);
  });

  it('fill holes and choose by number', () => {
    expect(fill('{n|# table vous attend|# tables vous attendent}', { n: 0 }, 'fr')).toBe('0 table vous attend');
    expect(fill('{n|# table|# tables}', { n: 0 }, 'en')).toBe('0 tables');
    expect(fill('{n|# point|# points}, {n}', { n: -11 }, 'fr')).toBe('−11 points, −11');
    expect(fill('{n|une|#}, {who}', { n: 3, who: 'Marie' }, 'fr')).toBe('3, Marie');
    expect(fill('{unknown}', {}, 'fr')).toBe('{unknown}');
  });

  it('follow the language', () => {
    words.language = 'en';
    expect(t('app.close')).toBe('Close');
    words.language = 'fr';
    expect(t('app.close')).toBe('Fermer');
  });

  it('name the things of a game, readable even if unknown', () => {
    words.game = { 'card-bath': 'Bains' };
    expect(name('card-bath')).toBe('Bains');
    expect(name('card-circus-maximus')).toBe('Circus maximus');
    expect(readable('hand_count')).toBe('Hand count');
  });

  it('are all used', () => {
    const files = (folder: string): string[] =>
      readdirSync(folder).flatMap((file) => {
        const path = join(folder, file);
        if (statSync(path).isDirectory()) return file === 'texts' ? [] : files(path);
        return /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts') ? [path] : [];
      });
    const source = files(join(__dirname, '..'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    // Keys made of pieces: `settings.theme.${value}` and the like.
    const made = [...source.matchAll(/`([a-z]+(?:\.[\w-]+)*\.)\$\{/g)].map((m) => m[1] ?? '');
    const unused = Object.keys(fr).filter(
      (key) => !source.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
