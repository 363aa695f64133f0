/** Which options a new table offers, given what does not go with what is chosen. */
import type { GameInfo, Settled } from '../../lib/types';

type Option = GameInfo['options'][number];

export interface Offer extends Pick<Option, 'name' | 'label' | 'values'> {
  value: string;
  /** Why something else cannot be chosen here; empty if all can. */
  why: string;
  /** Too many values to lay them all out. */
  isLong: boolean;
}

const MANY = 8;

/** The options one can choose in, each with the values that go; and those where nothing else goes. */
export function offered(game: Pick<GameInfo, 'options'>, chosen: Record<string, string>, refused: Settled['values']): { open: Offer[]; shut: Offer[] } {
  const open: Offer[] = [];
  const shut: Offer[] = [];
  for (const { name, label, values, default: usual } of game.options) {
    const value = chosen[name] ?? usual;
    const out = refused[name] ?? {};
    const left = values.filter((one) => one.value === value || !(one.value in out));
    const offer = { name, label, value, values: left, why: Object.values(out)[0] ?? '', isLong: values.length > MANY };
    (left.length > 1 || values.length === 1 ? open : shut).push(offer);
  }
  return { open, shut };
}
