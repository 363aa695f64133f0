/**
 * The one interaction model, without any screen: which things may be touched, and what is left
 * to choose after some were. No rule of any game is known here, only the `touches` of the
 * legal actions.
 */
import type { Legal } from './types';

export type Ring = 'legal' | 'legal2' | 'chosen' | null;

/** Actions that touch everything chosen so far. */
export function candidates(legal: readonly Legal[], chosen: readonly string[]): Legal[] {
  return legal.filter((action) => chosen.every((id) => action.touches.includes(id)));
}

/** Of these, the one that touches nothing more: it could be played now. */
export function complete(found: readonly Legal[], chosen: readonly string[]): Legal[] {
  return found.filter((action) => action.touches.every((id) => chosen.includes(id)));
}

/** What is chosen after a thing is touched: added, taken away, or begun anew. */
export function touch(legal: readonly Legal[], chosen: readonly string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const more = [...chosen, id];
  if (candidates(legal, more).length > 0) return more;
  return candidates(legal, [id]).length > 0 ? [id] : [...chosen];
}

/** The action to preview: the only one left, or the only one that wants nothing more. */
export function guess(legal: readonly Legal[], chosen: readonly string[]): Legal | null {
  if (chosen.length === 0) return null;
  const found = candidates(legal, chosen);
  if (found.length === 1) return found[0] ?? null;
  const done = complete(found, chosen);
  return done.length === 1 ? (done[0] ?? null) : null;
}

/** Several actions on exactly the same things: only a menu of verbs can tell them apart. */
export function menu(legal: readonly Legal[], chosen: readonly string[]): Legal[] {
  if (chosen.length === 0) return [];
  const found = candidates(legal, chosen);
  const done = complete(found, chosen);
  if (done.length > 1) return done;
  const first = found[0];
  if (found.length > 1 && first && done.length === 0) {
    const things = new Set(first.touches);
    const same = found.every(
      (action) => action.touches.length === first.touches.length && action.touches.every((id) => things.has(id)),
    );
    if (same) return found;
  }
  return [];
}

/**
 * The ring of every thing. Strong: touching it leaves one action, or one that wants nothing more.
 * Thin: it opens a further choice. What would begin anew keeps its thin ring only while nothing
 * is chosen, so that the eye follows the remaining things.
 */
export function rings(legal: readonly Legal[], chosen: readonly string[]): Map<string, Ring> {
  const made = new Map<string, Ring>();
  const found = candidates(legal, chosen);
  const only = guess(legal, chosen);
  for (const action of found) {
    for (const id of action.touches) {
      if (made.has(id)) continue;
      const more = [...chosen, id];
      const left = candidates(found, more);
      const sure = left.length === 1 || complete(left, more).length > 0 || menu(found, more).length > 0;
      made.set(id, sure ? 'legal' : 'legal2');
    }
  }
  for (const id of only ? only.touches : []) made.set(id, 'chosen');
  for (const id of chosen) made.set(id, 'chosen');
  return made;
}

/** Everything that may be touched at all, glowing or not: a touch may begin anew. */
export function touchable(legal: readonly Legal[]): Set<string> {
  const made = new Set<string>();
  for (const action of legal) for (const id of action.touches) made.add(id);
  return made;
}

/** What touching a thing would say: the sentence of its only action, or of all of them. */
export function sentences(legal: readonly Legal[], chosen: readonly string[], id: string, say: (action: Legal) => string = (action) => action.say): string[] {
  const more = chosen.includes(id) ? [...chosen] : [...chosen, id];
  let found = candidates(legal, more);
  if (found.length === 0) found = candidates(legal, [id]);
  return [...new Set(found.map(say))];
}

export const PASS_GROUPS: readonly string[] = ['stop', 'pass', 'end'];

export function isPass(action: Legal): boolean {
  return PASS_GROUPS.includes(action.group) && action.touches.length === 0;
}

export const MOST_BUTTONS = 6; // with a key of their own

/** One button of the prompt: an action, or a group of actions that a click narrows to. */
export interface PromptButton {
  key: string;
  action: Legal | null;
  group: string | null;
  count: number;
  /** All of it can be done by touching things as well. */
  onBoard: boolean;
  /** What it stands for is chosen on the board: words could only give coordinates. */
  placed: boolean;
}

/** The best guess (Enter), those with keys of their own, and "stop". */
export interface PromptButtons {
  best: Legal | null;
  rest: PromptButton[];
  pass: Legal | null;
  /** Something is chosen: there is a way back to all of them. */
  narrowed: boolean;
}

/** Actions by group, in the order of the first of each. */
export function byGroup(some: readonly Legal[]): Map<string, Legal[]> {
  const groups = new Map<string, Legal[]>();
  for (const action of some) {
    const same = groups.get(action.group);
    if (same) same.push(action);
    else groups.set(action.group, [action]);
  }
  return groups;
}

