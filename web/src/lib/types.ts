/** What the server and the client say to each other: docs/server.md, as types. */

export interface Person {
  id: string;
  nickname: string;
  handle: string | null;
  language: string;
}

export interface OptionValue {
  value: string | number | boolean;
  label: string;
}
export interface GameOption {
  name: string;
  label: string;
  default: string | number | boolean;
  values: OptionValue[];
}
export interface Level {
  id: string;
  label: string;
  /** How long it thinks, in words. */
  pace: string;
}
export interface GameInfo {
  id: string;
  name: string;
  summary: string;
  players: number[];
  options: GameOption[];
  levels: Level[];
  campaign?: boolean;
  /** The standing orders that mean something, by question. */
  standing: Record<string, Order[]>;
}

/** A stage of a campaign and what I have reached there. */
export interface CampaignStage {
  stage: number;
  name: string;
  goals: string[];
  challenge: string[];
  reward: string[];
  rule: string;
  attempts: number;
  won: boolean;
  challenge_met: boolean;
  points: number;
  open: boolean;
  bonus: boolean;
  options: Record<string, string> | null;
  table: string | null;
}
export interface CampaignInfo {
  game: string;
  name: string;
  next: number | null;
  stages: CampaignStage[];
}

/** A feat of a game: how often I achieved it, and at which table first. */
export interface Exploit {
  id: string;
  name: string;
  times: number;
  table: string | null;
  first: string | null;
}
export interface ExploitsInfo {
  game: string;
  name: string;
  exploits: Exploit[];
}

export type Texts = Record<string, string>;

export interface RuleSection {
  anchor: string;
  title: string;
  text: string;
}

export type SeatKind = 'person' | 'bot' | 'open' | 'friend';
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  here: boolean;
  left: boolean;
  me: boolean;
  note: string | null;
}

export type TableStatus = 'waiting' | 'playing' | 'finished';

export interface Score {
  seat: number;
  total: number;
  items: Record<string, number>;
  rank: number;
  won: boolean;
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  status: TableStatus;
  public: boolean;
  host: boolean;
  invite: string | null;
  hotseat: boolean;
  players: number;
  number: number;
  asked: number[];
  mine: number[];
  seats: SeatInfo[];
  created: string;
  updated: string;
  seed_sha256: string;
  result: Score[] | null;
  /** Whether hints may be asked for. */
  hints: boolean;
}

/** A legal action: what it says, and the things of the board it touches, from first to last. */
export interface Legal {
  id: number;
  say: string;
  touches: string[];
  group: string;
  rule: string;
  door: boolean;
  ends: boolean;
}

export interface LogLine {
  number: number;
  what: string;
  line: string;
  seat: number | null;
  door: boolean;
  /** It changes somebody's points. */
  scores: boolean;
  things: string[];
}

export interface UndoState {
  step: boolean;
  turn: boolean;
  redo: boolean;
  why: string | null;
  request: { seat: number; agreed: number[] } | null;
}

export type Order = 'always' | 'never' | 'ask';

/** A view is the game's own: its board knows how to read it. */
export type View = Record<string, unknown>;

export interface State {
  table: string;
  number: number;
  seat: number | null;
  status: TableStatus;
  view: View;
  asked: number[];
  question: string;
  rule: string;
  trail: string[];
  legal: Legal[];
  asides: Legal[];
  log: LogLine[];
  /** Lines up to this number are still right; absent or negative: `log` is the whole log. */
  log_after?: number;
  undo: UndoState;
  orders: Record<string, Order>;
  seats: SeatInfo[];
  scores: Score[] | null;
  /** What a finished game is judged by beside its points. */
  measures: { name: string; number: number }[] | null;
  seed: string | null;
}

/** A public number of a seat that an action would change. */
export interface Change {
  seat: number;
  name: string;
  words: string;
  number: number;
}
/** What an action would bring about, up to the first hidden thing. */
export interface Preview {
  lines: string[];
  /** The things each line speaks of, from first to last. */
  things: string[][];
  cut: boolean;
  costs: Change[];
  gains: Change[];
}
export interface WhyNot {
  sentence: string;
  rule: string | null;
}

/** An action a bot thought about. */
export interface Idea {
  id: number;
  say: string;
  touches: string[];
  visits: number;
  expected: number;
  worse: number;
}
/** What a strong bot would do: the best first, what it brings, what would come after it. */
export interface Hint {
  seat: number;
  level: string;
  label: string;
  now: number;
  /** Whether the estimates are points; else goals are counted as well. */
  in_points: boolean;
  /** Of everything that was tried, also of what is not told. */
  visits: number;
  ideas: Idea[];
  preview: Preview;
  follow: string[];
}

/** How the game stood before an event, by seat: points of the estimate, and shares of a win. */
export interface CurvePoint {
  place: number;
  number: number;
  values: number[];
  shares: number[];
}
/** A choice that mattered, against the best other one. */
export interface Moment {
  place: number;
  number: number;
  seat: number;
  played: string;
  best: string;
  other: string;
  agreed: boolean;
  /** In points, and as a share of a win. */
  gain: number;
  swing: number;
  hinted: boolean;
}
export interface Review {
  status: 'working' | 'ready';
  done: number;
  all: number;
  level: string;
  label: string;
  places: number;
  seats: number[];
  judged: number;
  choices: number;
  curve: CurvePoint[];
  moments: Moment[];
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  rule?: string;
  key?: string;
  state?: State;
}

export interface Talk {
  id: number;
  name: string;
  text: string;
  at: string;
}

export type Live =
  | { type: 'state'; state: State }
  | { type: 'talk'; message: Talk }
  | { type: 'table'; table: TableInfo }
  | { type: 'problem'; problem: Problem }
  | { type: 'ping' };

export interface NewSeat {
  kind: 'me' | 'friend' | 'anyone' | 'bot';
  level?: string;
  name?: string;
}
export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: NewSeat[];
  name?: string;
  public?: boolean;
  hints?: boolean;
  start?: boolean;
}
