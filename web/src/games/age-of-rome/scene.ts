/** What every part of the table needs to know: what is seen, the box, and how to speak of it. */
import { getContext, setContext } from 'svelte';
import type { Abouts } from './about';
import type { Box } from './data';
import type { CaesarView } from './view';
import type { Speech } from './words';

export interface Scene {
  readonly view: CaesarView;
  readonly box: Box;
  readonly speech: Speech;
  /** What things are, for the small card. */
  readonly about: Abouts;
  /** The viewer's seat; null: a spectator. */
  readonly seat: number | null;
  /** Everything that some action of the viewer touches. */
  readonly things: ReadonlySet<string>;
}

const KEY = Symbol('age-of-rome');

export function setScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function getScene(): Scene {
  return getContext<Scene>(KEY);
}
