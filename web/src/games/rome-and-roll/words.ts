/**
 * The board's own few words, in both languages; the names of plans, goods, advisors and places
 * are in the game's `texts`. `Speech` makes spoken names, and puts effects into words.
 */
import { BoardSpeech } from '../../lib/speech';
import type { Args, Language } from '../../lib/texts.svelte';
import type { Texts } from '../../lib/types';
import type { Advisor, Effect, Points, Printed } from './data';
import type { BuildingView, Owner, PlanView, PlayerView, RoadView, SettlementView } from './view';

const FR = {
  dice: 'Dés',
  yourDice: 'Vos dés',
  pool: 'Réserve de dés',
  played: 'dé joué',
  left: 'Sur le dé',
  favours: 'Faveurs',
  nero: 'Néron',
  neroLeft: '{n|# carte Néron|# cartes Néron} : {what}',
  noNero: 'Plus de carte Néron',
  lastRound: 'dernière manche',
  round: 'Manche {n}',
  proconsul: 'Proconsul',
  city: 'La ville',
  cityOf: 'La ville : {n|# bâtiment|# bâtiments}',
  plans: 'Plans',
  regions: 'Régions',
  sheet: 'Feuille',
  sheetOf: 'Feuille : {name}',
  yourSheet: 'Votre feuille',
  back: 'Ma feuille',
  parts: { city: 'Ville', plans: 'Plans', regions: 'Régions', sheet: 'Feuille' },
  forces: 'Forces',
  garrison: '{n} en garnison',
  deployed: '{n|# déployé|# déployés}',
  soldiers: '{n|# soldat libre|# soldats libres}',
  senators: '{n|# sénateur libre|# sénateurs libres}',
  storage: 'Stock',
  advisors: 'Conseillers',
  loyalty: 'loyauté {n} sur {total}',
  atLoyalty: 'à {n}',
  points: '{n|# point|# points}',
  track: '{name} : {at} sur {end}, case bleue à {blue}',
  taken: 'carte Néron prise',
  actions: 'Actions',
  turnTo: 'Tourner sur {n}',
  by: { advisor: 'par un conseiller', minerva: 'par Minerve' },
  gained: 'Tout juste obtenu',
  onDie: 'Sur le dé',
  senatorAs: 'Un sénateur comme',
  free: 'libre',
  foreman: 'contremaître : {name}',
  costs: 'coûte {what}',
  nothing: 'rien',
  nobody: 'personne',
  seneca: 'Sénèque',
  forum: 'Forum',
  rubble: 'Décombres',
  park: 'Parc',
  overseer: 'Surveillant : {name}',
  yourOverseer: 'Votre surveillant',
  at: 'en {cell}',
  worth: 'vaut {n|# point|# points} maintenant',
  strength: 'force {n}',
  gloryOf: '{n} de gloire',
  linked: 'reliée à Rome',
  unlinked: 'pas reliée',
  road: 'Route {a} – {b}',
  rome: 'Rome',
  milestones: '{n|# stèle|# stèles}',
  canRenovate: 'peut être rénovée',
  produces: 'donne {what}',
  rotate: 'Tourner',
  flip: 'Retourner',
  next: 'Suivante',
  drawHere: 'Dessiner ici',
  draw: 'Dessiner : {name}',
  legalPlaces: '{n|# place possible|# places possibles}',
  giant: 'géant',
  ghostAt: '{cell}, orientation {n}',
  touches: 'touche {what}',
  cells: 'cases {what}',
  details: 'Détails',
  close: 'Fermer',
  instant: 'Aussitôt',
  production: 'Production',
  muster: 'Lever une légion',
  score: 'Fin',
  reconstructed: 'reconstitué',
  reconstructedLong: 'La plupart des nombres imprimés (dés, plans, carte, provinces, conseillers) sont notre reconstitution : notre livret ne les montre pas.',
  village: 'un village d’Hispanie',
  choose: 'Personnages',
  begins: 'commence avec {what}',
  rivals: 'Les autres',
  seals: '{n|# sceau|# sceaux}',
  sealsNeed: 'cartes Néron à {what} sceaux',
  senecaCards: 'Cartes de Sénèque',
  senecaScore: 'Sénèque : {n} PV',
  faceDown: 'face cachée',
  over: 'La partie est finie',
  hills: { capitol: 'Capitole', palatine: 'Palatin', aventine: 'Aventin', caelius: 'Cælius', esquiline: 'Esquilin', viminal: 'Viminal', quirinal: 'Quirinal' } as Record<string, string>,
  types: { army: 'Armée', leisure: 'Loisir', manufacture: 'Manufacture', religion: 'Religion', urbanism: 'Urbanisme' } as Record<string, string>,
  restrictions: { 'marsh-only': 'seulement sur les marécages', 'some-hill': 'au moins une case de colline', 'adjacent-tiber': 'adjacent au Tibre', 'adjacent-wall': 'adjacent au mur' } as Record<string, string>,
  workers: { legionary: 'Légionnaire', builder: 'Constructeur', architect: 'Architecte', merchant: 'Marchand', any: 'tout ouvrier' } as Record<string, string>,
  many: { brick: 'Briques', stone: 'Pierres', fish: 'Poissons', jewel: 'Bijoux', basket: 'Paniers', coin: 'Pièces', soldier: 'Soldats', senator: 'Sénateurs', auxiliary: 'Auxiliaires' } as Record<string, string>,
  senecaActions: { build: 'Construire', conquer: 'Conquérir', develop: 'Développer', trade: 'Échanger' } as Record<string, string>,
  gods: {
    bacchus: 'Échanger autant de groupes que voulu, chacun pour une pièce de plus.',
    juno: 'Construire un géant de six cases, deux pas sur la piste.',
    jupiter: 'Après l’action, une autre action.',
    mars: 'Conquérir avec 2 auxiliaires, ou Lever avec 2 soldats de plus.',
    mercury: 'Échanger ou Taxer comme un marchand, partout ; 2 pièces si présent dans 2 régions.',
    minerva: 'Tourner le dé du tour.',
    saturn: '3 bijoux : deux bâtiments gratuits.',
  } as Record<string, string>,
  on: {
    build: 'Construire', muster: 'Lever', conquer: 'Conquérir', develop: 'Développer', tax: 'Taxer', trade: 'Échanger',
    'other-builds': 'un autre bâtit', 'settlement-linked': 'votre colonie reliée', 'deploy-senator': 'sénateur déployé',
    'use-favour': 'faveur utilisée', 'claim-favour': 'faveur revendiquée', 'die-chosen': 'dé choisi', 'before-turn': 'avant le tour',
  } as Record<string, string>, // prettier-ignore
  per: {
    'adjacent-plan': 'par {what} adjacent', 'adjacent-type': 'par bâtiment {what} adjacent', 'adjacent-building': 'par bâtiment adjacent',
    'adjacent-opponent-building': 'par bâtiment adverse adjacent', 'adjacent-opponents': 'par adversaire adjacent',
    'own-settlements': 'par colonie', 'own-roads': 'par route', 'stored-resources': 'par {divide} ressources stockées',
    'own-advisors-at-basic': 'par conseiller à II', 'conquered-this-action': 'par colonie conquise',
  } as Record<string, string>, // prettier-ignore
  most: '{n} au plus',
  ifs: {
    'full-square': 'dans un carré {n} × {n} plein', 'empty-adjacent-cells': '{n} cases vides adjacentes', 'adjacent-opponent-type': 'bâtiment {what} adverse adjacent',
  } as Record<string, string>, // prettier-ignore
  colours: { blue: 'bleu', yellow: 'jaune', red: 'rouge' } as Record<string, string>,
  in: { inside: 'dans le mur', outside: 'hors du mur' } as Record<string, string>,
  do: {
    choice: '{n} au choix : {what}', spend: 'jusqu’à {n} ressources contre {what} chacune', trigger: 'déclencher {n|un bâtiment|# bâtiments}', steal: 'voler une ressource',
    favour: 'revendiquer une faveur', saturn: 'Saturne peut être revendiqué', icon: 'dé à {if} : {what}', face: 'tourner un dé {what}, une fois par manche', limit: '{n} bâtiment de plus',
    discount: '{n} ressource de moins', jewel: '{n} pièce de plus par bijou',
  },
  or: 'ou',
};
const EN: typeof FR = {
  dice: 'Dice',
  yourDice: 'Your dice',
  pool: 'Dice pool',
  played: 'die played',
  left: 'On the die',
  favours: 'Favours',
  nero: 'Nero',
  neroLeft: '{n|# card of Nero|# cards of Nero}: {what}',
  noNero: 'No card of Nero left',
  lastRound: 'last round',
  round: 'Round {n}',
  proconsul: 'Proconsul',
  city: 'The city',
  cityOf: 'The city: {n|# building|# buildings}',
  plans: 'Plans',
  regions: 'Provinces',
  sheet: 'Sheet',
  sheetOf: '{name}’s sheet',
  yourSheet: 'Your sheet',
  back: 'My sheet',
  parts: { city: 'City', plans: 'Plans', regions: 'Provinces', sheet: 'Sheet' },
  forces: 'Forces',
  garrison: '{n} in garrison',
  deployed: '{n} deployed',
  soldiers: '{n|# free soldier|# free soldiers}',
  senators: '{n|# free senator|# free senators}',
  storage: 'Storage',
  advisors: 'Advisors',
  loyalty: 'loyalty {n} of {total}',
  atLoyalty: 'at {n}',
  points: '{n|# point|# points}',
  track: '{name}: {at} of {end}, blue box at {blue}',
  taken: 'Nero’s card taken',
  actions: 'Actions',
  turnTo: 'Turn to {n}',
  by: { advisor: 'by an advisor', minerva: 'by Minerva' },
  gained: 'Just gained',
  onDie: 'On the die',
  senatorAs: 'A senator as',
  free: 'free',
  foreman: 'foreman: {name}',
  costs: 'costs {what}',
  nothing: 'nothing',
  nobody: 'nobody',
  seneca: 'Seneca',
  forum: 'Forum',
  rubble: 'Rubble',
  park: 'Park',
  overseer: '{name}’s overseer',
  yourOverseer: 'Your overseer',
  at: 'at {cell}',
  worth: 'worth {n|# point|# points} now',
  strength: 'strength {n}',
  gloryOf: '{n} glory',
  linked: 'linked to Rome',
  unlinked: 'not linked',
  road: 'Road {a} – {b}',
  rome: 'Rome',
  milestones: '{n|# milestone|# milestones}',
  canRenovate: 'may be renovated',
  produces: 'gives {what}',
  rotate: 'Rotate',
  flip: 'Flip',
  next: 'Next',
  drawHere: 'Draw here',
  draw: 'Draw: {name}',
  legalPlaces: '{n|# place possible|# places possible}',
  giant: 'giant',
  ghostAt: '{cell}, turning {n}',
  touches: 'touches {what}',
  cells: 'cells {what}',
  details: 'Details',
  close: 'Close',
  instant: 'At once',
  production: 'Production',
  muster: 'Muster',
  score: 'End',
  reconstructed: 'reconstructed',
  reconstructedLong: 'Most printed numbers (dice, plans, map, provinces, advisors) are our reconstruction: our rulebook does not show them.',
  village: 'a village of Hispania',
  choose: 'Characters',
  begins: 'begins with {what}',
  rivals: 'The others',
  seals: '{n|# seal|# seals}',
  sealsNeed: 'Nero’s cards at {what} seals',
  senecaCards: 'Seneca’s cards',
  senecaScore: 'Seneca: {n} VP',
  faceDown: 'face down',
  over: 'The game is over',
  hills: { capitol: 'Capitol', palatine: 'Palatine', aventine: 'Aventine', caelius: 'Caelius', esquiline: 'Esquiline', viminal: 'Viminal', quirinal: 'Quirinal' },
  types: { army: 'Army', leisure: 'Leisure', manufacture: 'Manufacture', religion: 'Religion', urbanism: 'Urbanism' },
  restrictions: { 'marsh-only': 'on the marsh only', 'some-hill': 'at least one cell of a hill', 'adjacent-tiber': 'beside the Tiber', 'adjacent-wall': 'beside the wall' },
  workers: { legionary: 'Legionary', builder: 'Builder', architect: 'Architect', merchant: 'Merchant', any: 'any worker' },
  many: { brick: 'Bricks', jewel: 'Jewels', basket: 'Baskets', coin: 'Coins', soldier: 'Soldiers', senator: 'Senators', auxiliary: 'Auxiliaries' },
  senecaActions: { build: 'Build', conquer: 'Conquer', develop: 'Develop', trade: 'Trade' },
  gods: {
    bacchus: 'Trade as many groups as you like, each for one more coin.',
    juno: 'Build a giant of six cells, two steps on the track.',
    jupiter: 'After the action, another one.',
    mars: 'Conquer with 2 auxiliaries, or Muster with 2 more soldiers.',
    mercury: 'Trade or Tax like a merchant, everywhere; 2 coins if present in 2 regions.',
    minerva: 'Turn the die of your turn.',
    saturn: '3 jewels: two buildings for nothing.',
  },
  on: {
    build: 'Build', muster: 'Muster', conquer: 'Conquer', develop: 'Develop', tax: 'Tax', trade: 'Trade',
    'other-builds': 'another builds', 'settlement-linked': 'your settlement linked', 'deploy-senator': 'senator deployed',
    'use-favour': 'favour used', 'claim-favour': 'favour claimed', 'die-chosen': 'die chosen', 'before-turn': 'before the turn',
  }, // prettier-ignore
  per: {
    'adjacent-plan': 'per adjacent {what}', 'adjacent-type': 'per adjacent {what} building', 'adjacent-building': 'per adjacent building',
    'adjacent-opponent-building': 'per adjacent building of an opponent', 'adjacent-opponents': 'per adjacent opponent',
    'own-settlements': 'per settlement', 'own-roads': 'per road', 'stored-resources': 'per {divide} stored resources',
    'own-advisors-at-basic': 'per advisor at II', 'conquered-this-action': 'per settlement conquered',
  }, // prettier-ignore
  most: 'at most {n}',
  ifs: {
    'full-square': 'in a full square of {n} × {n}', 'empty-adjacent-cells': '{n} empty adjacent cells', 'adjacent-opponent-type': 'beside an opponent’s {what} building',
  }, // prettier-ignore
  colours: { blue: 'blue', yellow: 'yellow', red: 'red' },
  in: { inside: 'inside the wall', outside: 'outside the wall' },
  do: {
    choice: '{n} of: {what}', spend: 'up to {n} resources for {what} each', trigger: 'trigger {n|a building|# buildings}', steal: 'steal a resource',
    favour: 'claim a favour', saturn: 'Saturn may be claimed', icon: 'die with {if}: {what}', face: 'turn a {what} die, once a round', limit: '{n} more building',
    discount: '{n} resource less', jewel: '{n} more coin per jewel',
  },
  or: 'or',
};

