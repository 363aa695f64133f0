/** The rules. */
import type { rules as french } from '../fr/rules';

export const rules: Record<keyof typeof french, string> = {
  // rules
  'rules.title': 'Rules',
  'rules.contents': 'Contents',
  'rules.search': 'Search rules, cards, words',
  'rules.results': '{n|# passage|# passages}',
  'rules.none': 'Nothing matches.',
  'rules.choose': 'Choose a game.',
  'rules.anchor': 'Link to this passage',
  'rules.full': 'All the rules',
  'rules.aid': 'Player aid, one page',
  'rules.print': 'Print',
  'rules.things': 'Everything in the box',
  'rules.glossary': 'Glossary',
  'rules.name': 'Name',
  'rules.effect': 'Effect',
  'rules.price': 'Price',
  'rules.worth': 'Worth',
  'rules.from.public': 'from public lists',
  'rules.from.ruling': 'our ruling',
  'rules.from.reconstructed': 'reconstructed: our rulebook does not show it',
  'rules.entries': '{n|# thing|# things}',
};
