/** What every part of the board needs: what is seen, what is printed, how it is said. */
import { getContext, setContext } from 'svelte';
import type { Printed } from './data';
import type { RollView } from './view';
import type { Speech } from './words';

export interface Scene {
  readonly view: RollView;
  readonly printed: Printed;
  readonly speech: Speech;
  readonly seat: number | null;
  /** Everything a legal action touches. */
  readonly things: ReadonlySet<string>;
}

const KEY = Symbol('scene');
export function setScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}
export function getScene(): Scene {
  return getContext<Scene>(KEY);
}