export type Words = typeof FR;
type Simple = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];
const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
export const roman = (n: number): string => ROMAN[n] ?? String(n);

/** How the board speaks, in the language of the game's texts. */
export class Speech extends BoardSpeech<Words> {
  constructor(
    texts: Texts,
    language: Language,
    readonly names: readonly string[] = [],
  ) {
    super(texts, language, { fr: FR, en: EN });
  }

  say(key: Simple, args: Args = {}): string {
    return this.fill(this.w[key], args);
  }
  sentence(...parts: (string | false | null | undefined)[]): string {
    return parts.filter(Boolean).join(', ');
  }
  good(good: string): string {
    return this.w.workers[good] ?? this.text(`good-${good}`);
  }
  /** "1 Pièce, 2 Pièces". */
  count(n: number, good: string): string {
    return `${n} ${this.isOne(n) ? this.good(good) : (this.w.many[good] ?? this.good(good))}`;
  }
  plan(plan: string): string {
    return this.text(`plan-${plan}`);
  }
  die(die: string): string {
    return this.text(`die-${die}`);
  }
  settlement(name: string): string {
    return name === 'rome' ? this.w.rome : this.text(`settlement-${name}`);
  }
  owner(owner: Owner): string {
    if (owner === null) return this.w.nobody;
    return owner === 'seneca' ? this.w.seneca : (this.names[owner] ?? '');
  }
  cell(name: string): string {
    return name.toUpperCase();
  }
  counts(counts: Partial<Record<string, number>>): string {
    const found = Object.entries(counts).filter(([, n]) => n);
    return found.length ? found.map(([good, n]) => this.count(n ?? 0, good)).join(', ') : this.w.nothing;
  }

