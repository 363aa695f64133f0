/**
 * The board's own few words, in both languages; the names of cards, buildings, regions and zones
 * are in the game's `texts`.
 */
import { BoardSpeech } from '../../lib/speech';
import type { Args, Language } from '../../lib/texts.svelte';
import type { Texts } from '../../lib/types';
import { LEVELS, type Building } from './data';
import type { CaesarView, PlayerView, ProvinceView, RegionView } from './view';

const FR = {
  event: 'Événement',
  setup: 'Mise en place',
  round: 'Round {n} sur 9',
  turnsRight: 'À la fin du round, les Provinces font {n|un quart de tour|un demi-tour} dans le sens horaire',
  turnsLeft: 'À la fin du round, les Provinces font {n|un quart de tour|un demi-tour} dans le sens antihoraire',
  turnsNot: 'Les Provinces ne tournent plus',
  quarter: '{n|quart de tour|demi-tour}',
  before: 'Revenir',
  order: 'Ordre',
  first: 'premier joueur',
  nobody: 'personne',
  then: 'ensuite',
  turned: 'Les Provinces ont tourné',
  ours: 'reconstitué',
  oursTitle: 'Reconstitué : la valeur imprimée n’a pas été retrouvée.',
  legend: 'et prix des tuiles : reconstitués',
  colosseum: 'Colisée',
  regions: 'Régions de combat',
  defeated: 'vaincue',
  of: '{a} sur {b}',
  price: 'prix',
  level: 'niveau',
  free: 'libre',
  empty: 'vide',
  left: 'reste {n}',
  toPlace: 'à placer',
  active: 'actif',
  used: 'utilisé',
  covered: 'couvert',
  effects: 'Complots de ce personnage',
  unrecruited: 'non recrutées',
  events: 'Événements',
  none: 'rien',
  tax: 'Double Taxation : − {n} de Gloire',
  plotOf: 'complot : {name}',
  plotDone: 'complot activé : {name}',
  plotFree: 'emplacement de complot libre',
  against: '{a} complote contre {b}',
  againstYou: '{a} complote contre vous',
  yourPlot: 'Vous complotez contre {b}',
  waits: 'On attend {name}, qui doit répondre',
  waitsPlot: 'On attend {name}, qui conduit son complot',
  cancelled: 'annulé',
  twice: 'deux effets',
  offerOf: '{name} fait une offre',
  offerOn: 'sur {building}, {province}',
  wants: 'montant demandé',
  hidden: 'jeton caché',
  spy: 'L’Espion est entré',
  amount: 'Montant',
  farm: 'une Ferme rapporte {n}',
  cassius: 'Cassius',
  points: '{n|# point|# points}',
  tabs: { war: 'Régions et Sénat', tiles: 'Tuiles', me: 'Plateau et main' },
  supply: 'Réserve',
  board: 'sur le plateau',
  medalFree: 'Médaille à prendre',
  wheel: 'Plateau des Provinces',
  builds: 'Il bâtit',
  acts: 'Il agit',
  plotting: 'Il complote',
  noPlot: 'pas de complot',
  emperorPay: 'Empereur : pas de récompense, {n|# Denarius|# Denarii} par Partisan',
};
const EN: typeof FR = {
  event: 'Event',
  setup: 'Setting up',
  round: 'Round {n} of 9',
  turnsRight: 'At the end of the round the Provinces make {n|a quarter turn|a half turn} clockwise',
  turnsLeft: 'At the end of the round the Provinces make {n|a quarter turn|a half turn} anticlockwise',
  turnsNot: 'The Provinces turn no more',
  quarter: '{n|quarter turn|half turn}',
  before: 'Back',
  order: 'Order',
  first: 'first player',
  nobody: 'nobody',
  then: 'then',
  turned: 'The Provinces have turned',
  ours: 'reconstructed',
  oursTitle: 'Reconstructed: the printed value could not be found.',
  legend: 'and tile prices: reconstructed',
  colosseum: 'Colosseum',
  regions: 'Combat Regions',
  defeated: 'defeated',
  of: '{a} of {b}',
  price: 'price',
  level: 'level',
  free: 'free',
  empty: 'empty',
  left: '{n} left',
  toPlace: 'to place',
  active: 'active',
  used: 'used',
  covered: 'covered',
  effects: 'Plots of this character',
  unrecruited: 'not recruited',
  events: 'Events',
  none: 'nothing',
  tax: 'double tax: − {n} Glory',
  plotOf: 'plot of {name}',
  plotDone: 'plot of {name}, activated',
  plotFree: 'free plot slot',
  against: '{a} plots against {b}',
  againstYou: '{a} plots against you',
  yourPlot: 'You plot against {b}',
  waits: 'Waiting for {name} to answer',
  waitsPlot: 'Waiting for {name}, who is carrying out the plot',
  cancelled: 'cancelled',
  twice: 'two effects',
  offerOf: '{name} makes an offer',
  offerOn: 'on {building}, {province}',
  wants: 'amount asked for',
  hidden: 'hidden token',
  spy: 'The Spy was let in',
  amount: 'Amount',
  farm: 'a Farm yields {n}',
  cassius: 'Cassius',
  points: '{n|# point|# points}',
  tabs: { war: 'Regions and Senate', tiles: 'Tiles', me: 'Board and hand' },
  supply: 'Supply',
  board: 'on the board',
  medalFree: 'Medal to be taken',
  wheel: 'Provinces board',
  builds: 'He builds',
  acts: 'He acts',
  plotting: 'He plots',
  noPlot: 'no plot',
  emperorPay: 'Emperor: no reward, {n|# Denarius|# Denarii} for each Partisan',
};

