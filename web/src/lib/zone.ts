/** Moving by arrow keys among the things of one zone: the nearest in that direction. */

export const ZONE = Symbol('zone');

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the nearest box in a direction, or -1. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const horizontal = key === 'ArrowLeft' || key === 'ArrowRight';
  const forward = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const dx = box.left + box.width / 2 - x;
    const dy = box.top + box.height / 2 - y;
    const along = (horizontal ? dx : dy) * forward;
    const across = Math.abs(horizontal ? dy : dx);
    if (along <= 1) return;
    const distance = along + 2.5 * across;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

export const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
