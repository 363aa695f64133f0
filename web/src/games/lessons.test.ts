/** What a lesson lights is on the board when it is lit, in every lesson of every game. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { State } from '../lib/types';
import { drawing, idsIn } from './bench';
import { loadBoard } from './boards';
import type { Stored } from './stored';

interface Lit {
  game: string;
  lesson: string;
  names: string[];
  positions: { state: State; lit: Record<string, string[]> }[];
}

const found = import.meta.glob<{ positions: Stored; given?: object }>('./*/fixtures/all.ts', { eager: true });
const root = fileURLToPath(new URL('../../..', import.meta.url));
const python = process.env.LUDI_PYTHON ?? `${root}/.venv/bin/python`;
const said = execFileSync(python, ['web/src/games/lessons.py'], { cwd: root, env: { PYTHONPATH: `${root}/src`, ...process.env }, maxBuffer: 1 << 28 });
const lessons = JSON.parse(said.toString()) as Lit[];
const games = [...new Set(lessons.map(({ game }) => game))];

describe.each(games)('%s', async (game) => {
  const { positions, given } = found[`./${game}/fixtures/all.ts`] ?? {};
  if (!positions) throw new Error(`${game} has no stored positions, with which its texts come`);
  const draw = drawing(await loadBoard(game), positions, given);

  it.each(lessons.filter((one) => one.game === game))('$lesson', ({ names, positions: places }) => {
    expect(places.length).toBeGreaterThan(0);
    const missing = places.flatMap(({ state, lit }) => {
      const ids = idsIn(draw({ name: '', language: 'en', names, state }));
      return Object.entries(lit).flatMap(([moment, light]) => light.filter((id) => !ids.includes(id)).map((id) => `${moment}: ${id}`));
    });
    expect(missing).toEqual([]);
  });
});
