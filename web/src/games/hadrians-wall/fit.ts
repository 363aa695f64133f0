import { scroller } from '../../lib/scroller';

/** How much room the stage has: both sheets side by side, one of them, or one part at a time. */
export type Size = 'wide' | 'single' | 'phone';
export interface Room {
  width: number;
  height: number;
  /** Not a finger. */
  mouse: boolean;
}
export interface Fit {
  size: Size;
  /** Of everything, on big screens; and of the one sheet that is shown alone. */
  zoom: number;
  sheet: number;
  /** Both sheets are drawn closer, to be seen without scrolling. */
  short: boolean;
}

/** Two sheets need this much; with less they are shown one at a time. A mouse hits smaller boxes than a finger does. */
const TWO = 1095;
const TWO_BY_MOUSE = 1010;
const BOTH = 1128; // of their drawn size
const ONE = 566;
const PHONE = 640;
const TALL = 770;
const SHORT = 800; // with less height than that

export function fitOf({ width, height, mouse }: Room, alone: boolean): Fit {
  if (width < PHONE) return { size: 'phone', zoom: 1, sheet: 1, short: false };
  const two = mouse ? TWO_BY_MOUSE : TWO;
  const zoom = width < two ? 1 : clamp(Math.min(width / BOTH, Math.max(1, height / TALL)));
  if (width >= two && !alone) return { size: 'wide', zoom, sheet: 1, short: height / zoom < SHORT };
  return { size: 'single', zoom, sheet: clamp((width / zoom - 22) / ONE), short: false };
}

function clamp(zoom: number): number {
  return Math.floor(Math.max(0.89, Math.min(zoom, 2)) * 100) / 100;
}

export function watch(root: HTMLElement, tell: (room: Room) => void): () => void {
  const stage = scroller(root);
  const measure = (): void => tell({ width: stage.clientWidth, height: stage.clientHeight, mouse: matchMedia('(pointer: fine)').matches });
  const watcher = new ResizeObserver(measure);
  watcher.observe(stage);
  measure();
  return () => watcher.disconnect();
}
