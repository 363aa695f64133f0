/** What every thing on the board is, does and is worth: the small card shown on hover, focus and long press. */
import type { Language } from '../../lib/texts.svelte';
import { LEVELS, type Box, type Building } from './data';
import type { CaesarView, PlayerView, ProvinceView, RegionView } from './view';
import type { Speech } from './words';

const FR = {
  medalFirst: 'La Médaille va à qui bâtit le premier le niveau III',
  medalTaken: 'Médaille prise par {name}',
  tile: 'Niveau {level} : {cost} Denarii, Gloire +{glory}, reste {left}.',
  next: 'Prochain niveau, {level} : {cost} Denarii, Gloire +{glory}.',
  highest: 'Niveau III, le plus haut.',
  room: 'Partisans : {a} sur {b} places.',
  notBuilt: 'Pas encore bâti.',
  colosseum: 'Un Partisan y gagne 1 point de Gloire. Toujours de la place.',
  plots: 'Trois emplacements. Un Partisan y pose un complot ; quand la Province fait face à un autre, son propriétaire peut l’activer contre lui en lui passant un marqueur Vendetta.',
  region: 'Les places rapportent {points}.',
  farm: 'À ce round, {n|# Denarius|# Denarii}.',
  senate: 'Un Vote à cette hauteur vaut {n|# point|# points} à la fin. Trois Votes du même joueur au sommet font une Majorité, 2 points de Gloire.',
  numbers: {
    partisans: 'Partisans encore à placer, sur ceux que vous avez. Chaque Étape de Gloire en recrute un.',
    denarii: 'Denarii pour bâtir. À la fin, 4 font un point (3 avec la Médaille Religion).',
    glory: 'Gloire : des points, et aux Étapes un Partisan de plus.',
    legions: 'Légions sur le plateau, prêtes à être envoyées dans les Régions.',
    votes: 'Votes sur le plateau, prêts à être posés au Sénat.',
    population: 'Population de la Province : autant de Denarii au Revenu, ou le double contre {n} de Gloire.',
    pantheon: 'Panthéon : chaque élément à vous vaut 1 point, le bronze 2, l’argent 3, l’or 4.',
  } as Record<string, string>,
  out: 'Non recrutés : {n}. Une carte ou un événement peut les recruter.',
  vendetta: 'Activer un complot fait passer votre marqueur le plus à gauche à votre cible. Un emplacement découvert libère son bonus.',
  bonusState: { used: 'Déjà utilisé à ce round.', active: 'Actif.', covered: 'Couvert par un marqueur Vendetta.' },
  slot: 'Emplacement sans bonus.',
  markers: 'Marqueurs Complot encore sur le plateau.',
  effect: 'Effet de complot. Il se choisit quand on active un complot.',
  anchor: 'Prend une place dans la main jusqu’à ce qu’un Circinus la retire.',
  goods: '{goods} : trois de la même sorte font un Ensemble de {n} points.',
  joker: 'Joker : complète un Ensemble de n’importe quelle sorte.',
  sale: 'Se vend 1 Denarius.',
  quest: 'Vaut en ce moment {n|# point|# points}.',
  set: 'Ensemble posé : {n} points à la fin.',
  hand: 'Cinq cartes au plus, Ancre comprise.',
  sets: 'Trois Ensembles au plus, de trois cartes d’une sorte, jokers compris.',
  deck: 'Cartes Commerce encore à piocher.',
  discard: 'Cartes Commerce défaussées ; au-dessus : {name}.',
  questDeck: 'Quêtes encore dans la pile.',
  events: 'Événements encore dans la pile.',
  supply: 'Marqueurs Vendetta de la réserve ; seuls des événements en prennent ou en rendent.',
  pieces: 'Éléments communs encore à prendre, bases puis parties supérieures : le premier à achever un niveau prend le meilleur.',
  milestones: 'Étapes : qui y arrive pour la première fois recrute un Partisan. Après 30, on refait le tour et +30 se lit à côté du marqueur.',
  event: 'Concerne tous les ex æquo.',
  noReward: 'L’Empereur ne reçoit pas cette récompense, mais 1 Denarius par Partisan.',
  arrows: 'Les flèches fixent l’ordre du tour et la rotation en fin de round.',
  cassius: 'Une carte par round. Il bâtit, agit et complote sans que personne choisisse.',
  list: 'Il bâtit gratuitement {n|la première tuile possible|les # premières tuiles possibles} de cette liste, dans sa Province.',
  canBuild: '{name}, niveau {level} : possible.',
  cannotBuild: '{name} : pas possible maintenant.',
  icons: 'Ce qu’il fait à ce round, tour à tour avec vous. Ce qu’il ne peut pas faire lui donne 1 point de Gloire.',
  plan: 'Son complot vous frappe à la phase des Complots, s’il a un marqueur Vendetta et si votre compteur a une place.',
  instead: 'Ce complot ne ferait rien : c’est une Calomnie.',
  harmless: 'Il ne peut pas frapper en ce moment.',
  where: 'Visée : {name}.',
  combat: 'Dernière carte Combat',
  stock: 'Cartes Commerce de son stock : 4 points par lot de trois à la fin, trois lots au plus.',
  task: 'Vérifiée à la fin de la partie.',
};
const EN: typeof FR = {
  medalFirst: 'The Medal goes to whoever first builds level III',
  medalTaken: 'Medal taken by {name}',
  tile: 'Level {level}: {cost} Denarii, Glory +{glory}, {left} left.',
  next: 'Next level, {level}: {cost} Denarii, Glory +{glory}.',
  highest: 'Level III, the highest.',
  room: 'Partisans: {a} of {b} places.',
  notBuilt: 'Not built yet.',
  colosseum: 'A Partisan there gains 1 Glory. There is always room.',
  plots: 'Three slots. A Partisan puts a plot here; when the Province faces somebody else, its owner may activate it against them by passing them a Vendetta marker.',
  region: 'The places score {points}.',
  farm: 'This round, {n|# Denarius|# Denarii}.',
  senate: 'A Vote at this height is worth {n|# point|# points} at the end. Three Votes of one player on top make a Majority, 2 Glory.',
  numbers: {
    partisans: 'Partisans still to place, of those you have. Each Glory milestone recruits one.',
    denarii: 'Denarii to build with. At the end 4 make a point (3 with the Religion Medal).',
    glory: 'Glory: points, and at milestones one more Partisan.',
    legions: 'Legions on the board, ready to be sent to the Regions.',
    votes: 'Votes on the board, ready for the Senate.',
    population: 'Population of the Province: as many Denarii at the Revenue, or twice that for {n} Glory.',
    pantheon: 'Pantheon: each piece of yours is worth 1 point, bronze 2, silver 3, gold 4.',
  },
  out: 'Not recruited: {n}. A card or an event may recruit them.',
  vendetta: 'Activating a plot passes your leftmost marker to your target. An uncovered slot frees its bonus.',
  bonusState: { used: 'Used this round.', active: 'Active.', covered: 'Covered by a Vendetta marker.' },
  slot: 'A slot without a bonus.',
  markers: 'Plot markers still on the board.',
  effect: 'Plot effect. It is chosen when a plot is activated.',
  anchor: 'Takes a place in the hand until a Circinus removes it.',
  goods: '{goods}: three of a kind make a set worth {n} points.',
  joker: 'Joker: completes a set of any kind.',
  sale: 'Sells for 1 Denarius.',
  quest: 'Worth {n|# point|# points} right now.',
  set: 'Set laid out: {n} points at the end.',
  hand: 'Five cards at most, the Anchor included.',
  sets: 'Three sets at most, of three cards of a kind, jokers included.',
  deck: 'Trade cards still to be drawn.',
  discard: 'Discarded Trade cards; on top: {name}.',
  questDeck: 'Quests left in the pile.',
  events: 'Events left in the pile.',
  supply: 'Vendetta markers in the supply; only events take or return them.',
  pieces: 'Common pieces still to be taken, bases and then upper parts: the first to complete a level takes the best.',
  milestones: 'Milestones: whoever gets there for the first time recruits a Partisan. Past 30 the marker goes round again and shows +30.',
  event: 'It concerns everybody who is tied.',
  noReward: 'The Emperor does not get this reward, but 1 Denarius for each Partisan.',
  arrows: 'The arrows set the turn order and the rotation at the end of the round.',
  cassius: 'One card a round. He builds, acts and plots without anybody choosing.',
  list: 'Without paying, he builds the {n|first possible tile|first # possible tiles} of this list in his Province.',
  canBuild: '{name}, level {level}: possible.',
  cannotBuild: '{name}: not possible now.',
  icons: 'What he does this round, in turn with you. What he cannot do gives him 1 Glory.',
  plan: 'His plot strikes you in the Plots phase, if he has a Vendetta marker and your track has room.',
  instead: 'That plot would do nothing: it is a Calumny.',
  harmless: 'It cannot strike at the moment.',
  where: 'Aimed at: {name}.',
  combat: 'Last Combat card',
  stock: 'Trade cards in his stock: 4 points for each three at the end, three times at most.',
  task: 'Checked at the end of the game.',
};

