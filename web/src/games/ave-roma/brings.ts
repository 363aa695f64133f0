/** What the places a chosen worker may go to would bring: asked of the server, kept by thing. */
import type { Play } from '../../lib/play.svelte';
import type { Legal, Preview } from '../../lib/types';

const MOST = 30; // previews asked for at once

export interface Shown {
  name: string;
  number: number;
}

/** Worth showing on the board itself: one's own numbers, but the worker that leaves. */
const SHOWN: readonly string[] = ['wood', 'stone', 'cattle', 'wheat', 'iron', 'wine', 'surplus', 'denarii', 'points', 'politics', 'levels'];

export function changesFor(told: Preview, seat: number | null): Shown[] {
  const mine = [...told.costs.map((one) => ({ ...one, number: -one.number })), ...told.gains].filter((one) => one.seat === seat && SHOWN.includes(one.name));
  return mine.map(({ name, number }) => ({ name, number })).sort((a, b) => a.number - b.number);
}

/** The actions of the one worker that is chosen, by the place they lead to. */
export function destinations(chosen: readonly string[], candidates: readonly Legal[]): Map<string, Legal> {
  const found = new Map<string, Legal>();
  const [worker] = chosen;
  if (chosen.length !== 1 || !worker?.startsWith('me/worker/')) return found;
  for (const action of candidates) {
    const target = action.touches.find((id) => id !== worker);
    if (target) found.set(target, action);
  }
  return found;
}

/** Ask for the previews of some destinations; `tell` hears of each as it comes. */
export function ask(play: Play, places: ReadonlyMap<string, Legal>, tell: (place: string, told: Preview) => void): void {
  let count = 0;
  for (const [place, action] of places) {
    count += 1;
    if (count > MOST) return;
    play.preview(action).then(
      (told) => tell(place, told),
      () => undefined,
    );
  }
}