const onBoard = (action: Legal): boolean => action.touches.length > 0;

/**
 * The prompt's buttons: the best guess (Enter), then at most `room` further ones with the keys
 * 1 to 6, "stop" with key 0 always last. A group with few actions is spelled out, a big one is
 * a single button that opens all of it; what is chosen on the board is never spelled out.
 */
export function buttons(
  legal: readonly Legal[],
  chosen: readonly string[],
  group: string | null,
  room = MOST_BUTTONS,
): PromptButtons {
  const pass = legal.find(isPass) ?? null;
  const best = guess(legal, chosen);
  let found = candidates(legal, chosen).filter((action) => action !== pass && action !== best);
  if (group !== null) found = found.filter((action) => action.group === group);
  const made: PromptButton[] = [];
  for (const [name, actions] of byGroup(found.filter((action) => action.placed)))
    if (name !== group) made.push({ key: '', action: null, group: name, count: actions.length, onBoard: false, placed: true });
  found = found.filter((action) => !action.placed);
  const groups = byGroup(found);
  room -= made.length;
  const all = made.length + room;
  const single = (action: Legal): void => {
    made.push({ key: '', action, group: null, count: 1, onBoard: onBoard(action), placed: false });
  };
  if (found.length <= room) {
    found.forEach(single);
  } else if (groups.size === 1) {
    found.slice(0, room).forEach(single);
  } else {
    // Spell out the small groups first while there is room; the others stay one button.
    let left = room - groups.size;
    for (const [name, actions] of groups) {
      if (made.length >= all) break;
      const extra = actions.length - 1;
      if (extra <= 0 || (extra <= left && extra <= 2)) {
        left -= Math.max(0, extra);
        actions.forEach(single);
      } else {
        made.push({ key: '', action: null, group: name, count: actions.length, onBoard: actions.every(onBoard), placed: false });
      }
    }
  }
  return { best, rest: numbered(made.slice(0, all)), pass, narrowed: group !== null || chosen.length > 0 };
}

/** Whether the buttons say all that a list of the actions could: each by itself, or as what is chosen on the board. */
export const spelledOut = (made: PromptButtons, all: number): boolean =>
  !made.best && made.rest.reduce((sum, one) => sum + (one.action ? 1 : one.placed ? one.count : 0), made.pass ? 1 : 0) === all;

/** The buttons with one action marked as what Enter plays: it is not offered a second time beside it. */
export function marking(made: PromptButtons, marked: Legal | null): PromptButtons {
  if (!marked) return made;
  return { ...made, best: marked, rest: numbered(made.rest.filter((one) => one.action !== marked)), pass: made.pass === marked ? null : made.pass, narrowed: true };
}

const MOST_WANTED = 2; // of what a lesson asks for, each with a button of its own

/** The buttons with what a lesson asks for in front: a few actions each by itself, or the groups they are in. */
export function leading(made: PromptButtons, wanted: readonly Legal[]): PromptButtons {
  const few = wanted.filter((action) => !action.placed && action !== made.best && action !== made.pass);
  if (few.length > MOST_WANTED) {
    const groups = new Set(few.map((action) => action.group));
    const leads = (one: PromptButton): boolean => (one.action ? few.includes(one.action) : groups.has(one.group ?? ''));
    return { ...made, rest: numbered([...made.rest.filter(leads), ...made.rest.filter((one) => !leads(one))]) };
  }
  const first = few.map((action) => ({ key: '', action, group: null, count: 1, onBoard: false, placed: false }));
  return { ...made, rest: numbered([...first, ...made.rest.filter((one) => !one.action || !few.includes(one.action))]) };
}

/** So many of the buttons; what can only be said with a button stays, whatever the room. */
export function fitting(all: readonly PromptButton[], room: number): PromptButton[] {
  let left = room - all.filter((button) => !button.onBoard).length;
  return numbered(all.filter((button) => !button.onBoard || left-- > 0));
}

const numbered = (some: readonly PromptButton[]): PromptButton[] => some.map((button, index) => ({ ...button, key: String(index + 1) }));

/** Lower case without accents: "Légionnaire" is found by "leg". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2019\u02bc]/g, "'")
    .toLowerCase()
    .replace(/\u0153/g, 'oe');
}

/** The actions whose sentence has every word typed, in any order. */
export function filter(legal: readonly Legal[], typed: string): Legal[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return legal.filter((action) => {
    const say = plain(action.say);
    return words.every((word) => say.includes(word));
  });
}

/** Things chosen before the table moved on, as far as they still mean something. */
export function reapply(legal: readonly Legal[], chosen: readonly string[]): string[] {
  let kept: string[] = [];
  for (const id of chosen) {
    const more = [...kept, id];
    if (candidates(legal, more).length > 0) kept = more;
  }
  return kept;
}

/** Which actions wait for a yes: all, those that could not simply be taken back, or none. */
export type ConfirmMode = 'always' | 'final' | 'never';
