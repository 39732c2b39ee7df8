/** What only the board says: English. */
import { cards } from '../cards/words/en.ts';
import { map } from './map-en.ts';

export const en = {
  ...cards,
  ...map,
  'board.building': 'The Empires are being built',
  'board.turn': 'Turn {turn} of {of}, round {round}',
  'board.cities': 'Cities',
  'board.handSize': 'Hand',
  'board.win': '{n} cities win at once.',
  'board.factors': 'Numbers: field / naval / assault',
  'board.hand': 'Your hand: {n, plural, one {# card} other {# cards}}',
  'board.handOf': 'Hand of {who}',
  'board.summary': '{vp, plural, one {# point} other {# points}}, {n, plural, one {# city} other {# cities}}',
  'board.type.T': 'Troop',
  'board.type.F': 'Fleet',
  'board.type.L': 'Leader',
  'board.type.D': 'City defence',
  'board.type.A': 'City assault',
  'board.type.I': 'Empire card',
  'board.type.X': 'Special event',
  'board.provenance':
    'The rulebook names the Empires, the events, the counts and a few dozen cards and cities. The map, the tables, the scenarios and most of the decks could not be found and were made for this project: a reconstruction, not the published game. Its balance was tried among bots only, not yet by people.',

  'board.legend': 'Signs of the map',
  'board.forts': 'forts',
  'board.port': 'port',
  'board.capital': 'capital',
  'board.keyCity': 'key city',
  'board.road': 'road',
  'board.strait': 'strait',
  'board.wild': 'barbarians',
  'board.pacified': 'pacified',
  'board.route': 'route of the attack',

  'board.list.city': '{city}: size {size}, {forts, plural, =0 {no fort} one {# fort} other {# forts}}',
  'board.list.capital': 'capital of {who}',
  'board.list.roads': 'roads to {to}',
  'board.list.straits': 'straits to {to}',
  'board.list.neutral': 'Neutral cities',
  'board.list.area': '{area}: strength {n}',
  'page.battle': 'Battle',
  'board.roll.factors': 'factors',
  'board.roll.modifier': 'modifier',
} as const;
