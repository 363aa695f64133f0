/** What those things on the sheets are for that the reference does not tell of. */
const FR = {
  spent: 'Rendu en fin d’année s’il ne sert pas.',
  production: 'Chaque cercle rempli donne 1 Ressource au début de chaque année. Les marteaux le remplissent.',
  training: '1 Bâtisseur remplit la case suivante de la Garde du Mur, une fois par an, cinq fois par partie.',
  forum: 'Deux ouvriers contre un d’une autre sorte, une fois par an, sans Légionnaires.',
  gladiator: '1 Serviteur ou 1 Civil augmente sa force. Un combat par an : une carte Destin dit les dégâts.',
  temples: 'Tout ouvrier remplit une case, un Temple après l’autre ; la dernière case de chacun donne une Faveur.',
  diplomats: '2 Faveurs pour cette Cohorte ; chacune n’a qu’un Diplomate.',
  scouting: '1 Légionnaire pose un motif de quatre cases.',
  map: 'Chaque case donne ce qu’elle montre, une ligne pleine 1 Vaillance.',
  picts: 'Chaque carte vise une Cohorte. Ce qui passe devient de la Disgrâce, le reste de l’enjeu de la Vaillance.',
  good: 'S’achète 1 Ressource, une fois le Marché construit.',
  fate: 'La prochaine carte est cachée ; elle peut donner une Marchandise.',
};
const EN: typeof FR = {
  spent: 'Goes back at the end of the year if it is not used.',
  production: 'Each filled circle gives 1 Resource at the start of every year. Hammers fill it.',
  training: '1 Builder fills the next box of the Wall Guard, once a year, five times a game.',
  forum: 'Two workers for one of another kind, once a year, no Soldiers.',
  gladiator: '1 Servant or 1 Civilian makes him stronger. One fight a year: a fate card tells the damage.',
  temples: 'Any worker fills a box, one Temple after the other; the last box of each gives a Favour.',
  diplomats: '2 Favours for this Cohort; each Cohort has one Diplomat at most.',
  scouting: '1 Soldier lays a pattern of four boxes.',
  map: 'Each box gives what it shows, a full row 1 Valour.',
  picts: 'Each card attacks a Cohort. What gets through becomes Disdain, the rest of the stake Valour.',
  good: 'Costs 1 Resource, once the Market is built.',
  fate: 'The next card is hidden; it may give a good.',
};

export const ABOUTS: Record<'fr' | 'en', Record<string, string>> = { fr: FR, en: EN };

const KINDS = ['granary', 'hotel', 'workshop', 'road', 'precinct', 'gardens', 'temple', 'market', 'theatre', 'ludus', 'baths', 'courthouse'] as const;

/** What a building is for, by its kind. */
export function kindOf(building: string): string {
  return KINDS.find((kind) => building.endsWith(kind)) ?? 'landmark';
}
