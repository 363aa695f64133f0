/** The list of stages says of each what it asks for, how it stands, and how to get there. */
import { render } from 'svelte/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { words } from '../../lib/texts.svelte';
import type { CampaignInfo, CampaignStage } from '../../lib/types';
import Stages from './Stages.svelte';

function stage(number: number, more: Partial<CampaignStage> = {}): CampaignStage {
  return {
    stage: number,
    name: `Fort ${number}`,
    goals: ['Marquer 70 PV ou plus.'],
    challenge: ['Aucune Disgrâce.'],
    reward: ['Civil', 'Ressource'],
    rule: `fort-${number}`,
    attempts: 0,
    won: false,
    challenge_met: false,
    points: 0,
    level: null,
    rules: '',
    open: false,
    bonus: false,
    options: null,
    table: null,
    ...more,
  };
}

const campaign: CampaignInfo = {
  game: 'forts',
  name: 'Forts',
  next: 3,
  stages: [
    stage(1, { open: true, won: true, attempts: 2, points: 71, options: {} }),
    stage(2, { open: true, won: true, challenge_met: true, attempts: 1, points: 80, options: {} }),
    stage(3, { open: true, attempts: 1, points: 40, bonus: true, options: { fort: '3', bonus: 'yes' } }),
    stage(4),
    stage(5, { open: true, table: 'abc' }),
  ],
};

/** The text and the tags of each stage. */
function drawn(language: 'fr' | 'en'): string[] {
  words.language = language;
  const html = render(Stages, { props: { campaign, onplay: () => undefined } }).body;
  return html.split('data-stage=').slice(1);
}

describe('stages', () => {
  let parts: string[] = [];
  beforeEach(() => {
    parts = drawn('fr');
  });

  it('says how each stands', () => {
    expect(parts[0]).toContain('Gagné');
    expect(parts[0]).toContain('2 essais, 71 PV au mieux');
    expect(parts[1]).toContain('défi réussi');
    expect(parts[2]).toContain('Perdu');
    expect(parts[2]).toContain('avec votre bonus');
    expect(parts[3]).toContain('Gagnez d’abord l’étape 3');
  });

  it('tells goals, challenge and reward', () => {
    for (const part of parts) {
      expect(part).toContain('Marquer 70 PV ou plus.');
      expect(part).toContain('Aucune Disgrâce.');
      expect(part).toContain('Civil, Ressource');
      expect(part).toMatch(/href="#\/rules\/forts\/fort-\d"/);
    }
  });

  it('offers only what is open, and what was begun to go on with', () => {
    expect(parts[0]).toContain('Rejouer');
    expect(parts[2]).toContain('Réessayer');
    expect(parts[3]).not.toContain('<button');
    expect(parts[4]).toContain('href="#/t/abc"');
    expect(parts[4]).not.toContain('<button');
  });

  it('speaks English too', () => {
    expect(drawn('en')[2]).toContain('Try again');
  });
});
