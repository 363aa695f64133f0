/** A game's board, loaded when a table of that game is opened. Games without one get a plain one. */
import type { Component } from 'svelte';
import type { State, Texts } from '../lib/types';

export interface BoardProps {
  state: State;
  texts: Texts;
  names: string[];
  /** The seat whose own board is wanted on the stage; null: the viewer's. */
  looking?: number | null;
  /** Another's board is wanted, or the viewer's again (null); the table shows the way back. */
  onlook?: (seat: number | null) => void;
}
export type Board = Component<BoardProps>;

const found = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const plain = (): Promise<{ default: Board }> => import('./GenericBoard.svelte');

export async function loadBoard(game: string): Promise<Board> {
  const load = found[`./${game}/Board.svelte`] ?? plain;
  return (await load()).default;
}
