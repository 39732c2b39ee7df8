/** What the page of the end says: English. */
export const en = {
  'end.ranking': 'Final ranking',
  'end.by.automatic': 'Decided at once, by {n} cities.',
  'end.by.points': 'Decided by victory points.',
  'end.by.cities': 'Equal points: decided by cities.',
  'end.by.keys': 'Equal points and cities: decided by key cities.',
  'end.by.shared': 'Equal in everything: the victory is shared.',
  'end.facts':
    '{cities, plural, one {# city} other {# cities}}, {keys, plural, =0 {no key city} one {# key city} other {# key cities}}',
  'end.from.city': 'cities',
  'end.from.battle': 'battles',
  'end.from.area': 'barbarians',
  'end.from.card': 'cards',
  'end.from.event': 'events',
  'end.from.count': 'counts',
  'end.replay': 'Replay from: {when}',
  'end.proof': 'Every die can be checked: the menu of the table has the proof.',
} as const;
