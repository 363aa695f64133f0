/** How much room the stage has: both sheets side by side, one of them, or one part at a time. */
export type Size = 'wide' | 'single' | 'phone';
export interface Fit {
  size: Size;
  /** Of everything, on big screens; and of the one sheet that is shown alone. */
  zoom: number;
  sheet: number;
}

/** Two sheets of their drawn size need this much; with less they are shown one at a time. */
export const TWO = 1095;
const BOTH = 1128;
const ONE = 566;
const PHONE = 640;
const TALL = 770;

export function fitOf(width: number, height: number, alone: boolean): Fit {
  if (width < PHONE) return { size: 'phone', zoom: 1, sheet: 1 };
  const zoom = width < TWO ? 1 : clamp(Math.min(width / BOTH, Math.max(1, height / TALL)));
  if (width >= TWO && !alone) return { size: 'wide', zoom, sheet: 1 };
  return { size: 'single', zoom, sheet: clamp((width / zoom - 22) / ONE) };
}

function clamp(zoom: number): number {
  return Math.floor(Math.max(0.97, Math.min(zoom, 2)) * 100) / 100;
}

export function scroller(from: Element): Element {
  for (let at = from.parentElement; at; at = at.parentElement) {
    const flow = getComputedStyle(at).overflowY;
    if (flow === 'auto' || flow === 'scroll') return at;
  }
  return document.documentElement;
}

export function watch(root: HTMLElement, tell: (width: number, height: number) => void): () => void {
  const stage = scroller(root);
  const measure = (): void => tell(stage.clientWidth, stage.clientHeight);
  const watcher = new ResizeObserver(measure);
  watcher.observe(stage);
  measure();
  return () => watcher.disconnect();
}
