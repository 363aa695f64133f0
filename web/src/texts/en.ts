/** The words of the interface, in English. The keys are those of fr/. */
import { shelf } from './en/shelf';
import { tables } from './en/tables';
import { table } from './en/table';
import { after } from './en/after';
import { rules } from './en/rules';
import { people } from './en/people';
import { company } from './en/company';
import { seasons } from './en/seasons';
import { deals } from './en/deals';
import { puzzles } from './en/puzzles';
import type { Key } from './fr';

export const en: Record<Key, string> = {
  ...shelf,
  ...tables,
  ...table,
  ...after,
  ...rules,
  ...people,
  ...seasons,
  ...company,
  ...deals,
  ...puzzles,
};
