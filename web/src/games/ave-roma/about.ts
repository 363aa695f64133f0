/**
 * What a thing on the board is: its name on the first line, then what it does and is worth. Cards
 * have their large version instead (`Closeup.svelte`).
 */
import { capital } from '../../lib/texts.svelte';
import { type AreaView, type AveView, type Deck, type Location, type PlayerView, type SlotView, type SpaceView, type TrainingView, type Resource, range } from './view';
import type { Speech } from './words';

const FR = {
  neutral: 'Les cases marquées n sont pour les ouvriers neutres.',
  place: 'Pour un ouvrier {range}. La place reste vide jusqu’à l’Entretien.',
  worker: 'À Quaestor : {money} denarii. À Aedilis, Mercator et Propraetor : la zone {value}. À Roma : {value} cases.',
  imaginary: 'La dernière action se fait avec un ouvrier imaginaire de la valeur de votre choix.',
  unused: 'Inutilisé quand vous passez : 1 point.',
  trained: 'Il peut être placé avec cette valeur.',
  price: 'Prix : {price}.',
  fresh: 'Un ouvrier {worker} est en Formation jusqu’à la prochaine manche.',
  ready: 'Un ouvrier {worker} y est formé.',
  strength: 'La plus petite somme joue en premier à la manche suivante.',
  stock: 'En réserve : {count}, {most} au plus. S’achète et se vend à {price}.',
  surplus: 'En réserve : {count}, {most} au plus.',
  denarii: 'À la fin, 5 denarii valent 1 point.',
  points: 'Sur la piste de score ; le reste se compte à la fin.',
  politics: 'Niveau {level} : {points} à la fin ; le suivant vaudrait {next}.',
  icon: 'Cartes disponibles qui la montrent : {count}.',
  fragment: 'Réunis : {count}.',
  slot: 'Le prochain mécène acheté y devient actif.',
  locked: 'S’ouvre au niveau politique {level}.',
  areaHead: 'Les ouvriers {area} désignent cette zone à Aedilis, Mercator et Propraetor.',
  low: 'Position basse : qui utilise la carte la fait glisser vers le haut, sans rien payer.',
  high: 'Position haute : qui utilise la carte paie {price} denarii et la gagne ; le cube marron monte.',
  bare: 'Sans carte : utiliser cette zone coûte {price} denarii.',
  track: 'Points à la fin : {points}.',
  brown: 'Cube marron au niveau {level}.',
  space: 'Sauf si un autre marqueur s’y trouve : {cost}.',
  deck: 'Restantes : {count}. La partie s’achève quand une carte ne peut plus être remplacée.',
  order: 'Ouvriers {workers}. Somme {sum} : la plus petite joue en premier à la manche suivante.',
  passed: 'A passé.',
  need: 'Reste à payer : {count}.',
};
const EN: typeof FR = {
  neutral: 'Spaces marked n are for neutral workers.',
  place: 'For a worker {range}. The place stays empty until upkeep.',
  worker: 'At Quaestor: {money} denarii. At Aedilis, Mercator and Propraetor: area {value}. At Roma: {value} spaces.',
  imaginary: 'The last action is taken with an imaginary worker of the value you choose.',
  unused: 'Unused when you pass: 1 point.',
  trained: 'It can be placed with this value.',
  price: 'Price: {price}.',
  fresh: 'A worker {worker} is in training until the next round.',
  ready: 'A worker {worker} is trained here.',
  strength: 'The lowest sum plays first in the next round.',
  stock: 'In store: {count}, {most} at most. Bought and sold at {price}.',
  surplus: 'In store: {count}, {most} at most.',
  denarii: 'At the end, 5 denarii are worth 1 point.',
  points: 'On the score track; the rest is counted at the end.',
  politics: 'Level {level}: {points} at the end; the next would be {next}.',
  icon: 'Unused cards that show it: {count}.',
  fragment: 'Collected: {count}.',
  slot: 'The next patron you buy becomes active here.',
  locked: 'Opens at political level {level}.',
  areaHead: 'Workers {area} name this area at Aedilis, Mercator and Propraetor.',
  low: 'Low position: whoever uses the card slides it up and pays nothing.',
  high: 'High position: whoever uses the card pays {price} denarii and wins it; the brown cube rises.',
  bare: 'No card: using this area costs {price} denarii.',
  track: 'Points at the end: {points}.',
  brown: 'Brown cube on level {level}.',
  space: 'Unless another marker stands there: {cost}.',
  deck: 'Left: {count}. The game ends when a card cannot be replaced any more.',
  order: 'Workers {workers}. Sum {sum}: the lowest plays first in the next round.',
  passed: 'Has passed.',
  need: 'Still to be paid: {count}.',
};

export class About {
  readonly #w: typeof FR;
  constructor(
    readonly speech: Speech,
    readonly view: AveView,
  ) {
    this.#w = speech.french ? FR : EN;
  }

