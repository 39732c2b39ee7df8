/** Words of the form for discarding. */
export const en = {
  'discard.which': 'Which cards',
  'discard.go': 'Discard',
  'discard.cards': 'Discard {cards}',
  'discard.more': '{n, plural, one {# more card} other {# more cards}}',
} as const;