  // ---- things
  building(one: BuildingView): string {
    const where = this.say('at', { cell: this.cell(one.cell) });
    if (!one.plan) return this.sentence(this.w[one.kind as 'forum' | 'rubble' | 'park'], where, ...one.overseers.map((seat) => this.say('overseer', { name: this.owner(seat) })));
    return this.sentence(this.plan(one.plan), this.w.types[one.kind], this.owner(one.owner), where, this.say('worth', { n: one.points }), ...one.overseers.map((seat) => this.say('overseer', { name: this.owner(seat) })));
  }
  planCard(plan: PlanView, printed: Printed): string {
    const free = plan.foreman === null ? this.w.free : this.say('foreman', { name: this.owner(plan.foreman) });
    const name = this.plan(plan.plan);
    const type = this.w.types[plan.type];
    const head = this.sentence(plan.initials, ...(plan.foreman === null ? [type, name] : [name, type]), free, this.say('costs', { what: this.counts(plan.cost) }), ...plan.restrictions.map((one) => this.w.restrictions[one]));
    return [head, ...this.planText(plan.plan, printed).map(([name, what]) => this.said(name, what))].join('. ');
  }
  settlementCard(one: SettlementView): string {
    return this.sentence(this.settlement(one.settlement), this.say('strength', { n: one.strength }), this.say('gloryOf', { n: one.glory }), one.owner === null ? this.w.free : this.owner(one.owner), one.linked ? this.w.linked : this.w.unlinked);
  }
  roadCard(one: RoadView): string {
    const [a, b] = one.between;
    return this.sentence(this.say('road', { a: this.settlement(a), b: this.settlement(b) }), this.say('milestones', { n: one.milestones }), one.owner !== null ? this.owner(one.owner) : one.open ? this.w.canRenovate : '');
  }
  sheetSummary(player: PlayerView, mine: boolean): string {
    const tracks = Object.entries(player.tracks).map(([name, track]) => `${this.text(`score-${name}`)} ${track.at}`);
    return this.said(mine ? this.w.yourSheet : this.say('sheetOf', { name: this.owner(player.seat) }), this.sentence(player.character ? this.text(`character-${player.character}`) : '', ...tracks));
  }

