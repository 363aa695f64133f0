/**
 * The board's own few words, in both languages; the names of tracks, buildings, items and cards
 * are in the game's `texts`. `Speech` makes the spoken names of zones and things.
 */
import { BoardSpeech } from '../../lib/speech';
import type { Args, Language } from '../../lib/texts.svelte';
import type { Texts } from '../../lib/types';
import { ABOUTS } from './abouts';
import { counted, PIECES } from './data';
import type { CampaignView, Condition, Doing, Prospect } from './view';

const FR = {
  year: 'An',
  ofSix: 'année {n} sur 6',
  leftSheet: 'Le fort et le mur',
  rightSheet: 'La cité',
  sheets: 'Feuilles',
  pieces: 'Vos ouvriers et ressources',
  picts: 'Pictes, fin d’année',
  attackCards: '{n|# carte|# cartes}',
  against: 'contre',
  stake: '{n} en jeu',
  stakeLong: '{n|# point|# points} de Vaillance ou de Disgrâce en jeu',
  paths: 'Vos Chemins',
  noPath: 'aucun encore',
  points: '{n|# point|# points}',
  parts: { cohorts: 'Cohortes', wall: 'Mur et fort', build: 'Bâtir', attributes: 'Attributs', city: 'Cité' },
  granaries: ['Petit', 'Moyen', 'Grand'],
  smallGranary: 'Petit Grenier',
  cohorts: { left: 'Gauche', centre: 'Centre', right: 'Droite' },
  box: 'case {n} sur {total}',
  filled: '{n} sur {total}',
  gives: 'donne {what}',
  costs: 'coûte {what}',
  closed: 'fermée',
  needs: 'il faut {what}',
  reached: 'drapeau atteint',
  built: 'construit',
  forbidden: 'interdit par ce fort',
  or: 'ou',
  nothing: 'rien',
  inOrder: 'Les cases se remplissent de gauche à droite : la prochaine est la case {n}.',
  production: 'Production',
  training: 'Entraînement',
  forum: 'Forum',
  landmarks: 'Monuments',
  oncePerYear: 'une fois par an',
  anyWorker: '1 ouvrier au choix',
  disdain: 'Disgrâce',
  disdainLeft: '{n|# restante|# restantes} : {points} PV',
  market: 'Marché',
  newKind: 'nouvelle sorte : {n} Renommée',
  good: 'Marchandise {n}',
  kinds: '{n|# sorte|# sortes}',
  stall: 'Marché, case {n}',
  ownCard: 'votre carte',
  neutralCard: 'carte neutre {n}',
  neutralBefore: 'cartes neutres des années passées',
  fateDeck: 'pioche Destin',
  fateLeft: '{n} cartes',
  unknownGood: 'marchandise inconnue',
  theatre: 'Théâtre, spectacle {n}',
  playedIn: 'fait en l’an {n}',
  strength: 'force {n} sur 6',
  wounds: '{n|# blessure|# blessures}',
  dead: 'mort',
  ifDead: 'S’il meurt',
  ifAlive: 'S’il survit',
  fought: 'a combattu cette année',
  temples: 'Temples',
  baths: 'Bains, pot-de-vin {n}',
  courthouse: 'Tribunal',
  diplomats: 'Diplomates',
  templeFavours: 'Faveurs des Temples',
  diplomatFavours: 'Faveurs des Diplomates',
  favoursLeft: '{n|# faveur|# faveurs}',
  scouting: 'Exploration',
  map: 'Grille d’Exploration',
  cell: 'ligne {row}, colonne {column}',
  explored: 'explorée',
  pattern: 'motif {name}',
  rotate: 'Tourner',
  flip: 'Retourner',
  layHere: 'Poser ici',
  hand: 'Vos deux cartes de l’année',
  asProspect: 'Prospection',
  keptPath: 'Chemin gardé en secret',
  yearCards: 'Cartes de l’année',
  prospectOf: 'Prospection',
  plays: { plays: 'joue', stopped: 'a fini l’année', chose: 'a choisi', waits: 'attend' },
  youPlay: { plays: 'jouez', stopped: 'avez fini l’année', chose: 'avez choisi', waits: 'attendez' },
  you: 'Vous',
  left: 'à votre gauche',
  right: 'à votre droite',
  sheetsOf: 'Feuilles : {name}',
  tokens: '{n|# jeton|# jetons} : autant de cartes d’attaque de plus',
  neutral: 'Carte neutre',
  attack: 'Les Pictes attaquent',
  attackAt: '{n|# carte attaque|# cartes attaquent}',
  holds: 'Cohorte {n}',
  ignored: '{n} {n|ignorée|ignorées}',
  through: '{n|# passe|# passent}',
  held: 'tenu',
  last: 'Dernière carte Destin',
  damage: 'dégâts {n}',
  chain: 'Ce qui se passerait',
  cut: 'puis quelque chose de caché se découvre',
  door: 'sans retour',
  severalWays: '{n} possibilités',
  changed: 'Aperçu refait : la table a changé.',
  campaign: 'Campagne',
  goals: 'Objectifs',
  challenge: 'Défi',
  met: 'atteint',
  notMet: 'pas encore',
  bonus: 'bonus du fort précédent',
  reward: 'gagne au fort suivant : {what}',
  lawCosts: 'des bâtiments coûtent plus cher',
  lawNeutral: 'une seule carte neutre par an',
  lawForbidden: 'sans {what}',
  lawNoLandmarks: 'sans Monuments',
  lawNoDiplomats: 'sans Diplomates',
  lawPrice: '{track} : {n} par case',
  lawOpens: '{track} : dès l’an {n}',
  lawExtra: '{n|# carte d’attaque|# cartes d’attaque} de plus chaque année',
  over: 'La partie est finie',
  score: 'PV',
  pathsNow: '{n} Chemins · {points} PV',
  toRank: 'Encore {n} PV pour le grade suivant : {rank}.',
  from: 'dès {n} PV',
  next: 'la suivante',
  zoom: 'Agrandir',
  shrink: 'Réduire',
  leftover: 'Il vous reste {what}.',
  conditions: {
    'total-score-min': 'Marquer {number} PV',
    'attribute-min': '{number} PV en {name}',
    'attributes-at-least': '{number} PV sur {tracks} Attributs',
    'path-score-min': '{number} PV de Chemins',
    'final-disdain-max': 'Disgrâce {number} au plus',
    'track-complete': 'Piste à terminer : {name}',
    'citizens-complete': '{number} pistes Citoyens complètes',
    built: 'À construire : {name}',
    'temples-filled': '{number} Temples remplis',
    'gladiator-strength-min': 'Gladiateurs : force {number}',
    'favours-used-max': 'Faveurs utilisées : {number} au plus',
    'goods-min': '{number} Marchandises',
    'landmarks-min': '{number} Monuments',
    'scout-map-full': 'Toute la grille d’Exploration',
  } as Record<string, string>,
};
const EN: typeof FR = {
  year: 'Year',
  ofSix: 'year {n} of 6',
  leftSheet: 'The fort and the wall',
  rightSheet: 'The city',
  sheets: 'Sheets',
  pieces: 'Your workers and resources',
  picts: 'Picts, end of the year',
  attackCards: '{n|# card|# cards}',
  against: 'against',
  stake: '{n} at stake',
  stakeLong: '{n|# point|# points} of valour or disdain at stake',
  paths: 'Your paths',
  noPath: 'none yet',
  points: '{n|# point|# points}',
  parts: { cohorts: 'Cohorts', wall: 'Wall and fort', build: 'Build', attributes: 'Attributes', city: 'City' },
  granaries: ['Small', 'Medium', 'Large'],
  smallGranary: 'Small Granary',
  cohorts: { left: 'Left', centre: 'Centre', right: 'Right' },
  box: 'box {n} of {total}',
  filled: '{n} of {total}',
  gives: 'gives {what}',
  costs: 'costs {what}',
  closed: 'closed',
  needs: 'needs {what}',
  reached: 'flag reached',
  built: 'built',
  forbidden: 'forbidden by this fort',
  or: 'or',
  nothing: 'nothing',
  inOrder: 'Boxes are filled from left to right: the next is box {n}.',
  production: 'Production',
  training: 'Training',
  forum: 'Forum',
  landmarks: 'Landmarks',
  oncePerYear: 'once a year',
  anyWorker: 'any 1 worker',
  disdain: 'Disdain',
  disdainLeft: '{n} left: {points} VP',
  market: 'Market',
  newKind: 'a new kind: {n} renown',
  good: 'Good {n}',
  kinds: '{n|# kind|# kinds}',
  stall: 'Market, box {n}',
  ownCard: 'your card',
  neutralCard: 'neutral card {n}',
  neutralBefore: 'neutral cards of earlier years',
  fateDeck: 'fate deck',
  fateLeft: '{n} cards',
  unknownGood: 'unknown good',
  theatre: 'Theatre, performance {n}',
  playedIn: 'done in year {n}',
  strength: 'strength {n} of 6',
  wounds: '{n|# wound|# wounds}',
  dead: 'dead',
  ifDead: 'If he dies',
  ifAlive: 'If he survives',
  fought: 'fought this year',
  temples: 'Temples',
  baths: 'Baths, bribe {n}',
  courthouse: 'Courthouse',
  diplomats: 'Diplomats',
  templeFavours: 'Favours of the Temples',
  diplomatFavours: 'Favours of the Diplomats',
  favoursLeft: '{n|# favour|# favours}',
  scouting: 'Scouting',
  map: 'Scouting map',
  cell: 'row {row}, column {column}',
  explored: 'explored',
  pattern: 'pattern {name}',
  rotate: 'Rotate',
  flip: 'Flip',
  layHere: 'Lay it here',
  hand: 'Your two cards of the year',
  asProspect: 'Prospect',
  keptPath: 'Path kept in secret',
  yearCards: 'Cards of the year',
  prospectOf: 'Prospect',
  plays: { plays: 'plays', stopped: 'has ended the year', chose: 'has chosen', waits: 'waits' },
  youPlay: { plays: 'play', stopped: 'have ended the year', chose: 'have chosen', waits: 'wait' },
  you: 'You',
  left: 'on your left',
  right: 'on your right',
  sheetsOf: 'Sheets of {name}',
  tokens: '{n|# token|# tokens}: as many more attack cards',
  neutral: 'Neutral card',
  attack: 'The Picts attack',
  attackAt: '{n|# card attacks|# cards attack}',
  holds: 'Cohort {n}',
  ignored: '{n} ignored',
  through: '{n} through',
  held: 'held',
  last: 'Last fate card',
  damage: 'damage {n}',
  chain: 'What would happen',
  cut: 'then something hidden comes out',
  door: 'no way back',
  severalWays: '{n} possibilities',
  changed: 'Preview made again: the table has changed.',
  campaign: 'Campaign',
  goals: 'Goals',
  challenge: 'Challenge',
  met: 'met',
  notMet: 'not yet',
  bonus: 'bonus of the fort before',
  reward: 'earns at the next fort: {what}',
  lawCosts: 'some buildings cost more',
  lawNeutral: 'only one neutral card a year',
  lawForbidden: 'without {what}',
  lawNoLandmarks: 'without landmarks',
  lawNoDiplomats: 'without diplomats',
  lawPrice: '{track}: {n} a box',
  lawOpens: '{track}: from year {n} on',
  lawExtra: '{n|# attack card|# attack cards} more every year',
  over: 'The game is over',
  score: 'VP',
  pathsNow: '{n} paths · {points} VP',
  toRank: '{n} VP more for the next rank: {rank}.',
  from: 'from {n} VP',
  next: 'the next one',
  zoom: 'Enlarge',
  shrink: 'Reduce',
  leftover: 'You have {what} left.',
  conditions: {
    'total-score-min': 'Score {number} VP',
    'attribute-min': '{number} VP in {name}',
    'attributes-at-least': '{number} VP on {tracks} attributes',
    'path-score-min': '{number} VP of paths',
    'final-disdain-max': 'At most {number} disdain',
    'track-complete': 'Complete the {name} track',
    'citizens-complete': '{number} citizen tracks complete',
    built: 'Build the {name}',
    'temples-filled': '{number} temples filled',
    'gladiator-strength-min': 'Gladiators: strength {number}',
    'favours-used-max': 'At most {number} favours used',
    'goods-min': '{number} goods',
    'landmarks-min': '{number} landmarks',
    'scout-map-full': 'The whole scouting map',
  },
};

