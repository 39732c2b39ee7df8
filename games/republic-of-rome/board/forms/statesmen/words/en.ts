/** Words of the form for Statesmen of Neutrals. */
export const en = {
  'statesmen.nothing': 'You hold nothing that they would take.',
  'statesmen.holder': 'lies unplayable with {faction}',
  'statesmen.for': '{card}, for what',
  'statesmen.way.buyWithStatesman': 'For a Statesman',
  'statesmen.way.buyWithIntrigue': 'For two Intrigue cards',
  'statesmen.note.buyWithStatesman': 'of yours whose Family they have, the lowest number first',
  'statesmen.note.buyWithIntrigue': 'drawn at random from your hand; they lie open then',
  'statesmen.no.buyWithStatesman': 'you hold no Statesman whom they could play',
  'statesmen.no.buyWithIntrigue': 'you hold fewer than two Intrigue cards',
  'statesmen.price.buyWithStatesman': 'for a Statesman',
  'statesmen.price.buyWithIntrigue': 'for two Intrigue cards at random',
  'statesmen.take': 'Take {card}',
  'statesmen.done': 'Take nothing more',
} as const;
