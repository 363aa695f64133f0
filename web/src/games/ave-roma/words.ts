/**
 * The board's own few words, in both languages; the names of cards, locations, resources and
 * powers are in the game's `texts`. `Speech` makes the spoken names of zones and things.
 */
import { BoardSpeech } from '../../lib/speech';
import { type Language, capital } from '../../lib/texts.svelte';
import type { Texts } from '../../lib/types';
import { type AreaView, type CardView, type Costs, type Location, type PlayerView, RESOURCES, type SlotView, range } from './view';

const FR = {
  does: {
    quaestor: 'Denarii : 2 × la valeur',
    aedilis: 'Les quatre ressources de la zone',
    mercator: 'Vendre, et acheter 4 unités',
    propraetor: 'Demi-carte, puis influence',
    roma: 'Avancer au Colisée',
    aedificator: 'Prendre un bâtiment',
    legatus: 'Prendre une guerre',
    senatus: 'Prendre un mécène',
  },
  round: 'Manche',
  advanced: 'mode avancé',
  order: 'Ordre du tour',
  sums: 'somme des ouvriers',
  passed: 'a passé',
  free: 'libre',
  neutralOnly: 'neutre',
  worker: 'ouvrier',
  workers: 'Ouvriers',
  yourWorkers: 'Vos ouvriers',
  imaginary: 'Ouvrier imaginaire',
  trained: 'formé',
  fresh: 'dès la prochaine manche',
  training: 'Formation',
  neutral: 'Ouvriers neutres',
  stock: 'Réserves',
  price: 'prix',
  surplus: 'Surplus',
  denarii: 'denarii',
  politics: 'Politique',
  patrons: 'Mécènes actifs',
  slot: 'emplacement libre',
  locked: 'niveau',
  cards: 'Cartes',
  left: 'à gauche, disponibles',
  right: 'à droite, utilisées',
  leftShort: 'Disponibles',
  rightShort: 'Utilisées',
  turned: 'influence dépensée',
  fragments: 'Fragments',
  nothing: 'rien',
  area: 'Zone',
  brown: 'plafond',
  brownCube: 'cube marron',
  points: 'points',
  influence: 'influence',
  high: 'déjà utilisée',
  empty: 'vide',
  decks: 'Pioches',
  left_: 'restantes',
  top: 'Au sommet',
  pays: 'coûte',
  honour: 'honneur',
  sell: 'Vendre',
  buy: 'Acheter',
  trade: 'Votre commerce',
  sellFirst: 'Vendre d’abord',
  buyFirst: 'Acheter d’abord',
  orderOfTrade: 'Ordre',
  doIt: 'Faire ces échanges',
  endTrade: 'Terminer le commerce',
  sellMore: 'Vendez encore\u00a0: il ne resterait pas de quoi payer la carte Zone.',
  more: 'un de plus',
  less: 'un de moins',
  stopped: 'Cet échange n’est plus possible : il manquerait de quoi payer. Le reste du panier est effacé.',
  overflow: 'Ce qui ne rentre plus',
  asSurplus: '1 surplus',
  store: 'Ranger ainsi',
  paying: 'À payer',
  chooseGood: 'Touchez dans vos réserves ce que vous donnez.',
  chooseWaive: 'Touchez ce que vous ne payez pas.',
  gathered: 'Influence réunie',
  lands: 'le marqueur irait au niveau',
  power: 'Pouvoir',
  bonus: 'À la fin',
  pair: 'Les deux cartes',
  board: 'Plateau',
  yours: 'Votre plateau',
  final: 'Dernière action',
  sum: 'Somme',
  reach: 'peut valoir',
  rows: 'Cartes à acheter',
  zones: 'Zones',
  colosseum: 'Colisée',
  kinds: { area: 'Carte Zone', building: 'Carte Bâtiment', war: 'Carte Guerre', patron: 'Carte Mécène' },
  /** Where the name alone does not follow a number. */
  one: { cattle: 'tête de bétail', denarii: 'denarius', points: 'point' } as Record<string, string>,
  many: { stone: 'pierres', cattle: 'têtes de bétail', wheat: 'blés', iron: 'fers', wine: 'vins', black: 'ressources noires', green: 'ressources vertes', red: 'ressources rouges', any: 'ressources au choix' } as Record<string, string>,
};
const EN: typeof FR = {
  does: {
    quaestor: 'Denarii: 2 × the value',
    aedilis: 'The four resources of the area',
    mercator: 'Sell, and buy 4 units',
    propraetor: 'Half a card, then influence',
    roma: 'Walk round the Colosseum',
    aedificator: 'Take a building',
    legatus: 'Take a war',
    senatus: 'Take a patron',
  },
  round: 'Round',
  advanced: 'advanced mode',
  order: 'Turn order',
  sums: 'sum of workers',
  passed: 'has passed',
  free: 'free',
  neutralOnly: 'neutral',
  worker: 'worker',
  workers: 'Workers',
  yourWorkers: 'Your workers',
  imaginary: 'Imaginary worker',
  trained: 'trained',
  fresh: 'from next round on',
  training: 'Training',
  neutral: 'Neutral workers',
  stock: 'Stores',
  price: 'price',
  surplus: 'Surplus',
  denarii: 'denarii',
  politics: 'Politics',
  patrons: 'Active patrons',
  slot: 'free slot',
  locked: 'level',
  cards: 'Cards',
  left: 'on the left, unused',
  right: 'on the right, used',
  leftShort: 'Unused',
  rightShort: 'Used',
  turned: 'influence spent',
  fragments: 'Fragments',
  nothing: 'nothing',
  area: 'Area',
  brown: 'ceiling',
  brownCube: 'brown cube',
  points: 'points',
  influence: 'influence',
  high: 'used once',
  empty: 'empty',
  decks: 'Decks',
  left_: 'left',
  top: 'On top',
  pays: 'costs',
  honour: 'honour',
  sell: 'Sell',
  buy: 'Buy',
  trade: 'Your trade',
  sellFirst: 'Sell first',
  buyFirst: 'Buy first',
  orderOfTrade: 'Order',
  doIt: 'Make this trade',
  endTrade: 'Stop trading',
  sellMore: 'Sell more: the area card could not be paid.',
  more: 'one more',
  less: 'one less',
  stopped: 'This trade is not possible any more: something could not be paid. The rest of the basket is dropped.',
  overflow: 'What does not fit',
  asSurplus: '1 surplus',
  store: 'Store it so',
  paying: 'To pay',
  chooseGood: 'Touch in your stores what you give.',
  chooseWaive: 'Touch what you do not pay.',
  gathered: 'Influence gathered',
  lands: 'the marker would reach level',
  power: 'Power',
  bonus: 'At the end',
  pair: 'Both cards',
  board: 'Board',
  yours: 'Your board',
  final: 'Last action',
  sum: 'Sum',
  reach: 'may count as',
  rows: 'Cards to buy',
  zones: 'Areas',
  colosseum: 'Colosseum',
  kinds: { area: 'Area card', building: 'Building card', war: 'War card', patron: 'Patron card' },
  one: { denarii: 'denarius', points: 'point' },
  many: { black: 'black resources', green: 'green resources', red: 'red resources', any: 'resources of any kind' },
};

