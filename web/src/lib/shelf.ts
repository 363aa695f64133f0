/** The five boxes, in the order they stand; what the server does not have yet is "soon". */
import type { Key } from '../texts/fr';

export interface Box {
  id: 'glory-to-rome' | 'hadrians-wall' | 'rome-and-roll' | 'age-of-rome' | 'ave-roma';
  players: string;
  minutes: number;
  weight: number;
}

export const SHELF: readonly Box[] = [
  { id: 'glory-to-rome', players: '2–5', minutes: 60, weight: 3 },
  { id: 'hadrians-wall', players: '1–6', minutes: 90, weight: 4 },
  { id: 'rome-and-roll', players: '1–4', minutes: 90, weight: 3 },
  { id: 'age-of-rome', players: '1–4', minutes: 120, weight: 4 },
  { id: 'ave-roma', players: '2–5', minutes: 90, weight: 3 },
];

export const nameKey = (id: Box['id']): Key => `game.${id}.name`;
export const pitchKey = (id: Box['id']): Key => `game.${id}.pitch`;
