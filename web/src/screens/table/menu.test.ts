import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { TableLink } from '../../lib/table.svelte';
import { words } from '../../lib/texts.svelte';
import type { Order } from '../../lib/types';
import TableMenu from './TableMenu.svelte';

/** The menu's rows of standing orders: what each may be set to. */
function offered(standing: Record<string, Order[]>): string[][] {
  words.language = 'en';
  const orders = Object.fromEntries(Object.keys(standing).map((question) => [question, 'ask']));
  const state = { status: 'playing', asides: [], orders, undo: { step: true, request: null } };
  const link = { id: '1', seat: 0, info: { game: 'any' }, game: { standing }, state } as unknown as TableLink;
  const { body } = render(TableMenu, { props: { link, open: true, onhelp: () => undefined, onoutline: () => undefined } });
  const rows = body.split('role="radiogroup"').slice(1);
  return rows.map((row) => [...row.matchAll(/type="radio"[^>]*>\s*(?:<!--.*?-->)?([^<]*)</g)].map((found) => found[1]?.trim() ?? ''));
}

it('offers the standing orders that the game answers, and no other', () => {
  expect(offered({ ReceiveAway: ['always', 'ask'], TriggerOwn: ['always', 'never', 'ask'] })).toEqual([
    ['always', 'ask me'],
    ['always', 'never', 'ask me'],
  ]);
  expect(offered({})).toEqual([]);
});
