/** Where the large version of a card goes: near its thing, over as few touchable things as possible. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

function overlap(a: Rect, b: Rect): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}

/** The best place for a box of this size beside `thing`, inside a window. */
export function placeBeside(thing: Rect, size: { width: number; height: number }, room: Rect, avoid: readonly Rect[], gap = 10): Rect {
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
  const middle = thing.left + thing.width / 2 - size.width / 2;
  const centre = thing.top + thing.height / 2 - size.height / 2;
  const right = thing.left + thing.width + gap;
  const left = thing.left - gap - size.width;
  const tries: [number, number][] = [
    [middle, thing.top - gap - size.height],
    [middle, thing.top + thing.height + gap],
    [right, centre],
    [left, centre],
    [right, thing.top],
    [left, thing.top],
  ];
  let best: Rect | null = null;
  let least = Infinity;
  for (const [x, y] of tries) {
    const box = {
      left: within(x, room.left + 6, room.left + room.width - size.width - 6),
      top: within(y, room.top + 6, room.top + room.height - size.height - 6),
      ...size,
    };
    const price = 4 * overlap(box, thing) + avoid.reduce((sum, other) => sum + overlap(box, other), 0);
    if (price < least) {
      least = price;
      best = box;
    }
  }
  return best ?? { left: room.left, top: room.top, ...size };
}
