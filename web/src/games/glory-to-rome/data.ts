/**
 * What is printed on the cards: material, role, colour and value go together. A test checks this
 * table against components.toml; names and texts come with the game's `texts`.
 */
export const MATERIALS = ['rubble', 'wood', 'brick', 'concrete', 'stone', 'marble'] as const;
export const ROLES = ['laborer', 'craftsman', 'legionary', 'architect', 'merchant', 'patron'] as const;

export type Material = (typeof MATERIALS)[number];
export type Role = (typeof ROLES)[number];

export const VALUE: Record<Material, number> = {
  rubble: 1,
  wood: 1,
  brick: 2,
  concrete: 2,
  stone: 3,
  marble: 3,
};

const CARDS_OF: Record<Material, string> = {
  rubble: 'bar insula latrine road',
  wood: 'circus dock market palisade',
  brick: 'academy archway atrium bath foundry gate school shrine',
  concrete: 'amphitheatre aqueduct bridge senate storeroom tower vomitorium wall',
  stone: 'catacomb circus-maximus coliseum garden prison scriptorium sewer villa',
  marble: 'basilica forum fountain ludus-magna palace stairway statue temple',
};

/** The material of every order card. */
export const MATERIAL_OF: ReadonlyMap<string, Material> = new Map(
  MATERIALS.flatMap((material) => CARDS_OF[material].split(' ').map((card) => [card, material] as const)),
);

export function materialOf(card: string): Material {
  return MATERIAL_OF.get(card) ?? 'rubble';
}

export function roleOf(material: Material): Role {
  return ROLES[MATERIALS.indexOf(material)] ?? 'laborer';
}

export function materialOfRole(role: Role): Material {
  return MATERIALS[ROLES.indexOf(role)] ?? 'rubble';
}

/** The two custom properties every coloured part is drawn with. */
export function colours(material: Material | 'jack'): string {
  return `--b: var(--gtr-${material}); --f: var(--gtr-${material}-ink)`;
}

/** By colour, then by name: the order in which hands and pools are shown. */
export function byColour(a: string, b: string): number {
  const place = (card: string): number => MATERIALS.indexOf(materialOf(card));
  return place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0);
}

export interface Heap {
  card: string;
  count: number;
}

/** Equal cards together, in the order of colours. */
export function heaps(cards: readonly string[]): Heap[] {
  const found = new Map<string, number>();
  for (const card of [...cards].sort(byColour)) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}