/** A name and what there is to say of it, a line each. */
const card = (...lines: string[]): string => lines.filter(Boolean).join('\n');

export class Abouts {
  readonly a: typeof FR;
  constructor(
    readonly speech: Speech,
    readonly view: CaesarView,
    readonly box: Box,
    language: Language,
  ) {
    this.a = language === 'fr' ? FR : EN;
  }
  #say(phrase: string, args: Record<string, string | number> = {}): string {
    return this.speech.fill(phrase, args);
  }
  #use(building: Building): string {
    return card(this.speech.more('building', building), building === 'agriculture' ? this.#say(this.a.farm, { n: this.view.farm }) : '');
  }
  #medal(building: Building): string {
    const owner = this.view.medals[building];
    if (owner === undefined) return '';
    const whose = owner < 0 ? this.a.medalFirst : this.#say(this.a.medalTaken, { name: this.speech.owner(owner) });
    return card(`${whose}.`, this.speech.more('medal', building));
  }
  #price(building: Building, level: number): { level: string; cost: string; glory: string } {
    return { level: LEVELS[level] ?? '', cost: String(this.box.cost[building]?.[level - 1] ?? '?'), glory: String(this.box.glory[building]?.[level - 1] ?? '?') };
  }

  tile(building: Building): string {
    const rows = this.view.tiles[building].map((left, place) => this.#say(this.a.tile, { ...this.#price(building, place + 1), left }));
    return card(this.speech.name('building', building), this.#use(building), ...rows, this.#medal(building));
  }
  slot(province: ProvinceView, building: Building): string {
    const level = province.levels[building];
    const state = level ? this.#say(this.a.room, { a: province.partisans[building], b: level }) : this.a.notBuilt;
    const next = level < 3 ? this.#say(this.a.next, this.#price(building, level + 1)) : this.a.highest;
    const name = this.speech.name('building', building) + (level ? ` ${LEVELS[level]}` : '');
    return card(`${name}, ${this.speech.name('province', province.province)}`, this.#use(building), state, next, level === 2 ? this.#medal(building) : '');
  }
  medal(building: Building): string {
    return card(this.speech.name('medal', building), this.#medal(building));
  }
  colosseum(): string {
    return card(this.speech.w.colosseum, this.a.colosseum);
  }
  plots(province: ProvinceView): string {
    return card(`${this.speech.zone('plots')}, ${this.speech.name('province', province.province)}`, this.speech.plots(province), this.#say(this.a.plots));
  }
  region(region: RegionView): string {
    const who = region.legions.flatMap((legions, owner) => (legions ? [`${this.speech.owner(owner)} ${legions}`] : []));
    return card(this.speech.name('region', region.region), this.speech.more('region', region.region), this.#say(this.a.region, { points: region.points.join(', ') }), who.join(', '));
  }
  senate(points: number, owner: number | undefined): string {
    return card(`${this.speech.zone('senate')}, ${owner === undefined ? this.speech.w.free : this.speech.owner(owner)}`, this.#say(this.a.senate, { n: points }));
  }
  number(id: string, player: PlayerView, penalty: number): string {
    const out = id === 'legions' ? player.legions_unrecruited : id === 'votes' ? player.votes_unrecruited : 0;
    return card(this.speech.zone(id), this.#say(this.a.numbers[id] ?? '', { n: penalty }), out ? this.#say(this.a.out, { n: out }) : '');
  }
  bonus(bonus: string, state: 'used' | 'active' | 'covered'): string {
    return card(`${this.speech.zone('bonuses')}, ${this.speech.name('bonus', bonus)}`, this.speech.more('bonus', bonus), this.a.bonusState[state]);
  }
  effect(effect: string): string {
    return card(this.speech.name('effect', effect), this.speech.more('effect', effect), this.a.effect);
  }
  tradeCard(id: string): string {
    const goods = this.box.goods[id] ?? 'chests';
    const worth = goods === 'chests' ? this.#say(this.a.joker) : this.#say(this.a.goods, { goods: this.speech.name('goods', goods), n: this.box.setPoints[goods] ?? 0 });
    return card(this.speech.name('card', id), this.speech.more('card', id), worth, this.a.sale);
  }
  quest(id: string, points: number): string {
    return card(this.speech.name('quest', id), this.speech.more('quest', id), this.#say(this.a.quest, { n: points }));
  }
  set(goods: string, cards: readonly string[]): string {
    return card(this.speech.name('goods', goods), this.#say(this.a.set, { n: this.box.setPoints[goods] ?? 0 }), cards.map((one) => this.speech.name('card', one)).join(', '));
  }
  event(): string {
    const event = this.view.event;
    if (!event) return '';
    return card(this.speech.name('event', event.event), this.speech.more('event', event.event), event.applies ? this.a.event : this.a.noReward, this.a.arrows);
  }
  pile(name: string, text: string, args: Record<string, string | number> = {}): string {
    return card(name, this.#say(text, args));
  }

  // ---------------------------------------------------------------- Cassius

  builds(): string {
    const cassius = this.view.cassius;
    if (!cassius) return '';
    const rows = cassius.build.map((one) => this.#say(one.possible ? this.a.canBuild : this.a.cannotBuild, { name: this.speech.name('building', one.building), level: LEVELS[one.level] ?? '' }));
    return card(this.speech.w.builds, this.#say(this.a.list, { n: cassius.tiles }), ...rows);
  }
  icon(icon: string): string {
    return card(this.speech.name('icon', icon), this.speech.more('icon', icon), this.a.icons);
  }
  plan(): string {
    const plot = this.view.cassius?.plot;
    if (!plot?.planned) return card(this.speech.w.plotting, this.speech.text('cassius_plot-none'));
    const turn = !plot.strikes ? this.a.harmless : plot.strikes !== plot.planned ? this.#say(this.a.instead) : '';
    const where = plot.region ? this.#say(this.a.where, { name: this.speech.name('region', plot.region) }) : '';
    return card(this.speech.name('effect', plot.planned), this.speech.text(`cassius_plot-${plot.planned}`), where, turn, this.#say(this.a.plan));
  }
  combat(id: string): string {
    return card(this.speech.name('combat_card', id), this.speech.more('combat_card', id));
  }
}