  // ---- effects
  amount(n: number, per: { per?: string; type?: string; plan?: string; divide?: number; most?: number }): string {
    const parts = [String(n)];
    if (per.per) {
      const what = per.type ? (this.w.types[per.type] ?? per.type) : per.plan ? this.plan(per.plan) : '';
      parts.push(this.fill(this.w.per[per.per] ?? per.per, { what, divide: per.divide ?? 1 }));
    }
    if (per.most !== undefined && per.per) parts.push(`(${this.say('most', { n: per.most })})`);
    return parts.join(' ');
  }
  effect(one: Effect): string {
    const n = one.n ?? 1;
    const say = (key: keyof Words['do'], args: Args = {}): string => this.fill(this.w.do[key], { n, ...args });
    const goods = (list: string[] | undefined): string => (list ?? []).map((good) => this.good(good)).join(` ${this.w.or} `);
    switch (one.do) {
      case 'gain': {
        const [, ...rest] = this.amount(n, one).split(' ');
        return [this.count(n, one.good ?? ''), ...rest].join(' ');
      }
      case 'gain-choice': return say('choice', { what: goods(one.from) });
      case 'spend-gain': return say('spend', { n: one.most ?? n, what: this.good(one.gain ?? '') });
      case 'trigger-production': return say('trigger');
      case 'steal': return say('steal');
      case 'claim-favour': return say('favour');
      case 'allow-saturn': return say('saturn');
      case 'die-icon': return say('icon', { if: goods(one.if_printed), what: this.count(n, one.icon ?? '') });
      case 'set-die-face': return say('face', { what: (one.colors?.length ?? 0) > 2 ? '' : (one.colors ?? []).map((colour) => this.w.colours[colour]).join('/') }).replace(/ {2,}/g, ' ').replace(' ,', ',');
      case 'muster-limit': return say('limit');
      case 'cost-discount': return say('discount');
      default: return say('jewel');
    }
  } // prettier-ignore
  pointsText(points: readonly Points[]): string {
    return points
      .map((one) => {
        const what = one.type ? (this.w.types[one.type] ?? one.type) : '';
        const when = one.if ? `, ${this.fill(this.w.ifs[one.if] ?? one.if, { n: one.at_least ?? 1, what })}` : '';
        const [first, ...rest] = this.amount(one.n, one.if ? {} : one).split(' ');
        return [this.say('points', { n: Number(first) }), ...rest].join(' ') + when;
      })
      .join(' + ');
  }
  /** What a plan does, line by line: when, and what. */
  planText(plan: string, printed: Printed): [string, string][] {
    const found = printed.plans.get(plan);
    if (!found) return [];
    const lines: [string, string][] = [];
    const add = (name: string, effects: readonly Effect[]): void => {
      if (effects.length) lines.push([name, effects.map((one) => this.effect(one)).join(' + ')]);
    };
    add(this.w.instant, found.instant);
    add(this.w.production, found.production);
    add(this.w.muster, found.muster);
    if (found.points.length) lines.push([this.w.score, this.pointsText(found.points)]);
    return lines;
  }
  /** An ability: its moment, what it asks for, what it gives. */
  ability(effects: readonly Effect[]): string {
    return effects
      .map((one) => {
        const where = [...(one.types ?? []).map((type) => this.w.types[type]), ...(one.hills ?? []).map((hill) => this.w.hills[hill]), one.area ? this.w.in[one.area] : ''].filter(Boolean).join(', ');
        const plainly = ['die-icon', 'set-die-face', 'allow-saturn'].includes(one.do);
        const head = [one.on && !plainly ? this.w.on[one.on] : '', where && `(${where})`].filter(Boolean).join(' ');
        return head ? this.said(head, this.effect(one)) : this.effect(one);
      })
      .join(this.french ? '\u00a0; ' : '; ');
  }
  advisorText(advisor: Advisor | undefined): string {
    if (!advisor) return '';
    return `II ${this.ability(advisor.basic)}. IV ${this.ability(advisor.advanced)}. V ${this.say('points', { n: advisor.points })}`;
  }
}
