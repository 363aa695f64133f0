/**
 * The board's own few words, in both languages; the names of plans, goods, advisors and places
 * are in the game's `texts`. `Speech` makes spoken names.
 */
import { BoardSpeech } from '../../lib/speech';
import type { Args, Language } from '../../lib/texts.svelte';
import type { Texts } from '../../lib/types';
import type { BuildingView, Owner, PlanView, PlayerView, RoadView, SenecaCard, SettlementView } from './view';

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
  parts: { city: 'Ville', plans: 'Plans', regions: 'Régions', sheet: 'Feuille' },
  forces: 'Forces',
  garrison: '{n} en garnison',
  deployed: '{n|# déployé|# déployés}',
  soldiers: '{n|# soldat libre|# soldats libres}',
  senators: '{n|# sénateur libre|# sénateurs libres}',
  storage: 'Stock',
  advisors: 'Conseillers',
  loyalty: 'loyauté {n} sur {total}',
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
  score: 'Fin',
  reconstructed: 'reconstitué',
  reconstructedLong: 'La plupart des nombres imprimés (dés, plans, carte, provinces, conseillers) sont notre reconstitution : notre livret ne les montre pas.',
  village: 'un village d’Hispanie',
  choose: 'Personnages',
  begins: 'commence avec {what}',
  rivals: 'Les autres',
  seals: '{n|# sceau|# sceaux}',
  sealsNeed: 'cartes Néron à {what} sceaux',
  senecaScore: 'Sénèque : {n} PV',
  faceDown: 'face cachée',
  over: 'La partie est finie',
  hills: { capitol: 'Capitole', palatine: 'Palatin', aventine: 'Aventin', caelius: 'Cælius', esquiline: 'Esquilin', viminal: 'Viminal', quirinal: 'Quirinal' } as Record<string, string>,
  types: { army: 'Armée', leisure: 'Loisir', manufacture: 'Manufacture', religion: 'Religion', urbanism: 'Urbanisme' } as Record<string, string>,
  workers: { legionary: 'Légionnaire', builder: 'Constructeur', architect: 'Architecte', merchant: 'Marchand', any: 'tout ouvrier' } as Record<string, string>,
  many: { brick: 'Briques', stone: 'Pierres', fish: 'Poissons', jewel: 'Bijoux', basket: 'Paniers', coin: 'Pièces', soldier: 'Soldats', senator: 'Sénateurs', auxiliary: 'Auxiliaires' } as Record<string, string>,
  senecaActions: { build: 'Construire', conquer: 'Conquérir', develop: 'Développer', trade: 'Échanger' } as Record<string, string>,
  colours: { blue: 'bleu', yellow: 'jaune', red: 'rouge' } as Record<string, string>,
  setUp: 'Mise en place',
  senecaCard: { smaller: 'le plus petit numéro libre', larger: 'le plus grand numéro libre', only: '' } as Record<string, string>,
  twice: 'deux fois',
  backMeans: 'Dos : pair, la couleur du haut ; impair, celle du bas.',
  sealsMean: 'Chaque carte retournée peut porter un sceau. À ces nombres de sceaux, il prend une carte Néron.',
  about: {
    build: 'Constructeur ou Architecte. Le surveillant va d’un bâtiment à l’autre, puis un plan est payé et dessiné à côté de lui.',
    muster: 'Légionnaire. Activez jusqu’à trois bâtiments Armée, à qui que ce soit : ils donnent des soldats. Une pièce à chaque autre propriétaire.',
    conquer: 'N’importe quel dé. Soldats libres et auxiliaires font la force ; chaque colonie garde un soldat et donne sa gloire.',
    develop: 'Constructeur. Une pierre par route, depuis Rome vers des colonies conquises ; 1 héritage par stèle.',
    tax: 'N’importe quel dé. Vos colonies reliées à Rome donnent la ressource de leur région ; avec un Marchand, partout.',
    trade: 'N’importe quel dé. Trois ressources identiques (un Bijou les remplace) contre 3 pièces ; puis chacun déclenche un bâtiment.',
    legionary: 'Permet de Lever une Légion.',
    builder: 'Permet de Construire et de Développer.',
    merchant: 'Taxe toutes les régions ; à l’échange, une pièce de plus par Bijou.',
    coins: '1 point par case. Échanges, péages et productions.',
    buildings: '1 point par case : une par bâtiment dessiné, deux pour un géant.',
    legacy: '1 point par case : les stèles des routes rénovées.',
    glory: '1 point par case : les colonies conquises.',
    forum: 'Tous les surveillants y commencent. Rien ne s’y bâtit.',
    park: 'Des décombres remis en état.',
    road: 'Une pierre pour la rénover, 1 héritage par stèle.',
    town: 'Sa force à égaler, un soldat à y laisser. Reliée à Rome, elle paie l’impôt.',
    pool: 'Chacun prend un dé, puis un second en sens inverse.',
  } as Record<string, string>,
};
const EN: typeof FR = {
  dice: 'Dice',
  yourDice: 'Your dice',
  pool: 'Dice pool',
  played: 'die played',
  left: 'On the die',
  favours: 'Favours',
  nero: 'Nero',
  neroLeft: '{n|# Nero card|# Nero cards}: {what}',
  noNero: 'No Nero card left',
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
  parts: { city: 'City', plans: 'Plans', regions: 'Provinces', sheet: 'Sheet' },
  forces: 'Forces',
  garrison: '{n} in garrison',
  deployed: '{n} deployed',
  soldiers: '{n|# free soldier|# free soldiers}',
  senators: '{n|# free senator|# free senators}',
  storage: 'Storage',
  advisors: 'Advisors',
  loyalty: 'loyalty {n} of {total}',
  points: '{n|# point|# points}',
  track: '{name}: {at} of {end}, blue box at {blue}',
  taken: 'Nero card taken',
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
  score: 'End',
  reconstructed: 'reconstructed',
  reconstructedLong: 'Most printed numbers (dice, plans, map, provinces, advisors) are our reconstruction: our rulebook does not show them.',
  village: 'a village of Hispania',
  choose: 'Characters',
  begins: 'begins with {what}',
  rivals: 'The others',
  seals: '{n|# seal|# seals}',
  sealsNeed: 'Nero cards at {what} seals',
  senecaScore: 'Seneca: {n} VP',
  faceDown: 'face down',
  over: 'The game is over',
  hills: { capitol: 'Capitol', palatine: 'Palatine', aventine: 'Aventine', caelius: 'Caelian', esquiline: 'Esquiline', viminal: 'Viminal', quirinal: 'Quirinal' },
  types: { army: 'Army', leisure: 'Leisure', manufacture: 'Manufacturing', religion: 'Religious', urbanism: 'Urban' },
  workers: { legionary: 'Legionary', builder: 'Builder', architect: 'Architect', merchant: 'Merchant', any: 'any worker' },
  many: { brick: 'Bricks', jewel: 'Jewels', basket: 'Baskets', coin: 'Coins', soldier: 'Soldiers', senator: 'Senators', auxiliary: 'Auxiliaries' },
  senecaActions: { build: 'Build', conquer: 'Conquer', develop: 'Develop', trade: 'Trade' },
  colours: { blue: 'blue', yellow: 'yellow', red: 'red' },
  setUp: 'Set-up',
  senecaCard: { smaller: 'the lowest free number', larger: 'the highest free number', only: '' },
  twice: 'twice',
  backMeans: 'Back: even, the upper colour; odd, the lower one.',
  sealsMean: 'A card turned up may bear a seal. At these numbers of seals he takes a Nero card.',
  about: {
    build: 'Builder or Architect. The overseer goes from building to building, then a plan is paid for and drawn beside him.',
    muster: 'Legionary. Activate up to three Army buildings, whosever: they give soldiers. A coin for every other owner.',
    conquer: 'Any die. Free soldiers and auxiliaries are your force; each settlement keeps a soldier and gives its glory.',
    develop: 'Builder. A stone for each road, from Rome to conquered settlements; 1 legacy for each milestone.',
    tax: 'Any die. Your settlements linked to Rome give the resource of their region; with a Merchant, everywhere.',
    trade: 'Any die. Three resources of a kind (a Jewel stands for any) for 3 coins; then everybody triggers a building.',
    legionary: 'Lets you Muster.',
    builder: 'Lets you Build and Develop.',
    merchant: 'Taxes every region; in a trade, one more coin for each Jewel.',
    coins: '1 point a box. Trades, tolls and production.',
    buildings: '1 point a box: one for each building drawn, two for a giant.',
    legacy: '1 point a box: the milestones of renovated roads.',
    glory: '1 point a box: settlements conquered.',
    forum: 'All overseers begin here. Nothing is built on it.',
    park: 'Rubble that was cleared.',
    road: 'A stone to renovate it, 1 legacy for each milestone.',
    town: 'Match its strength, leave a soldier there. Linked to Rome, it pays taxes.',
    pool: 'Everybody takes a die, then a second one on the way back.',
  },
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
  /** The two letters that mark a building on the map, in the reader's language. */
  initials(plan: string): string {
    return this.text(`initials-${plan}`);
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
  planCard(plan: PlanView): string {
    const free = plan.foreman === null ? this.w.free : this.say('foreman', { name: this.owner(plan.foreman) });
    const name = this.plan(plan.plan);
    const type = this.w.types[plan.type];
    const head = this.sentence(this.initials(plan.plan), ...(plan.foreman === null ? [type, name] : [name, type]), free, this.say('costs', { what: this.counts(plan.cost) }));
    return `${head}. ${this.planText(plan.plan).join(' ')}`;
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

  // ---- what a thing is, line by line: its name, its effect, its worth
  lines(...parts: (string | false | null | undefined)[]): string {
    return parts.filter(Boolean).join('\n');
  }
  /** A name and what the board or the reference knows of it: "Taxer", "Bois". */
  explained(name: string, key: string, ...more: (string | false | undefined)[]): string {
    return this.lines(name, this.w.about[key] ?? (this.more('good', key) || this.more('term', key)), ...more);
  }
  aboutPlan(plan: PlanView): string {
    return this.lines(
      `${this.plan(plan.plan)} (${this.initials(plan.plan)})`,
      this.say('costs', { what: this.counts(plan.cost) }),
      ...this.planText(plan.plan),
      ...(plan.foreman === null ? [] : [this.say('foreman', { name: this.owner(plan.foreman) }), this.more('term', 'foreman')]),
    );
  }
  aboutBuilding(one: BuildingView): string {
    const kind = one.kind as 'forum' | 'rubble' | 'park';
    if (!one.plan) return this.explained(this.w[kind], kind);
    return this.lines(this.sentence(this.plan(one.plan), this.w.types[one.kind], this.owner(one.owner)), ...this.planText(one.plan), this.say('worth', { n: one.points }));
  }
  aboutSeneca(card: SenecaCard): string {
    if (!card.action) return this.lines(this.said(this.w.faceDown, card.back.map((one) => this.w.colours[one] ?? '').join(' / ')), this.w.backMeans);
    const type = card.type ? this.sentence(this.w.types[card.type], card.pick && this.w.senecaCard[card.pick]) : '';
    const head = `${this.w.senecaActions[card.action] ?? ''}${(card.times ?? 1) > 1 ? ` (${this.w.twice})` : ''}`;
    return this.lines(type ? this.said(head, type) : head, ...this.sentences('seneca', card.card ?? ''));
  }

  // ---- what the reference says of plans and advisors, sentence by sentence
  planText(plan: string): string[] {
    const worth = this.texts[`plan-${plan}-worth`];
    return [...this.sentences('plan', plan), ...(worth ? [`${this.said(this.w.score, worth)}.`] : [])];
  }
  /** What an advisor does at II and at IV, and what is counted at V. */
  advisorText(advisor: string): string[] {
    return [...this.sentences('advisor', advisor).slice(1), this.texts[`advisor-${advisor}-worth`] ?? ''].filter(Boolean);
  }
}
