/** The pictures of the rules: a part of a game's board, drawn from a stored position. */
import type { Fixture } from '../../games/stored';

interface Picture {
  position: () => Promise<unknown>;
  /** The part of the board that is shown. */
  part: string;
  /** How high the board is laid out, if not as on a laptop: what is pinned must not lie over the part. */
  high?: number;
}

export type Pictures = Record<string, Picture>;

const found = import.meta.glob<Pictures>('../../games/*/pictures.ts', { eager: true, import: 'default' });
const PICTURES = Object.fromEntries(Object.entries(found).map(([path, pictures]) => [path.split('/').at(-2) ?? '', pictures]));

export const heightOf = (game: string, name: string): number => PICTURES[game]?.[name]?.high ?? 720;
export const partOf = (game: string, name: string): string => PICTURES[game]?.[name]?.part ?? '';

/** The position of a picture, with nothing to be chosen: a picture has no rings. */
export async function positionOf(game: string, name: string): Promise<Pick<Fixture, 'names' | 'state'> | null> {
  const picture = PICTURES[game]?.[name];
  if (!picture) return null;
  const { names, state } = ((await picture.position()) as { default: Fixture }).default;
  return { names, state: { ...state, legal: [], asides: [] } };
}
