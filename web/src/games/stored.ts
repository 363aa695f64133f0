/** Stored positions of a game (fixtures/), for tests and for looking at a board without a server. */
import type { ComponentTable, State, Texts } from '../lib/types';

export interface Fixture {
  name: string;
  language: 'fr' | 'en';
  names: string[];
  state: State;
}

export interface Stored {
  fixtures: Fixture[];
  textsIn: (language: 'fr' | 'en') => Texts;
  /** The tables of the box, where the board reads some. */
  components: ComponentTable[];
  find: (name: string) => Fixture;
}

/** What the files of a folder hold: positions, texts in both languages, the box's tables. */
export function stored(files: Record<string, unknown>): Stored {
  const fixtures = Object.entries(files)
    .filter(([path]) => !/\/(texts|components)\b/.test(path))
    .map(([path, found]) => ({ name: path.slice(2, -5), ...(found as Omit<Fixture, 'name'>) }));
  return {
    fixtures,
    textsIn: (language) => files[`./texts.${language}.json`] as Texts,
    components: (files['./components.json'] ?? []) as ComponentTable[],
    find: (name) => {
      const found = fixtures.find((one) => one.name === name);
      if (!found) throw new Error(`no position ${name}; there are ${fixtures.map((one) => one.name).join(' ')}`);
      return found;
    },
  };
}
