/** What every part of a pair of sheets needs to know: whose they are, and how to speak of them. */
import { getContext, setContext } from 'svelte';
import type { Sheets } from './data';
import type { Changes, PlayerView, WallView } from './view';
import type { Speech } from './words';

export interface Scene {
  readonly view: WallView;
  readonly sheets: Sheets;
  readonly speech: Speech;
  readonly names: string[];
  /** Whose sheets lie on the stage, and how their things are called: "me" or "seat2". */
  readonly player: PlayerView;
  readonly prefix: string;
  /** They are the viewer's own. */
  readonly mine: boolean;
  /** What the action looked at would change. */
  readonly changes: Changes;
  /** The steps of that action, by the thing each ends at. */
  readonly steps: ReadonlyMap<string, readonly number[]>;
}

const KEY = Symbol('scene');

export function setScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function getScene(): Scene {
  return getContext<Scene>(KEY);
}
