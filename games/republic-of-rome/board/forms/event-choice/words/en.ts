/** Words of the choices that events leave. */
export const en = {
  'choice.leaderDies': '{what} dies',
  'choice.ally': 'Make peace: {what}',
  'choice.accuseFaction': 'Name {what}',
  'choice.loseFleets': '{n, plural, one {Lose # Fleet} other {Lose # Fleets}}',
  'choice.choose': 'choose one',
  'choice.strength': 'strength {n}',
  'choice.land': 'land {n}',
  'choice.fleet': 'sea {n}',
  'choice.spoils': 'Spoils {n} T',
  'choice.faction': '{n, plural, one {# Senator} other {# Senators}}, Influence {influence}',
  'choice.fleetsFrom': 'Fleets lost: {place}',
  'choice.of': 'of {n}',
  'choice.fleetsChosen': '{n} of {of} chosen',
} as const;
