/** Where a box that scrolls goes on: `data-more="down right"` on it; base.css draws the hint. */

type Box = Pick<Element, 'scrollTop' | 'scrollLeft' | 'scrollHeight' | 'scrollWidth' | 'clientHeight' | 'clientWidth'>;

const SLACK = 4; // pixels that nobody misses
const PAUSE = 120; // milliseconds between two looks at the whole page

/** The directions in which there is more, of those in which the box scrolls. */
export function goesOn(box: Box, sideways: boolean, down: boolean): string[] {
  const found: string[] = [];
  if (down && box.scrollTop > SLACK) found.push('up');
  if (down && box.scrollHeight - box.clientHeight - box.scrollTop > SLACK) found.push('down');
  if (sideways && box.scrollLeft > SLACK) found.push('left');
  if (sideways && box.scrollWidth - box.clientWidth - box.scrollLeft > SLACK) found.push('right');
  return found;
}

const scrolls = (flow: string): boolean => flow === 'auto' || flow === 'scroll';

function mark(box: HTMLElement): void {
  const overflows = box.scrollHeight > box.clientHeight + SLACK || box.scrollWidth > box.clientWidth + SLACK;
  if (!overflows && box.dataset.more === undefined) return;
  const style = getComputedStyle(box);
  const now = goesOn(box, scrolls(style.overflowX), scrolls(style.overflowY)).join(' ');
  if (now === (box.dataset.more ?? '')) return;
  if (now) box.dataset.more = now;
  else delete box.dataset.more;
}

/** Look after all boxes on the page, whoever made them. The page itself has its scroll bar. */
export function watchMore(page: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    for (const box of page.querySelectorAll<HTMLElement>('*')) if (box instanceof HTMLElement) mark(box);
  };
  const soon = (): void => {
    timer ??= setTimeout(look, PAUSE);
  };
  new MutationObserver(soon).observe(page, { childList: true, subtree: true, characterData: true, attributeFilter: ['class', 'style', 'hidden', 'open'] });
  addEventListener('resize', soon);
  document.fonts?.addEventListener('loadingdone', soon);
  page.addEventListener('scroll', (event) => event.target instanceof HTMLElement && mark(event.target), { capture: true, passive: true });
  page.addEventListener('load', soon, { capture: true });
}
