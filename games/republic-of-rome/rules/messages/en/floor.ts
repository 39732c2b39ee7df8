/** What is on the floor of the Senate, as a sentence. */
export const floor = {
  'board.theRebel': 'the Rebel',
  'board.floor.consuls': '{a} and {b} as Consuls.',
  'board.floor.dictator': '{who} as Dictator.',
  'board.floor.censor': '{who} as Censor.',
  'board.floor.governors': '{who} as Governor of {province}.',
  'board.floor.concessions': '{what} for {who}.',
  'board.floor.land-bill': 'Land Bill {type}, sponsored by {sponsor} and {coSponsor}.',
  'board.floor.repeal': 'Repeal of Land Bill {type}, sponsored by {sponsor}.',
  'board.floor.raise':
    'Raise {legions, plural, one {# Legion} other {# Legions}} and {fleets, plural, one {# Fleet} other {# Fleets}}.',
  'board.floor.eliminate':
    'Disband {legions, plural, one {# Legion} other {# Legions}} and {fleets, plural, one {# Fleet} other {# Fleets}}.',
  'board.floor.consul-for-life': '{who} as Consul for Life.',
  'board.floor.reject-rhodes': 'Reject the Rhodian alliance.',
  'board.floor.prosecution.minor': 'Minor Prosecution of {who} by {by}.',
  'board.floor.prosecution.major': 'Major Prosecution of {who} by {by}.',
  'board.floor.advocate': '{who} speaks for the Accused.',
  'board.floor.himself': 'He speaks for himself.',
  'board.floor.special-prosecution': 'Special Prosecution of {who}.',
  'board.order.send':
    'Send {who} with {legions, plural, one {# Legion} other {# Legions}} and {fleets, plural, one {# Fleet} other {# Fleets}}: {war}.',
  'board.order.recall': 'Recall {who}.',
  'board.order.withdraw':
    'Withdraw {legions, plural, one {# Legion} other {# Legions}} and {fleets, plural, one {# Fleet} other {# Fleets}}.',
  'board.order.reinforce':
    'Reinforce with {legions, plural, one {# Legion} other {# Legions}} and {fleets, plural, one {# Fleet} other {# Fleets}}.',
  'board.order.garrison': 'Garrison {province} with {legions, plural, one {# Legion} other {# Legions}}.',
  'board.order.ungarrison': 'Withdraw {legions, plural, one {# Legion} other {# Legions}} from {province}.',
} as const;
