import { scroller } from '../../lib/scroller';

/** Is there height enough for the whole table, the hand with its whole cards included? */
export interface Fit {
  /** No: the hand shows only the upper part of its cards. */
  tight: boolean;
  /** Far from it: the cards go without their pictures, too. */
  low: boolean;
}

/** Scroll to the first of some things, unless one of them shows already. */
export function bringIntoView(root: HTMLElement, ids: readonly string[]): void {
  const seen = scroller(root).getBoundingClientRect();
  const hand = root.querySelector('.hand')?.getBoundingClientRect();
  const top = Math.max(0, seen.top);
  const bottom = Math.min(window.innerHeight, seen.bottom, hand?.top ?? Infinity);
  const found = ids.flatMap((id) => root.querySelector(`[data-id="${CSS.escape(id)}"]`) ?? []);
  const shows = (thing: Element): boolean => {
    const box = thing.getBoundingClientRect();
    return box.top >= top - 4 && box.top + Math.min(box.height, 40) <= bottom + 4;
  };
  if (found.length > 0 && !found.some(shows)) found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Tells whenever the answer may have changed; returns how to stop. */
export function watchFit(root: HTMLElement, tell: (fit: Fit) => void): () => void {
  const stage = scroller(root);
  const measure = (): void => {
    const inside = root.querySelector<HTMLElement>('.gtr-in');
    const cards = [...root.querySelectorAll<HTMLElement>('.fan .card')];
    if (!inside || cards.length === 0) return;
    const columns = getComputedStyle(inside).gridTemplateColumns.split(' ').length;
    if (columns === 1) return tell({ tight: false, low: false }); // a phone shows its hand in its own way
    const zoom = (inside as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    const top = inside.getBoundingClientRect().top;
    const above = [...root.querySelectorAll('.camp, .rivals')].map((part) => part.getBoundingClientRect().bottom - top);
    const card = Math.max(...cards.map((one) => one.scrollHeight)) + 34;
    tell({ tight: Math.max(...above) + card * zoom > stage.clientHeight + 3, low: stage.clientHeight < 620 * zoom });
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(stage);
  const camp = root.querySelector('.camp');
  const rivals = root.querySelector('.rivals');
  if (camp) watcher.observe(camp);
  if (rivals) watcher.observe(rivals);
  return () => watcher.disconnect();
}
