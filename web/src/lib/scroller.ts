/** What scrolls a board: its stage, or the whole page. */
export function scroller(from: Element): Element {
  for (let at = from.parentElement; at; at = at.parentElement) {
    const flow = getComputedStyle(at).overflowY;
    if (flow === 'auto' || flow === 'scroll') return at;
  }
  return document.documentElement;
}
