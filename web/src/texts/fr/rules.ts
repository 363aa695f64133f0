/** Les règles. */
export const rules = {
  // règles
  'rules.title': 'Règles',
  'rules.contents': 'Sommaire',
  'rules.search': 'Chercher règles, cartes, mots',
  'rules.results': '{n|# passage|# passages}',
  'rules.none': 'Rien ne correspond.',
  'rules.choose': 'Choisissez un jeu.',
  'rules.anchor': 'Lien vers ce passage',
  'rules.full': 'Toutes les règles',
  'rules.aid': 'Aide de jeu, une page',
  'rules.print': 'Imprimer',
  'rules.things': 'Tout ce qui est dans la boîte',
  'rules.glossary': 'Glossaire',
  'rules.name': 'Nom',
  'rules.effect': 'Effet',
  'rules.price': 'Prix',
  'rules.worth': 'Valeur',
  'rules.from.public': 'd’après des listes publiques',
  'rules.from.ruling': 'notre lecture',
  'rules.from.reconstructed': 'reconstitué : notre livret ne le montre pas',
  'rules.entries': '{n|# élément|# éléments}',
} satisfies Record<string, string>;
