/** Words about Advocates: 2.05 */
export const advocates = {
  'rule:advocates': 'Abogados',
  'verb.askAdvocate': 'Pedir un abogado',
  'verb.speakForHimself': 'Defenderse a sí mismo',
  'role:advocate': 'como abogado',
  'ask.advocate': '¿Quién defiende a {who} contra {prosecutor}?',
  'ask.advocate.consent': '¿Acepta {who} defender a {accused}?',
  'advocate.refused': '{who} no quiere ser el abogado.',
  'advocate.himself': '{who} se defiende a sí mismo.',
  'advocate.speaks': '{who} es el abogado de {accused}.',
  'advocate.pleads': 'Alegato de {who}: {dice}, lo que da {total}.',
  'advocate.votes':
    'Conmovidos por los discursos: {n, plural, one {# voto} other {# votos}} a favor {way, select, guilty {de la condena} other {del acusado}}.',
  'advocate.gains': '{who} gana {n} de influencia por la absolución.',
  'advocate.loses': '{who} pierde {n} de influencia por el veredicto.',
  'tally.pleading': 'Se suma a los dados',
  'tally.gift': 'don de la elocuencia',
  'tally.giftAgainst': 'elocuencia del fiscal',
  'tally.oratoryAgainst': 'Oratoria del fiscal',
  'tally.pleaded': 'los discursos',
} as const;