export type Words = typeof FR;
type Simple = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];

const USUAL_NEUTRALS = 2; // a year, alone
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];
export const roman = (year: number): string => ROMAN[year] ?? String(year);

/** How the board speaks, in the language of the game's texts. */
export class Speech extends BoardSpeech<Words> {
  constructor(
    texts: Texts,
    language: Language,
  ) {
    super(texts, language, { fr: FR, en: EN });
  }

  say(key: Simple, args: Args = {}): string {
    return this.fill(this.w[key], args);
  }
  track(id: string): string {
    return this.text(`track-${id}`);
  }
  building(id: string): string {
    return this.text(`building-${id}`);
  }
  card(id: string): string {
    return this.text(`card-${id}`);
  }
  item(item: string): string {
    return this.text(`item-${item}`);
  }
  list(parts: readonly string[]): string {
    return parts.length ? parts.join(', ') : this.w.nothing;
  }
  /** "2 Ressources"; points of an attribute have no plural. */
  count(item: string, n: number): string {
    const many = (PIECES as readonly string[]).includes(item) && !this.isOne(n);
    return `${n} ${this.item(item)}${many ? 's' : ''}`;
  }
  items(list: readonly string[]): string {
    return this.list(counted(list).map(([item, n]) => this.count(item, n)));
  }
  gives(list: readonly string[]): string {
    return list.length ? this.say('gives', { what: this.items(list) }) : '';
  }
  costs(list: readonly string[], choice = false): string {
    if (list.length === 0) return '';
    const what = choice ? list.map((item) => this.item(item)).join(` ${this.w.or} `) : this.items(list);
    return this.say('costs', { what });
  }
  sentence(...parts: (string | false | null | undefined)[]): string {
    return parts.filter(Boolean).join(', ');
  }
  /** What a thing is: its name, then effect and worth, a line each. */
  about(name: string, ...lines: (string | false | null | undefined)[]): string {
    const high = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);
    return [name, ...lines.filter((line): line is string => !!line).map(high)].join('\n');
  }
  /** What a thing is for: the board's own words, or the reference's on its kind, piece, track or term. */
  is(what: string): string {
    const own = ABOUTS[this.language][what];
    if (own) return this.fill(own);
    return this.texts[`kind-${what}`] ?? this.texts[`${what}-does`] ?? (this.more('item', what) || this.more('track', what) || this.more('term', what));
  }
  /** What somebody does, after their name or "you". */
  doing(how: Doing, me: boolean): string {
    return (me ? this.w.youPlay : this.w.plays)[how];
  }
  prospect(card: Prospect): string {
    return this.sentence(
      this.card(card.card),
      this.gives(card.gains),
      this.say('good', { n: card.good }),
      this.say('pattern', { name: card.pattern.toUpperCase() }),
    );
  }
  condition(one: Condition): string {
    const name = one.name ? this.text(one.name) : '';
    return this.fill(this.w.conditions[one.kind] ?? one.kind, { number: one.number, tracks: one.tracks, name });
  }
  /** What a fort of the campaign changes, in a few words each. */
  laws(fort: CampaignView, neutrals: number): string[] {
    const made: string[] = [];
    if (neutrals < USUAL_NEUTRALS) made.push(this.w.lawNeutral);
    if (Object.keys(fort.costs).length) made.push(this.w.lawCosts);
    if (fort.forbidden.length) made.push(this.say('lawForbidden', { what: this.list(fort.forbidden.map((one) => this.building(one))) }));
    if (!fort.landmarks) made.push(this.w.lawNoLandmarks);
    if (!fort.diplomats) made.push(this.w.lawNoDiplomats);
    for (const [line, n] of Object.entries(fort.prices)) made.push(this.say('lawPrice', { track: this.track(line), n: n ?? 0 }));
    for (const [line, n] of Object.entries(fort.opens)) made.push(this.say('lawOpens', { track: this.track(line), n: n ?? 0 }));
    if (fort.extra_attack) made.push(this.say('lawExtra', { n: fort.extra_attack }));
    return made;
  }
}
