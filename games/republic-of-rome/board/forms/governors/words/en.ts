/** Words of the form for Governors. */
export const en = {
  'governors.province': 'Province',
  'governors.spoils': 'Spoils',
  'governors.state': 'State',
  'governors.now': 'governed by',
  'governors.governor': 'Governor',
  'governors.term': 'A term of {n} turns. Who is elected leaves Rome at once.',
  'governors.sits': '{who}, {n} more',
  'governors.last': 'Appoint the last candidate',
  'governors.of': 'Governor of {province}',
  'governors.votes': '{n, plural, one {# vote} other {# votes}}',
  'governors.stays': 'stays for now',
  'governors.none': 'nobody can go now',
  'governors.leaves': '{who} leaves with his votes: {faction} −{n}.',
  'governors.ask': 'Ask him first',
  'governors.appoint': 'Appoint without a vote',
  'governors.put':
    '{n, plural, =0 {Put it to the vote} one {Put it to the vote} =2 {Put both to the vote} other {Put all # to the vote}}',
  'governors.missing': 'nobody is named yet',
} as const;
