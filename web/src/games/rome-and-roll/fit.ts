import { scroller } from '../../lib/scroller';

/** How much room the stage has, and how large the city can be drawn in it. */
export type Size = 'wide' | 'tablet' | 'phone';
export interface Fit {
  size: Size;
  /** The width of the city in pixels; 0: as wide as its column. */
  city: number;
}

const WIDE = 1000;
const PHONE = 640;
/** Height of the rows above and below the city, gaps included. */
const AROUND = 300;

export function fitOf(width: number, height: number, rows: number, columns: number): Fit {
  if (width < PHONE) return { size: 'phone', city: 0 };
  if (width < WIDE) return { size: 'tablet', city: 0 };
  const most = Math.min(width * 0.54, ((height - AROUND) * columns) / rows);
  return { size: 'wide', city: Math.round(Math.max(most, 480)) };
}

export function watch(root: HTMLElement, tell: (width: number, height: number, letters: number) => void): () => void {
  const stage = scroller(root);
  const measure = (): void => tell(stage.clientWidth, stage.clientHeight, Number(getComputedStyle(root).getPropertyValue('--text-scale')) || 1);
  const watcher = new ResizeObserver(measure);
  watcher.observe(stage);
  measure();
  return () => watcher.disconnect();
}
