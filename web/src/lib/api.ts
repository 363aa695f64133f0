/** Plain HTTP and JSON with the server. Every refusal becomes a `Refusal` with its problem. */
import { words } from './texts.svelte';
import type {
  CampaignInfo,
  ExploitsInfo,
  GameInfo,
  Hint,
  NewTable,
  Order,
  Person,
  Preview,
  Problem,
  Review,
  RuleSection,
  State,
  TableInfo,
  Talk,
  Texts,
  WhyNot,
} from './types';

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.title);
  }
  get status(): number {
    return this.problem.status;
  }
}

const PATIENCE = 20000; // milliseconds; then the server "does not answer"

type Query = Record<string, string | number | boolean | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ lang: words.language });
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  return `/api${path}?${search}`;
}

async function ask<T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path, query), {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Refusal({ type: 'network', title: 'network', status: 0, detail: '' });
  }
  if (response.status === 204) return undefined as T;
  let answer: unknown = null;
  try {
    answer = await response.json();
  } catch {
    // Not JSON: a proxy's page, or nothing.
  }
  if (!response.ok) {
    const said = (answer ?? {}) as Partial<Problem>;
    throw new Refusal({ type: 'about:blank', title: response.statusText, detail: '', ...said, status: response.status });
  }
  return answer as T;
}

const get = <T>(path: string, query?: Query): Promise<T> => ask<T>('GET', path, undefined, query);
const post = <T>(path: string, body: unknown = {}, query?: Query): Promise<T> => ask<T>('POST', path, body, query);

export const api = {
  me: () => get<Person>('/me'),
  guest: (nickname: string, language: string) =>
    post<Person>('/guests', nickname ? { nickname, language } : { language }),
  change: (what: { nickname?: string; language?: string }) => ask<Person>('PATCH', '/me', what),
  passphrase: (handle: string, passphrase: string) => post<Person>('/me/passphrase', { handle, passphrase }),
  signIn: (handle: string, passphrase: string) => post<Person>('/sign-in', { handle, passphrase }),
  signOut: () => post<void>('/sign-out'),
  campaigns: () => get<CampaignInfo[]>('/me/campaigns'),
  exploits: () => get<ExploitsInfo[]>('/me/exploits'),
  exportMe: () => get<unknown>('/me/export'),
  deleteMe: () => ask<void>('DELETE', '/me'),

  games: () => get<GameInfo[]>('/games'),
  texts: (game: string) => get<Texts>(`/games/${game}/texts`),
  components: (game: string) => get<{ name: string; rows: Record<string, unknown>[] }[]>(`/games/${game}/components`),
  rules: (game: string) => get<RuleSection[]>(`/games/${game}/rules`),

  tables: (list: 'mine' | 'open' | 'playing' | 'finished') => get<TableInfo[]>('/tables', { list }),
  table: (id: string, invite?: string | null) => get<TableInfo>(`/tables/${id}`, { invite }),
  open: (table: NewTable) => post<TableInfo>('/tables', table),
  join: (id: string, seat?: number, invite?: string | null) =>
    post<TableInfo>(`/tables/${id}/join`, { ...(seat === undefined ? {} : { seat }), ...(invite ? { invite } : {}) }),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  seat: (id: string, seat: number, what: { kind: 'bot' | 'anyone' | 'friend' | 'me'; level?: string }) =>
    post<TableInfo>(`/tables/${id}/seats/${seat}`, what),
  fork: (id: string, number: number, seat: number, invite: string | null) => post<TableInfo>(`/tables/${id}/fork`, { number, seat }, { invite }),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),

  state: (id: string, seat: number | null, since?: number, invite?: string | null) =>
    get<State>(`/tables/${id}/state`, { seat, since, invite }),
  play: (id: string, seat: number, action: number, number: number) =>
    post<State>(`/tables/${id}/plays`, { seat, action, number }),
  preview: (id: string, seat: number, action: number) => post<Preview>(`/tables/${id}/preview`, { seat, action }),
  whyNot: (id: string, seat: number, thing: string, action?: number) =>
    post<WhyNot>(`/tables/${id}/why-not`, action === undefined ? { seat, thing } : { seat, action }),
  hint: (id: string, seat: number, number: number) => post<{ hint: Hint; state: State }>(`/tables/${id}/hint`, { seat, number }),
  beginReview: (id: string) => post<Review>(`/tables/${id}/review`),
  review: (id: string, invite?: string | null) => get<Review>(`/tables/${id}/review`, { invite }),
  undo: (id: string, seat: number, turn: boolean, number: number) =>
    post<State>(`/tables/${id}/undo`, { seat, turn, number }),
  undoRequest: (id: string, seat: number) => post<State>(`/tables/${id}/undo-request`, { seat }),
  undoAnswer: (id: string, seat: number, agree: boolean) => post<State>(`/tables/${id}/undo-answer`, { seat, agree }),
  redo: (id: string, seat: number, number: number) => post<State>(`/tables/${id}/redo`, { seat, number }),
  orders: (id: string, seat: number, orders: Record<string, Order>) =>
    ask<State>('PUT', `/tables/${id}/orders`, { seat, orders }),
  talk: (id: string, invite?: string | null) => get<Talk[]>(`/tables/${id}/talk`, { invite }),
  say: (id: string, text: string, invite?: string | null) => post<unknown>(`/tables/${id}/talk`, { text }, { invite }),
  replay: (id: string, number: number | null, seat: number | 'all' | null, invite?: string | null) =>
    get<State>(`/tables/${id}/replay`, { number, seat, invite }),
  recordUrl: (id: string) => address(`/tables/${id}/record`),
};
