/** Words about Advocates: 2.05 */
export const advocates = {
  'rule:advocates': 'Avvocati',
  'verb.askAdvocate': 'Chiedi un avvocato',
  'verb.speakForHimself': 'Si difende da sé',
  'role:advocate': 'come avvocato',
  'ask.advocate': 'Chi difende {who} contro {prosecutor}?',
  'ask.advocate.consent': '{who} accetta di difendere {accused}?',
  'advocate.refused': '{who} non vuole fare da avvocato.',
  'advocate.himself': '{who} si difende da sé.',
  'advocate.speaks': '{who} è l’avvocato di {accused}.',
  'advocate.pleads': 'Arringa di {who}: {dice}, che dà {total}.',
  'advocate.votes':
    'Mossi dai discorsi: {n, plural, one {# voto} other {# voti}} {way, select, guilty {per la condanna} other {per l’accusato}}.',
  'advocate.gains': '{who} guadagna {n} di influenza per l’assoluzione.',
  'advocate.loses': '{who} perde {n} di influenza per il verdetto.',
  'tally.pleading': 'Si somma ai dadi',
  'tally.gift': 'dono dell’eloquenza',
  'tally.giftAgainst': 'eloquenza dell’accusatore',
  'tally.oratoryAgainst': 'Oratoria dell’accusatore',
  'tally.pleaded': 'i discorsi',
} as const;