  #say(name: string, ...lines: string[]): string {
    return [capital(name), ...lines.filter(Boolean)].join('\n');
  }
  #fill(phrase: string, args: Record<string, string | number> = {}): string {
    return this.speech.fill(phrase, args);
  }

  location(location: Location): string {
    const neutral = this.view.players.length === 2 && !['aedificator', 'legatus', 'senatus'].includes(location);
    return this.#say(this.speech.location(location), this.speech.more('location', location), neutral ? this.#w.neutral : '');
  }
  slot(location: Location, slot: SlotView): string | undefined {
    return slot.card ? undefined : this.#say(this.speech.location(location), this.#fill(this.#w.place, { range: range(slot) }));
  }
  worker(value: number, imaginary: boolean): string {
    const does = this.#fill(this.#w.worker, { value, money: 2 * value });
    return this.#say(`${this.speech.w.worker} ${value}`, does, imaginary ? this.#w.imaginary : this.#w.unused);
  }
  trained(space: TrainingView, value: number): string {
    return this.#say(`${this.speech.w.worker} ${space.worker} ±${space.reach}, ${this.speech.w.reach} ${value}`, this.#w.trained, this.#fill(this.#w.worker, { value, money: 2 * value }));
  }
  training(space: TrainingView): string {
    const inside = space.worker ? this.#fill(space.fresh ? this.#w.fresh : this.#w.ready, { worker: space.worker }) : '';
    return this.#say(`${this.speech.w.training} ±${space.reach}`, this.speech.more('training', space.training), this.#fill(this.#w.price, { price: this.speech.count(space.price, 'denarii') }), inside);
  }
  neutral(value: number): string {
    return this.#say(`${this.speech.w.neutral} ${value}`, this.speech.more('term', 'neutral'));
  }
  strength(player: PlayerView): string {
    return this.#say(`${this.speech.w.sums} ${player.strength}`, this.#w.strength);
  }

  stock(player: PlayerView, resource: Resource): string {
    const args = { count: player.stock[resource], most: this.view.limits.resource, price: this.speech.count(player.prices[resource], 'denarii') };
    return this.#say(this.speech.good(resource), this.#fill(this.#w.stock, args));
  }
  surplus(player: PlayerView): string {
    return this.#say(this.speech.w.surplus, this.#fill(this.#w.surplus, { count: player.surplus, most: this.view.limits.surplus }), this.speech.more('term', 'surplus'));
  }
  denarii(player: PlayerView): string {
    return this.#say(this.speech.count(player.denarii, 'denarii'), this.#w.denarii);
  }
  points(player: PlayerView): string {
    return this.#say(this.speech.count(player.points, 'points'), this.#fill(this.#w.points));
  }
  politics(player: PlayerView): string {
    const worth = (level: number): string => this.speech.count(this.view.politics_points[level] ?? this.view.politics_points.at(-1) ?? 0, 'points');
    return this.#say(this.speech.w.politics, this.#fill(this.#w.politics, { level: player.politics, points: worth(player.politics), next: worth(player.politics + 1) }), this.speech.more('term', 'politics'));
  }
  icon(icon: string, count: number): string {
    return this.#say(this.speech.text(`icon-${icon}`), this.#fill(this.#w.icon, { count }), this.speech.more('term', 'icon'));
  }
  fragment(kind: string, count: number): string {
    return this.#say(this.speech.text(`fragment-${kind}`), this.#fill(this.#w.fragment, { count }), this.speech.more('term', 'fragment'));
  }
  slotOpen(): string {
    return this.#say(this.speech.w.slot, this.#w.slot);
  }
  slotLocked(level: number): string {
    return this.#say(`${this.speech.w.locked} ${level}`, this.#fill(this.#w.locked, { level }));
  }

  area(area: AreaView): string {
    const price = { price: this.view.area_price };
    const moves = area.card ? (area.high ? this.#w.high : this.#w.low) : this.#w.bare;
    const shows = area.card ? capital(this.speech.list([this.speech.text(`icon-${area.card.icon}`), this.speech.text(`fragment-${area.card.fragment ?? ''}`)])) + '.' : '';
    return this.#say(`${this.speech.w.area} ${area.area}`, this.#fill(this.#w.areaHead, { area: area.area }), this.#fill(moves, price), shows);
  }
  track(area: AreaView): string {
    const points = this.view.area_points.map((worth, level) => `${level} = ${worth}`).join(', ');
    return this.#say(`${this.speech.w.area} ${area.area}, ${this.speech.w.influence}`, this.#fill(this.#w.track, { points }), this.#fill(this.#w.brown, { level: area.brown }), this.speech.more('term', 'brown-cube'));
  }
  space(one: SpaceView): string {
    return this.#say(`${this.speech.w.colosseum} ${one.space}`, this.speech.more('space', `space-${one.space}`), this.#fill(this.#w.space, { cost: this.speech.costs(one.cost) }));
  }
  deck(deck: Deck): string {
    return this.#say(this.speech.deck(deck), this.#fill(this.#w.deck, { count: this.view.decks[deck] }));
  }
  order(player: PlayerView, name: string): string {
    const workers = player.workers.join(' ') || '–';
    return this.#say(name, this.#fill(this.#w.order, { workers, sum: player.strength }), player.passed ? this.#w.passed : '');
  }
  need(kind: string, count: number): string {
    return this.#say(this.speech.good(kind), this.#fill(this.#w.need, { count }));
  }
}
