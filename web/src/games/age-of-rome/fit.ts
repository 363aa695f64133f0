import { scroller } from '../../lib/scroller';

/** How much room the stage has. Its height is that with a usual prompt under it: the board keeps
 * its size when the prompt grows. */
export interface Room {
  width: number;
  height: number;
}

const PROMPT = 130;

export function watch(root: HTMLElement, tell: (room: Room) => void): () => void {
  const stage = scroller(root);
  const frame = stage.closest('main');
  const measure = (): void => tell({ width: stage.clientWidth, height: frame ? frame.clientHeight - PROMPT : stage.clientHeight });
  const watcher = new ResizeObserver(measure);
  watcher.observe(stage);
  measure();
  return () => watcher.disconnect();
}

/** Scroll to the first of some things, unless it shows already: back to the Provinces, too. */
export function bringIntoView(root: HTMLElement, ids: readonly string[]): void {
  const seen = scroller(root).getBoundingClientRect();
  const found = ids.flatMap((id) => root.querySelector(`[data-id="${CSS.escape(id)}"]`) ?? []).filter((thing) => thing.getClientRects().length > 0);
  const shows = (thing: Element): boolean => {
    const box = thing.getBoundingClientRect();
    return box.top >= seen.top - 4 && box.top + Math.min(box.height, 40) <= seen.bottom + 4;
  };
  const [first] = found;
  if (!first || shows(first)) return;
  const stage = scroller(root);
  // The top of the table, where the Provinces are, if that is enough.
  const low = first.getBoundingClientRect().bottom - seen.top + stage.scrollTop;
  if (low <= stage.clientHeight) stage.scrollTop = 0;
  else first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
