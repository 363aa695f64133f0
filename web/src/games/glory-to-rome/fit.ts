import { scroller } from '../../lib/scroller';

/** Scroll to the first of some things, unless one of them shows already. */
export function bringIntoView(root: HTMLElement, ids: readonly string[]): void {
  const seen = scroller(root).getBoundingClientRect();
  const top = Math.max(0, seen.top);
  const bottom = Math.min(window.innerHeight, seen.bottom);
  const found = ids.flatMap((id) => root.querySelector(`[data-id="${CSS.escape(id)}"]`) ?? []);
  const shows = (thing: Element): boolean => {
    const box = thing.getBoundingClientRect();
    return box.top >= top - 4 && box.top + Math.min(box.height, 40) <= bottom + 4;
  };
  if (found.length > 0 && !found.some(shows)) found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const SPARE = 120; // pixels to spare before a tight table opens up again, so that it does not flutter

/**
 * Tells whether the height is too small for the whole table, whenever that may have changed;
 * returns how to stop.
 */
export function watchFit(root: HTMLElement, isTight: () => boolean, tell: (tight: boolean) => void): () => void {
  const stage = scroller(root);
  const inside = root.querySelector<HTMLElement>('.gtr-in');
  const measure = (): void => {
    if (!inside) return;
    const columns = getComputedStyle(inside).gridTemplateColumns.split(' ').length;
    if (columns === 1) return tell(false); // a phone has an order of its own
    const height = inside.getBoundingClientRect().height;
    const content = [...inside.children].reduce((most, part) => Math.max(most, part.getBoundingClientRect().bottom), 0) - inside.getBoundingClientRect().top;
    tell(isTight() ? content + SPARE > stage.clientHeight : height > stage.clientHeight + 3);
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(stage);
  if (inside) watcher.observe(inside);
  return () => watcher.disconnect();
}
