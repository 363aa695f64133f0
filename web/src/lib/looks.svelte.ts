/** Which colour and shape a seat has, 0 to 5: its own number, unless the viewer always wants one. */

class Looks {
  /** The viewer's seat at this table, and the look they prefer for themselves. */
  seat = $state<number | null>(null);
  mine = $state<number | null>(null);
}
export const looks = new Looks();

export function look(seat: number): number {
  const { seat: me, mine } = looks;
  if (me === null || mine === null) return seat % 6;
  if (seat === me) return mine;
  return seat === mine ? me % 6 : seat % 6;
}

/** The class that sets --pc, --ps, --pi for a seat. */
export function lookClass(seat: number | null): string {
  return seat === null ? '' : `pc-${look(seat) + 1}`;
}
