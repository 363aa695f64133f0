/** Where the names of places stand on a small map, so that they lie over nothing that is written there. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}
export interface Spot {
  x: number;
  y: number;
}
export interface Place extends Spot {
  text: string;
}

const LETTER = 6.1; // pixels a letter of 11 pixels takes on average
const HIGH = 12;
const NODE = 14; // half a place, half a milestone
const MILE = 8;
const ASIDE = 13; // so far a milestone stands beside a road that is too short for it
/** Below a place, above it, beside it, and the corners. */
const AROUND: readonly Label[] = [
  { x: 0, y: NODE + 7, anchor: 'middle' },
  { x: 0, y: -NODE - 6, anchor: 'middle' },
  { x: NODE + 3, y: 0, anchor: 'start' },
  { x: -NODE - 3, y: 0, anchor: 'end' },
  { x: NODE - 4, y: NODE + 2, anchor: 'start' },
  { x: -NODE + 4, y: NODE + 2, anchor: 'end' },
  { x: NODE - 4, y: -NODE - 1, anchor: 'start' },
  { x: -NODE + 4, y: -NODE - 1, anchor: 'end' },
  { x: -NODE, y: NODE + 7, anchor: 'start' },
  { x: NODE, y: NODE + 7, anchor: 'end' },
  { x: -NODE, y: -NODE - 6, anchor: 'start' },
  { x: NODE, y: -NODE - 6, anchor: 'end' },
];

/** Where the milestone of a road stands: on its middle, or to the right of it where two places stand close. */
export function mileOf(from: Spot, to: Spot): Spot {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(right, down);
  const aside = long > 0 && long < 2 * (NODE + MILE) ? (down < 0 ? -ASIDE : ASIDE) / long : 0;
  return { x: (from.x + to.x) / 2 + down * aside, y: (from.y + to.y) / 2 - right * aside };
}

function boxOf(place: Place, label: Label): Box {
  const wide = place.text.length * LETTER;
  const left = place.x + label.x - { start: 0, middle: wide / 2, end: wide }[label.anchor];
  const top = place.y + label.y - HIGH / 2;
  return { left, top, right: left + wide, bottom: top + HIGH };
}
const around = ({ x, y }: Spot, half: number): Box => ({ left: x - half, top: y - half, right: x + half, bottom: y + half });
const shared = (a: Box, b: Box): number => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** A label for each place, where it covers least: the best of what several beginnings settle down to. */
export function labels(places: readonly Place[], miles: readonly Spot[], width: number, height: number): Label[] {
  const order = places.map((_, index) => index);
  const tried = AROUND.slice(0, 4).flatMap((first) => [order, [...order].reverse()].map((by) => settled(places, miles, width, height, by, first)));
  return tried.reduce((best, one) => (covered(places, miles, one) < covered(places, miles, best) ? one : best));
}

function settled(places: readonly Place[], miles: readonly Spot[], width: number, height: number, order: readonly number[], first: Label): Label[] {
  const fixed = [...places.map((one) => around(one, NODE - 2)), ...miles.map((one) => around(one, MILE))];
  const outside = (box: Box): number => (Math.max(0, -box.left) + Math.max(0, box.right - width)) * HIGH + (Math.max(0, -box.top) + Math.max(0, box.bottom - height)) * (box.right - box.left);
  const chosen: Label[] = places.map(() => first);
  for (let round = 0; round < 4; round++)
    for (const index of order) {
      let least = Infinity;
      const others = places.flatMap((one, other) => (other === index ? [] : [boxOf(one, chosen[other]!)]));
      for (const label of AROUND) {
        const box = boxOf(places[index]!, label);
        const covers = [...fixed, ...others].reduce((sum, one) => sum + shared(box, one), outside(box) * 2);
        if (covers < least) {
          least = covers;
          chosen[index] = label;
        }
      }
    }
  return places.map((place, index) => ({ x: place.x + chosen[index]!.x, y: place.y + chosen[index]!.y, anchor: chosen[index]!.anchor }));
}

/** How much of the labels lies over something written, in square pixels. */
export function covered(places: readonly Place[], miles: readonly Spot[], made: readonly Label[]): number {
  const boxes = places.map((place, index) => boxOf(place, { ...made[index]!, x: made[index]!.x - place.x, y: made[index]!.y - place.y }));
  const fixed = [...places.map((one) => around(one, 6)), ...miles.map((one) => around(one, 6))];
  let sum = 0;
  boxes.forEach((box, index) => {
    for (const one of fixed) sum += shared(box, one);
    for (const other of boxes.slice(index + 1)) sum += shared(box, other);
  });
  return sum;
}
