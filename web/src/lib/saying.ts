/** Actions and groups in the words of a button. */
import { hasName, name, readable, t } from './texts.svelte';
import type { Change, Legal, Outcome } from './types';

export const groupName = (id: string): string => (hasName(`group-${id}`) ? name(`group-${id}`) : id);

/** An action in words; what is chosen on the board is "here", where the board shows it. */
export const sayOf = (action: Legal): string => (action.placed ? t('table.here', { group: groupName(action.group) }) : action.say);

const counted = (sign: string, changes: readonly Change[], seat: number | null): string[] =>
  changes.filter((one) => one.seat === seat).map((one) => `${sign}${one.number} ${one.words}`);

/** What an action costs and brings a seat, in words: for the card that explains its button. */
export function sayOutcome(action: Legal, outcome: Outcome | undefined, seat: number | null): string | undefined {
  const changes = outcome ? [...counted('−', outcome.costs, seat), ...counted('+', outcome.gains, seat)] : [];
  return changes.length > 0 ? `${action.say}\n${changes.join(', ')}` : undefined;
}

const apart = (text: string): string[] => text.replace(/\.$/, '').split(/\s+/);

/** What a preview tells: an only line that says the action itself once more ("You take the die") is left out. */
export function news(action: Pick<Legal, 'say'>, lines: readonly string[]): readonly string[] {
  const [only, more] = lines;
  if (only === undefined || more !== undefined) return lines;
  const [, ...object] = apart(action.say);
  const said = apart(only);
  const same = object.length > 0 && said.length <= object.length + 2 && said.slice(-object.length).join(' ') === object.join(' ');
  return same ? [] : lines;
}

/** An action beside its chips: the figures of its note ("· Dalmatie, −2 denarii") are theirs to say. */
export function sayBesideChips({ say }: Pick<Legal, 'say'>): string {
  const [sentence = '', note = ''] = say.split(' · ');
  const kept = note.split(', ').filter((part) => part && !/^[+−]\d/.test(part));
  return kept.length > 0 ? `${sentence} · ${kept.join(', ')}` : sentence;
}

/** All actions of a group that are chosen on the board, as one line. */
export const sayPlaced = (group: string, n: number): string => t('table.onBoard', { group: groupName(group), n });

/** What a standing order answers. */
export function orderName(question: string): string {
  for (const key of [`order-${question}`, `ask-${question}`]) if (hasName(key)) return name(key);
  return readable(question);
}