export type Words = typeof FR;
type Phrase = { [key in keyof Words]: Words[key] extends string ? key : never }[keyof Words];

/** The points of an owner's place in a defeated Region: one number, or none. */
export function pointsTaken(region: RegionView, owner: number): number[] {
  const points = region.points[region.places[owner] ?? -1];
  return region.defeated && region.legions[owner] && points ? [points] : [];
}

/** How the board speaks, in the language of the game's texts. */
export class Speech extends BoardSpeech<Words> {
  constructor(
    texts: Texts,
    language: Language,
    readonly names: readonly string[] = [],
  ) {
    super(texts, language, { fr: FR, en: EN });
  }

  zone(id: string): string {
    return this.text(`zone-${id}`);
  }
  name(kind: string, id: string): string {
    return this.text(`${kind}-${id}`);
  }
  /** Cassius has no seat: he comes after the last one. */
  owner(owner: number | null): string {
    if (owner === null) return this.w.nobody;
    return this.names[owner] ?? this.w.cassius;
  }
  /** One of the board's own phrases with its blanks filled; {n|one|other} chooses by number. */
  say(key: Phrase, args: Args = {}): string {
    return this.fill(this.w[key] as string, args);
  }
  list(parts: readonly string[]): string {
    return parts.length ? parts.join(', ') : this.w.none;
  }

  turning(rotation: number): string {
    if (rotation === 0) return this.w.turnsNot;
    return this.say(rotation > 0 ? 'turnsRight' : 'turnsLeft', { n: Math.abs(rotation) });
  }
  building(province: ProvinceView, building: Building, price: number | undefined): string {
    const level = province.levels[building];
    const name = this.name('building', building);
    if (!level) return price === undefined ? `${name}, ${this.w.empty}` : `${name}, ${this.w.empty}, ${this.w.price} ${price}`;
    const crowd = province.partisans[building];
    return `${name}, ${this.w.level} ${LEVELS[level]}, ${this.zone('partisans')} ${this.say('of', { a: crowd, b: level })}`;
  }
  plots(province: ProvinceView): string {
    return province.plots
      .map((plot) => (plot ? this.say(plot.activated ? 'plotDone' : 'plotOf', { name: this.owner(plot.owner) }) : this.w.plotFree))
      .join(', ');
  }
  province(province: ProvinceView, next: number | null): string {
    const facts = [this.owner(province.owner), `${this.zone('population')} ${province.population}`, this.plots(province), `${this.w.then} ${this.owner(next)}`];
    return this.said(this.name('province', province.province), facts.join(', '));
  }
  /** A Region in the order of what is drawn there: shield, name, places, points taken, state; then who. */
  region(region: RegionView): string {
    const count = region.legions.reduce((sum, legions) => sum + legions, 0);
    const who = region.legions.flatMap((legions, owner) => (legions ? [`${this.owner(owner)} ${legions}`] : []));
    const state = region.defeated ? this.w.defeated : this.say('of', { a: count, b: region.defence });
    const taken = region.legions.flatMap((_, owner) => pointsTaken(region, owner));
    const drawn = [region.defence, this.name('region', region.region), region.points.join(' · '), ...taken, state].join(' ');
    return `${drawn}. ${this.said(this.zone('legions'), this.list(who))}`;
  }
  senate(view: CaesarView): string {
    return this.said(this.zone('senate'), this.list(view.senate.map((owner, place) => `${view.senate_points[place]} ${this.owner(owner)}`)));
  }
  mat(player: PlayerView): string {
    const facts = [
      `${this.zone('denarii')} ${player.denarii}`,
      `${this.zone('glory')} ${player.glory}`,
      `${this.zone('partisans')} ${player.partisans_ready} ${this.w.toPlace}`,
      `${this.zone('legions')} ${player.legions}`,
      `${this.zone('votes')} ${player.votes}`,
      `${this.zone('vendetta')} ${player.vendetta}`,
    ];
    return this.said(this.name('character', player.character), facts.join(', '));
  }
  /** When a card is played, up to the colon: "When you build:". */
  when(card: string): string {
    return /^.*?:(?= )/.exec(this.more('card', card))?.[0] ?? '';
  }
  /** And what it does. */
  does(card: string): string {
    return this.more('card', card).slice(this.when(card).length).trim();
  }
  card(card: string, count: number, goods: string): string {
    return [this.name('card', card) + (count > 1 ? ` ×${count}` : ''), this.more('card', card).replace(/\.$/, ''), this.name('goods', goods)].filter(Boolean).join('. ');
  }
}
