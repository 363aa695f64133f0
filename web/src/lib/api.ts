/** Plain HTTP and JSON with the server. Every refusal becomes a `Refusal` with its problem. */
import { sureOfPage } from './fresh';
import { line } from './line.svelte';
import { words } from './texts.svelte';
import type {
  Acknowledged,
  CampaignInfo,
  ChannelInfo,
  ClubInfo,
  ClubLadder,
  ClubSaid,
  ClubShort,
  ComponentTable,
  DealArchive,
  DealPage,
  DealParting,
  DealsOfDay,
  ExploitsInfo,
  Friends,
  GameInfo,
  GameResults,
  Coached,
  LadderInfo,
  HintGiven,
  Learned,
  LessonInfo,
  LessonState,
  LessonText,
  NewPush,
  MyRating,
  NearTable,
  NewReport,
  NewTable,
  NewTournament,
  NewWebhook,
  NoticesInfo,
  Order,
  Outcome,
  OwnBox,
  OwnBoxShort,
  OwnValues,
  Person,
  PlayedBox,
  Preview,
  Problem,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleState,
  Review,
  Reference,
  RuleSection,
  Settled,
  State,
  TableInfo,
  TableNotices,
  TableRating,
  TournamentInfo,
  TournamentShort,
  Talk,
  Texts,
  WhyNot,
  Whom,
  Wishes,
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

const noAnswer = (): Refusal => new Refusal({ type: 'network', title: 'network', status: 0, detail: '', key: 'network' });

type Query = Record<string, string | number | boolean | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ lang: words.language });
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  return `/api${path}?${search}`;
}

