/**
 * The board's own few words, in both languages; the names of cards, roles, materials and zones
 * are in the game's `texts`. `speech` makes the spoken names of zones and things.
 */
import { BoardSpeech } from '../../lib/speech';
import { type Language, capital } from '../../lib/texts.svelte';
import type { Texts } from '../../lib/types';
import { MATERIALS, type Material, ROLES, type Role, VALUE, materialOf, roleOf } from './data';
import { About } from './about';
import { type BuildingView, type CampView, clients, facesOf } from './view';

const FR = {
  empty: 'vide',
  nothing: 'rien',
  jack: 'Jack',
  jackText: 'Appelle ou suit n’importe quel rôle.',
  called: 'Rôle appelé',
  roles: 'Rôles',
  outside: 'hors',
  ofTown: 'de la ville',
  leads: 'mène',
  asked: 'choisit',
  thought: 'a pensé',
  plays: 'Joué',
  faceDown: 'face cachée',
  yours: 'Votre camp',
  public: 'public',
  publics: 'Bâtiments publics',
  active: 'fonction active',
  done: 'achevé',
  fresh: 'engagé ce tour',
  freshMany: 'engagés ce tour',
  demand: 'Rome exige',
  revealed: 'révélée',
  chosen: 'choisie',
  value: 'valeur',
  action: 'action',
  set: 'Lot',
  removed: 'cartes ôtées au début',
  votes: 'vote pour',
  card: 'carte',
  your: { stockpile: 'Votre réserve', clientele: 'Votre clientèle', vault: 'Votre chambre forte', hand: 'Votre main' },
};
const EN: typeof FR = {
  empty: 'empty',
  nothing: 'nothing',
  jack: 'Jack',
  jackText: 'Calls or follows any role.',
  called: 'Role called',
  roles: 'Roles',
  outside: 'out',
  ofTown: 'of town',
  leads: 'leads',
  asked: 'choosing',
  thought: 'thought',
  plays: 'Played',
  faceDown: 'face down',
  yours: 'Your camp',
  public: 'public',
  publics: 'Public buildings',
  active: 'function works',
  done: 'completed',
  fresh: 'hired this turn',
  freshMany: 'hired this turn',
  demand: 'Rome demands',
  revealed: 'revealed',
  chosen: 'chosen',
  value: 'value',
  action: 'action',
  set: 'Set',
  removed: 'cards taken out at the start',
  votes: 'votes for',
  card: 'card',
  your: { stockpile: 'Your stockpile', clientele: 'Your clientele', vault: 'Your vault', hand: 'Your hand' },
};

export type Words = typeof FR;

/** Numbers go with plurals; materials are mass nouns in English. */
function plural(word: string, count: number, french: boolean): string {
  if (french) return count < 2 || /[sxz]$/.test(word) ? word : `${word}s`;
  if (count === 1) return word;
  if (word.endsWith('man')) return `${word.slice(0, -3)}men`;
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** How the board speaks, in the language of the game's texts. */
export class Speech extends BoardSpeech<Words> {
  /** What each thing is, in a few lines. */
  readonly about: About;

  constructor(
    texts: Texts,
    language: Language,
  ) {
    super(texts, language, { fr: FR, en: EN });
    this.about = new About(this, language);
  }

  zone(id: string): string {
    return this.text(`zone-${id}`);
  }
  role(role: Role): string {
    return this.text(`role-${role}`);
  }
  material(material: Material): string {
    return capital(this.text(`material-${material}`));
  }
  card(card: string): string {
    return card === 'jack' ? this.w.jack : this.text(`card-${card}`);
  }
  cardText(card: string): string {
    return card === 'jack' ? this.w.jackText : (this.texts[`card-${card}-text`] ?? '');
  }

  /** What one's clients will do whether one follows or not. */
  acting(actions: number): string {
    const many = this.count(this.w.action, actions);
    return this.french ? `${many} de vos clients de toute façon` : `${many} by your clients anyway`;
  }
  list(parts: readonly string[]): string {
    return parts.length ? parts.join(', ') : this.w.nothing;
  }
  count(word: string, count: number): string {
    return `${count} ${plural(word, count, this.french)}`;
  }
  materials(counts: Partial<Record<Material, number>>): string {
    return this.list(
      MATERIALS.filter((material) => counts[material]).map((material) => {
        const name = this.text(`material-${material}`);
        const count = counts[material] ?? 0;
        return this.french ? this.count(name, count) : `${count} ${name}`;
      }),
    );
  }
  /** How many clients came this turn: they do not act yet. */
  fresh(count: number): string {
    return `${count} ${count < 2 ? this.w.fresh : this.w.freshMany}`;
  }
  clients(camp: CampView): string {
    return this.list(
      clients(camp).map(({ role, acting, fresh }) => {
        const said = this.count(this.role(role), acting + fresh);
        return fresh ? `${said} (${this.fresh(fresh)})` : said;
      }),
    );
  }
  vault(camp: CampView): string {
    const faces = facesOf(camp);
    const seen: Partial<Record<Material, number>> = {};
    for (const material of faces) seen[material] = (seen[material] ?? 0) + 1;
    const hidden = camp.vault_count - faces.length;
    const parts = faces.length ? [this.materials(seen)] : [];
    if (hidden) parts.push(`${this.count(this.w.card, hidden)} ${this.w.faceDown}`);
    return this.list(parts);
  }
  hand(camp: CampView): string {
    const cards = (camp.hand ?? []).map((card) => this.card(card));
    return this.list(camp.jacks ? [...cards, this.count(this.w.jack, camp.jacks)] : cards);
  }

  /** A card's name with its role, its material and its value. */
  order(card: string): string {
    if (card === 'jack') return this.w.jack;
    const material = materialOf(card);
    const facts = [this.role(roleOf(material)), this.text(`material-${material}`), `${this.w.value} ${VALUE[material]}`];
    return `${this.card(card)}, ${facts.join(', ')}`;
  }
  /** All that is printed on a card, from top to bottom. */
  face(card: string, count: number, mark: string): string {
    const text = this.cardText(card).replace(/\.$/, '');
    const more = [count > 1 ? `×${count}` : '', mark];
    if (card === 'jack') return [this.w.jack, ...more, this.w.jack, text].filter(Boolean).join('. ');
    const material = materialOf(card);
    const value = `${this.w.value} ${VALUE[material]}`;
    return [this.role(roleOf(material)), ...more, this.card(card), text, this.material(material), value].filter(Boolean).join('. ');
  }
  building(building: BuildingView, done: boolean, active: boolean): string {
    const parts = [this.card(building.card)];
    if (building.site !== materialOf(building.card)) {
      parts.push(this.material(building.site));
    }
    parts.push(done ? this.w.done : `${building.materials.length} / ${building.needs}`);
    if (building.public) parts.push(this.w.public);
    if (!done && active) parts.push(this.w.active);
    return parts.join(', ');
  }
  roles(counts: (role: Role) => number): string {
    return ROLES.map((role) => `${this.role(role)} ${counts(role)}`).join(', ');
  }
}