export type Words = typeof FR;

/** How the board speaks, in the language of the game's texts. */
export class Speech extends BoardSpeech<Words> {
  constructor(
    texts: Texts,
    language: Language,
  ) {
    super(texts, language, { fr: FR, en: EN });
  }

  card(card: string): string {
    return this.text(`card-${card}`);
  }
  location(location: string): string {
    return this.text(`location-${location}`);
  }
  deck(deck: string): string {
    return capital(this.text(`deck-${deck}`));
  }
  list(parts: readonly string[]): string {
    return parts.filter(Boolean).join(', ') || this.w.nothing;
  }
  good(kind: string): string {
    if (kind === 'denarii') return this.w.denarii;
    if (kind === 'points') return this.w.points;
    return this.texts[`good-${kind}`] ?? this.text(`required-${kind}`);
  }
  /** "1 denarius, 2 pierres". */
  count(count: number, kind: string): string {
    return `${count} ${(this.isOne(count) ? this.w.one : this.w.many)[kind] ?? this.good(kind)}`;
  }
  costs(cost: Costs): string {
    return this.list(Object.entries(cost).map(([kind, count]) => this.count(count ?? 0, kind)));
  }

  /** A card in one sentence. */
  face(card: CardView): string {
    const parts = [this.card(card.card), this.text(`icon-${card.icon}`)];
    if (card.top && card.bottom) {
      parts.push([card.top, card.bottom].map((half) => half.map((one) => this.good(one)).join(' + ')).join(' / '));
      parts.push(this.text(`fragment-${card.fragment ?? ''}`));
    }
    if (card.cost) parts.push(`${this.w.pays} ${this.costs(card.cost)}`);
    if (card.points) parts.push(this.count(card.points, 'points'));
    if (card.influence) parts.push(`${card.influence} ${this.w.influence}`);
    if (card.power) parts.push(this.power(card), this.bonus(card));
    return this.list(parts);
  }
  /** What an active patron does, and where. */
  power(card: CardView): string {
    const where = this.location(card.action ?? '');
    const price = card.price && Object.keys(card.price).length > 0 ? ` (${this.costs(card.price)})` : '';
    const power = this.texts[`power-${card.power ?? ''}-${card.action ?? ''}`] ?? this.text(`power-${card.power ?? ''}`);
    return this.said(where, power + price);
  }
  /** What a patron is worth in the end. */
  bonus(card: CardView): string {
    const of = card.of ?? [];
    const own = this.texts[`bonus-${card.bonus ?? ''}-${of.join('-')}`];
    return own ?? this.text(`bonus-${card.bonus ?? ''}`) + (of.length > 0 ? ` (${of.map((kind) => this.good(kind)).join(', ')})` : '');
  }
  slot(row: Location, slot: SlotView): string {
    const what = slot.card ? this.face(slot.card) : this.w.empty;
    return `${this.location(row)}, ${this.w.worker} ${range(slot)}. ${what}`;
  }
  area(area: AreaView, names: readonly string[]): string {
    const card = area.card ? this.face(area.card) + (area.high ? `, ${this.w.high}` : '') : this.w.empty;
    return `${this.w.area} ${area.area}. ${card}. ${this.track(area, names)}`;
  }
  track(area: AreaView, names: readonly string[]): string {
    const levels = area.levels.flatMap((level, seat) => (level === null ? [] : [`${names[seat] ?? ''} ${level}`]));
    return this.list([`${this.w.brownCube} ${area.brown}`, ...levels]);
  }
  stock(player: PlayerView): string {
    const goods = RESOURCES.filter((one) => player.stock[one]).map((one) => this.count(player.stock[one], one));
    return this.list([...goods, `${player.surplus} ${this.good('surplus')}`, this.count(player.denarii, 'denarii')]);
  }
}