async function ask<T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> {
  let response: Response;
  const sure = sureOfPage();
  if (sure) await sure;
  try {
    response = await fetch(address(path, query), {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    line.heard(null);
    throw noAnswer();
  }
  line.heard(response);
  if (response.status === 204) return undefined as T;
  let answer: unknown = null;
  try {
    answer = await response.json();
  } catch {
    if (response.ok) throw noAnswer(); // it broke off
    // Not JSON: a proxy's page, or nothing.
  }
  if (!response.ok) {
    const said = (answer ?? {}) as Partial<Problem>;
    throw new Refusal({ type: 'about:blank', title: response.statusText, detail: '', key: '', ...said, status: response.status });
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
  passphrase: (handle: string, passphrase: string, old?: string) => post<Person>('/me/passphrase', { handle, passphrase, old }),
  signIn: (handle: string, passphrase: string) => post<Person>('/sign-in', { handle, passphrase }),
  signOut: () => post<void>('/sign-out'),
  campaigns: () => get<CampaignInfo[]>('/me/campaigns'),
  exploits: () => get<ExploitsInfo[]>('/me/exploits'),
  results: () => get<GameResults[]>('/me/results'),
  learned: () => get<Learned[]>('/me/learned'),
  learn: (learned: Learned[]) => post<Learned[]>('/me/learned', { learned }),
  forgetLearned: (game: string, kind: Learned['kind']) => ask<void>('DELETE', `/me/learned/${game}`, undefined, { kind }),
  myRatings: () => get<MyRating[]>('/me/ratings'),
  ladder: (game: string, period: LadderInfo['period']) => get<LadderInfo>(`/ratings/${game}`, { period }),
  nearTables: (game: string) => get<NearTable[]>(`/ratings/${game}/open`),
  playMyLevel: (game: string) => post<TableInfo>(`/ratings/${game}/play`),
  deals: (day?: string) => get<DealsOfDay>('/deals', { day }),
  deal: (game: string, day?: string) => get<DealPage>(`/deals/${game}`, { day }),
  playDeal: (game: string, day?: string) => post<TableInfo>(`/deals/${game}`, day === undefined ? {} : { day }),
  pastDeals: (game: string, before?: string) => get<DealArchive>(`/deals/${game}/archive`, { before }),
  dealParting: (game: string, day: string) => get<DealParting>(`/deals/${game}/parting`, { day }),
  friends: () => get<Friends>('/me/friends'),
  askFriend: (whom: Whom) => post<Friends>('/me/friends', whom),
  acceptFriend: (person: string) => ask<Friends>('PUT', `/me/friends/${person}`),
  endFriend: (person: string) => ask<Friends>('DELETE', `/me/friends/${person}`),
  block: (whom: Whom) => post<Friends>('/me/blocks', whom),
  unblock: (person: string) => ask<Friends>('DELETE', `/me/blocks/${person}`),
  report: (report: NewReport) => post<unknown>('/reports', report),
  inviteFriend: (table: string, person: string) => post<TableInfo>(`/tables/${table}/guests`, { person }),
  decline: (table: string) => ask<void>('DELETE', `/tables/${table}/guests`),

  clubs: () => get<ClubShort[]>('/me/clubs'),
  club: (id: string, invite?: string | null) => get<ClubInfo>(`/clubs/${id}`, { invite }),
  makeClub: (club: { name: string; about: string; entry: ClubInfo['entry'] }) => post<ClubInfo>('/clubs', club),
  changeClub: (id: string, what: { name?: string; about?: string; entry?: ClubInfo['entry'] }) => ask<ClubInfo>('PATCH', `/clubs/${id}`, what),
  joinClub: (id: string, invite: string | null) => post<ClubInfo>(`/clubs/${id}/join`, invite ? { invite } : {}),
  renewClub: (id: string) => post<ClubInfo>(`/clubs/${id}/invite`),
  clubRole: (id: string, person: string, role: 'officer' | 'member') => ask<ClubInfo>('PUT', `/clubs/${id}/members/${person}`, { role }),
  leaveClub: (id: string, person: string) => ask<void>('DELETE', `/clubs/${id}/members/${person}`),
  dissolveClub: (id: string) => ask<void>('DELETE', `/clubs/${id}`),
  newSeason: (id: string) => post<ClubInfo>(`/clubs/${id}/season`),
  clubLadder: (id: string, game: string) => get<ClubLadder>(`/clubs/${id}/ladder/${game}`),
  clubTalk: (id: string) => get<ClubSaid[]>(`/clubs/${id}/talk`),
  clubSay: (id: string, text: string) => post<ClubSaid>(`/clubs/${id}/talk`, { text }),
  clubUnsay: (id: string, message: number) => ask<void>('DELETE', `/clubs/${id}/talk/${message}`),

  tournaments: (list: 'open' | 'playing' | 'finished' | 'mine') => get<TournamentShort[]>('/tournaments', { list }),
  tournament: (id: string, invite?: string | null) => get<TournamentInfo>(`/tournaments/${id}`, { invite }),
  makeTournament: (one: NewTournament) => post<TournamentInfo>('/tournaments', one),
  enter: (id: string, invite: string | null) => post<TournamentInfo>(`/tournaments/${id}/join`, invite ? { invite } : {}),
  withdraw: (id: string) => post<void>(`/tournaments/${id}/leave`),
  beginTournament: (id: string) => post<TournamentInfo>(`/tournaments/${id}/start`),
  cancelTournament: (id: string) => ask<void>('DELETE', `/tournaments/${id}`),

  exportMe: () => get<unknown>('/me/export'),
  deleteMe: () => ask<void>('DELETE', '/me'),

  notices: () => get<NoticesInfo>('/me/notices'),
  wish: (wishes: Wishes) => ask<Wishes>('PUT', '/me/notices', wishes),
  addPush: (push: NewPush) => post<ChannelInfo>('/me/notices/push', push),
  addEmail: (address: string) => post<ChannelInfo>('/me/notices/email', { address }),
  addWebhook: (hook: NewWebhook) => post<ChannelInfo>('/me/notices/webhooks', hook),
  testChannel: (id: string) => post<void>(`/me/notices/channels/${id}/test`),
  dropChannel: (id: string) => ask<void>('DELETE', `/me/notices/channels/${id}`),
  tableNotices: (id: string) => get<TableNotices>(`/tables/${id}/notices`),
  addTableHook: (id: string, hook: NewWebhook) => post<ChannelInfo>(`/tables/${id}/notices`, hook),
  confirmLetter: (token: string) => post<{ name: string }>(`/notices/confirm/${encodeURIComponent(token)}`),
  stopLetters: (token: string) => post<{ name: string }>(`/notices/stop/${encodeURIComponent(token)}`),

  games: () => get<GameInfo[]>('/games'),
  texts: (game: string, box?: string | null) => get<Texts>(`/games/${game}/texts`, { box }),
  settle: (game: string, players: number, options: Record<string, string>) => post<Settled>(`/games/${game}/settle`, { players, options }),
  components: (game: string, box?: string | null) => get<ComponentTable[]>(`/games/${game}/components`, { box }),
  reference: (game: string, box?: string | null) => get<Reference>(`/games/${game}/reference`, { box }),
  aid: (game: string) => get<RuleSection[]>(`/games/${game}/aid`),
  rules: (game: string) => get<RuleSection[]>(`/games/${game}/rules`),
  puzzles: (game: string) => get<PuzzleInfo[]>(`/games/${game}/puzzles`),
  puzzle: (game: string, id: string, steps: number[] = []) => post<PuzzleState>(`/games/${game}/puzzles/${id}/position`, { steps }),
  tryPuzzle: (game: string, id: string, action: number | null, steps: number[] = []) => post<PuzzleAnswer>(`/games/${game}/puzzles/${id}`, { action, steps }),
  puzzlePreview: (game: string, id: string, action: number, steps: number[]) => post<Preview>(`/games/${game}/puzzles/${id}/preview`, { action, steps }),
  puzzleOutcomes: (game: string, id: string, actions: number[], steps: number[]) => post<Outcome[]>(`/games/${game}/puzzles/${id}/outcomes`, { actions, steps }),
  puzzleWhyNot: (game: string, id: string, thing: string, steps: number[], action?: number) =>
    post<WhyNot>(`/games/${game}/puzzles/${id}/why-not`, action === undefined ? { thing, steps } : { action, steps }),
  lessons: (game: string) => get<LessonInfo[]>(`/games/${game}/lessons`),
  lessonTexts: (game: string) => get<LessonText[]>(`/games/${game}/lessons/texts`),
  lesson: (game: string, lesson: string, steps: number[], step?: number) =>
    post<LessonState>(`/games/${game}/lessons/${lesson}`, step === undefined ? { steps } : { steps, step }),
  lessonPreview: (game: string, lesson: string, steps: number[], action: number) =>
    post<Preview>(`/games/${game}/lessons/${lesson}/preview`, { steps, action }),
  lessonOutcomes: (game: string, lesson: string, steps: number[], actions: number[]) =>
    post<Outcome[]>(`/games/${game}/lessons/${lesson}/outcomes`, { steps, actions }),
  lessonWhyNot: (game: string, lesson: string, steps: number[], thing: string, action?: number) =>
    post<WhyNot>(`/games/${game}/lessons/${lesson}/why-not`, action === undefined ? { steps, thing } : { steps, action }),

  ownBoxes: () => get<OwnBoxShort[]>('/me/boxes'),
  houseBox: (game: string) => get<OwnBox>(`/games/${game}/box`),
  ownBox: (game: string) => get<OwnBox>(`/me/boxes/${game}`),
  correctBox: (game: string, values: OwnValues) => ask<OwnBox>('PUT', `/me/boxes/${game}`, values),
  bringBox: (game: string, text: string) => post<OwnBox>(`/me/boxes/${game}/file`, { text }),
  checkBox: (game: string) => post<OwnBox>(`/me/boxes/${game}/check`),
  forgetBox: (game: string) => ask<void>('DELETE', `/me/boxes/${game}`),
  boxUrl: (game: string) => address(`/me/boxes/${game}/file`),
  playedBox: (box: string) => get<PlayedBox>(`/boxes/${box}`),
  playedBoxUrl: (box: string) => address(`/boxes/${box}/file`),

  tables: (list: 'mine' | 'open' | 'playing' | 'finished' | 'invited') => get<TableInfo[]>('/tables', { list }),
  table: (id: string, invite?: string | null) => get<TableInfo>(`/tables/${id}`, { invite }),
  tableRating: (id: string, invite?: string | null) => get<TableRating>(`/tables/${id}/rating`, { invite }),
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
  /** The state, or, briefly, only the number of the event: its outcome comes over the live connection. */
  play: (id: string, seat: number, action: number, number: number, brief = false) =>
    post<State | Acknowledged>(`/tables/${id}/plays`, { seat, action, number, ...(brief ? { brief } : {}) }),
  preview: (id: string, seat: number, action: number) => post<Preview>(`/tables/${id}/preview`, { seat, action }),
  outcomes: (id: string, seat: number, actions: number[]) => post<Outcome[]>(`/tables/${id}/outcomes`, { seat, actions }),
  whyNot: (id: string, seat: number, thing: string, action?: number) =>
    post<WhyNot>(`/tables/${id}/why-not`, action === undefined ? { seat, thing } : { seat, action }),
  hint: (id: string, seat: number, number: number) => post<HintGiven>(`/tables/${id}/hint`, { seat, number }),
  coach: (id: string, seat: number) => get<Coached>(`/tables/${id}/coach`, { seat }),
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
