/** What is printed in the box that is played with: the shipped one, or a corrected one. */
import { api } from './api';
import type { ComponentTable } from './types';

const known = new Map<string, Promise<unknown>>();
let box: string | null = null;

/** From now on boards show this box; null: the house's. */
export function playWith(id: string | null): void {
  box = id;
}

/** What a board reads off the components of its game; asked for once a box. */
export function printed<T>(game: string, read: (tables: ComponentTable[]) => T): Promise<T> {
  const key = `${game}/${box ?? ''}`;
  let found = known.get(key) as Promise<T> | undefined;
  if (!found) {
    found = api.components(game, box).then(read);
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}
