/**
 * What everything on the board is, in a few lines: its name first, then what it does and is worth.
 * A card says it with the game's own words.
 */
import type { Language } from '../../lib/texts.svelte';
import { type Material, type Role, VALUE, materialOf, materialOfRole, roleOf } from './data';
import { type BuildingView, type CampView, type RomeView, clientCount, poolNames } from './view';
import type { Speech } from './words';

const FR = {
  deck: 'On y pioche en pensant. Sa dernière carte termine la partie.',
  jacks: 'Qui pense peut en prendre un au lieu de piocher. Les Jacks joués y reviennent à la fin du tour.',
  town: 'Une fondation de ce matériau s’y pose pour une action. Le dernier emplacement en ville termine la partie.',
  camp: 'Les cartes jouées ce tour-ci y reposent, puis rejoignent la réserve commune.',
  fresh: 'Engagé ce tour-ci : agit à partir du tour suivant.',
  hand: 'Penser complète la main jusqu’à ce nombre ; on peut en tenir plus.',
  cost: (count: number) => `${count} ${count < 2 ? 'matériau' : 'matériaux'} pour achever, influence +${count}`,
  worth: (count: number) => `${count} ${count < 2 ? 'point' : 'points'} en chambre forte`,
  left: (count: number) => (count === 0 ? 'il n’en reste plus' : `il en reste ${count}`),
};
const EN: typeof FR = {
  deck: 'Thinkers draw from it. Its last card ends the game.',
  jacks: 'A thinker may take one instead of drawing. Jacks played come back at the end of the turn.',
  town: 'A foundation of this material is laid here for one action. The last site in town ends the game.',
  camp: 'Cards played this turn lie here, then go to the pool.',
  fresh: 'Hired this turn: acts from the next turn on.',
  hand: 'Thinking refills the hand up to this number; you may hold more.',
  cost: (count) => `${count} ${count === 1 ? 'material' : 'materials'} to complete, influence +${count}`,
  worth: (count) => `${count} ${count === 1 ? 'point' : 'points'} in the vault`,
  left: (count) => (count === 0 ? 'none left' : `${count} left`),
};

/** A part of the board: a term of the reference explains it, or a text of its own. */
export type Part = 'pool' | 'camp' | 'influence' | 'clientele' | 'stockpile' | 'vault' | 'hand';

export class About {
  readonly #w: typeof FR;

  constructor(
    readonly speech: Speech,
    language: Language,
  ) {
    this.#w = language === 'fr' ? FR : EN;
  }

  #lines(...lines: string[]): string {
    return lines.filter(Boolean).join('\n');
  }

  part(part: Part): string {
    return this.#lines(this.speech.zone(part), this.#part(part));
  }
  #part(part: Part): string {
    if (part === 'camp' || part === 'hand') return this.#w[part];
    return this.speech.more('term', part === 'clientele' ? 'client' : part);
  }
  jack(): string {
    return this.#lines(this.speech.w.jack, this.speech.more('card', 'jack'));
  }
  set(role: Role): string {
    return this.#lines(`${this.speech.w.set}, ${this.speech.role(role)}`, this.speech.more('term', 'petition'));
  }
  role(role: Role): string {
    return this.#lines(this.speech.role(role), this.speech.more('role', role));
  }
  card(card: string): string {
    if (card === 'jack') return this.jack();
    const material = materialOf(card);
    const speech = this.speech;
    return this.#lines(speech.card(card), speech.cardText(card), `${speech.role(roleOf(material))} · ${speech.material(material)} · ${this.#w.cost(VALUE[material])} · ${this.#w.worth(VALUE[material])}`);
  }
  building(building: BuildingView, done: boolean, active: boolean, owner: string): string {
    const speech = this.speech;
    return this.#lines([owner, speech.building(building, done, active)].filter(Boolean).join(' · '), speech.cardText(building.card), done ? '' : this.#w.cost(building.needs));
  }
  stack(view: RomeView, material: Material): string {
    const speech = this.speech;
    const names = poolNames(view, material).map(({ card, count }) => speech.card(card) + (count > 1 ? ` × ${count}` : ''));
    return this.#lines(`${speech.zone('pool')} · ${speech.material(material)} (${speech.role(roleOf(material))})`, names.join(', '), this.#part('pool'));
  }
  material(material: Material, count: number): string {
    return this.#lines(`${this.speech.material(material)} × ${count}`, this.#part('stockpile'), this.#w.worth(VALUE[material]));
  }
  sold(material: Material): string {
    return this.#lines(`${this.speech.zone('vault')} · ${this.speech.material(material)}`, this.#w.worth(VALUE[material]));
  }
  site(material: Material, place: 'town' | 'outside', count: number): string {
    const name = `${this.speech.material(material)}, ${this.speech.text(`place-${place}`)}`;
    return this.#lines(name, this.#w.left(count), place === 'town' ? this.#w.town : this.speech.more('term', 'out-of-town'), this.#w.cost(VALUE[material]));
  }
  pile(pile: 'deck' | 'jacks', count: number, more: string): string {
    return this.#lines(`${this.speech.zone(pile)} : ${count}${more}`.replace(' :', this.speech.french ? '\u00a0:' : ':'), this.#w[pile]);
  }
  client(role: Role, fresh: number): string {
    return this.#lines(this.speech.role(role), this.#part('clientele'), this.speech.more('role', role), fresh ? this.#w.fresh : '', this.speech.material(materialOfRole(role)));
  }
  /** A number of somebody's camp: what it counts, and what it is for. */
  count(key: string, camp: CampView): string {
    if (key === 'clientele') return this.#lines(`${this.speech.zone(key)} ${clientCount(camp)} / ${camp.clientele_limit}`, this.#part(key));
    if (key === 'vault') return this.#lines(`${this.speech.zone(key)} ${camp.vault_count} / ${camp.vault_limit}`, this.#part(key));
    if (key === 'hand') return this.#lines(`${this.speech.zone(key)} ${camp.hand_count - camp.jacks}`, this.#w.hand);
    return this.#lines(`${this.speech.zone(key)} ${camp.influence}`, this.#part('influence'));
  }
}
