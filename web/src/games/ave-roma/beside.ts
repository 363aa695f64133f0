/** Where the large version of a card goes: near its thing, over as little that glows as possible. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function overlap(a: Box, b: Box): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}

export function beside(thing: Box, size: { width: number; height: number }, room: { width: number; height: number }, avoid: readonly Box[]): { left: number; top: number } {
  const GAP = 10;
  const inside = (value: number, most: number): number => Math.max(6, Math.min(value, most - 6));
  const middle = thing.left + thing.width / 2 - size.width / 2;
  const level = thing.top + thing.height / 2 - size.height / 2;
  const tries = [
    { left: middle, top: thing.top - GAP - size.height },
    { left: middle, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: level },
    { left: thing.left - GAP - size.width, top: level },
  ].map(({ left, top }) => ({ left: inside(left, room.width - size.width), top: inside(top, room.height - size.height) }));
  const price = (place: { left: number; top: number }): number => {
    const box = { ...place, width: size.width, height: size.height };
    return 4 * overlap(box, thing) + avoid.reduce((total, other) => total + overlap(box, other), 0);
  };
  return tries.reduce((best, one) => (price(one) < price(best) ? one : best));
}
