/** Words about Advocates: 2.05 */
export const advocates = {
  'rule:advocates': 'Advocates',
  'verb.askAdvocate': 'Ask an Advocate',
  'verb.speakForHimself': 'Speak for himself',
  'role:advocate': 'as Advocate',
  'ask.advocate': 'Who speaks for {who} against {prosecutor}?',
  'ask.advocate.consent': 'Does {who} agree to speak for {accused}?',
  'advocate.refused': '{who} will not be Advocate.',
  'advocate.himself': '{who} speaks for himself.',
  'advocate.speaks': '{who} is Advocate of {accused}.',
  'advocate.pleads': '{who} pleads: {dice}, which makes {total}.',
  'advocate.votes':
    'Moved by the speeches: {n, plural, one {# vote} other {# votes}} for {way, select, guilty {conviction} other {the Accused}}.',
  'advocate.gains': '{who} gains {n} Influence by the acquittal.',
  'advocate.loses': '{who} loses {n} Influence by the verdict.',
  'tally.pleading': 'Added to the dice',
  'tally.gift': 'a gift for pleading',
  'tally.giftAgainst': 'the Prosecutor’s gift for pleading',
  'tally.oratoryAgainst': 'Oratory of the Prosecutor',
  'tally.pleaded': 'the speeches',
} as const;
