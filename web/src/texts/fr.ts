/**
 * Les mots de l’interface. Espace insécable devant : ; ? ! et dans les guillemets, apostrophe ’.
 * `{n|un|plusieurs}` choisit selon le nombre ; `#` y devient le nombre.
 */
import { shelf } from './fr/shelf';
import { tables } from './fr/tables';
import { table } from './fr/table';
import { after } from './fr/after';
import { rules } from './fr/rules';
import { people } from './fr/people';
import { company } from './fr/company';
import { seasons } from './fr/seasons';
import { deals } from './fr/deals';
import { puzzles } from './fr/puzzles';

export const fr = {
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

export type Key = keyof typeof fr;
