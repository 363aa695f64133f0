/** What the server and the client say to each other: the server's own shapes, by our names. */
import type { Changes } from './changes';
import type { ComponentsTable, GameInfo as AnyGame, Orders, ProblemInfo, Said, State, TableInfo } from './api-types';

export type {
  Acknowledged,
  Advised as Idea,
  BoxThing,
  BoxValue,
  CampaignInfo,
  CampaignStage,
  ChannelInfo,
  ClubInfo,
  ClubLadder,
  ClubSaid,
  ClubShort,
  Change,
  CurvePoint,
  DealArchive,
  DealEntry,
  DealInfo,
  DealLandmark,
  DealMode,
  DealPage,
  DealParting,
  DealsOfDay,
  ExploitsInfo,
  Friends,
  GameResults,
  Hint,
  Coached,
  HintGiven,
  Known,
  Learned,
  LadderEntry,
  LadderInfo,
  Legal,
  Member,
  LessonInfo,
  LessonState,
  LessonText,
  LogLine,
  Moment,
  MyDeal,
  MyRating,
  NearTable,
  NewReport,
  NewTable,
  NewTournament,
  NewPush,
  NewWebhook,
  NoticesInfo,
  NumberInfo,
  Outcome,
  OwnBoxInfo as OwnBox,
  OwnBoxShort,
  OwnValue,
  OwnValues,
  PastDeal,
  Person,
  PlayedBox,
  Previewed as Preview,
  ProblemInfo as Problem,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleSolution,
  PuzzleState,
  Refused as WhyNot,
  Review,
  Reference,
  RuleSection,
  Said as Talk,
  Score,
  SeatClock,
  SeatInfo,
  Settled,
  State,
  TableInfo,
  TableNotices,
  TableRating,
  TournamentInfo,
  TournamentShort,
  TournamentTable,
  WantedSeat as NewSeat,
  Whom,
  Wishes,
} from './api-types';

export type Order = Orders['orders'][string];
/** The standing orders that mean something are named by question. */
export type GameInfo = Omit<AnyGame, 'standing'> & { standing: Record<string, Order[]> };
/** A table of the box's components, as far as a board reads it. */
export type ComponentTable = Pick<ComponentsTable, 'name' | 'rows'>;
export type Texts = Record<string, string>;
/** A view is the game's own: its board knows how to read it. */
export type View = State['view'];

/** What comes over the WebSocket of a table. */
export type Live =
  | { type: 'state'; seq: number; state: State }
  | ({ type: 'change'; after: number; seq: number; set: Changes } & Pick<State, 'log' | 'log_after'>)
  | { type: 'talk'; message: Said }
  | { type: 'table'; table: TableInfo }
  | { type: 'problem'; problem: ProblemInfo }
  | { type: 'ping' };
