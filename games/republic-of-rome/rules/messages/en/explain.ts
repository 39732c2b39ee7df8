/** Names of sums that are shown before something is risked. */
export const explain = {
  'tally.for': 'For',
  'tally.against': 'Against',
  'tally.appeal': 'Added to the dice',
  'tally.defence': 'Defence of the Province',
  'tally.personal': 'Personal revenue',
  'tally.debits': 'Debits',
  'tally.development': 'Development',
  'tally.population': 'State of the Republic',
} as const;
