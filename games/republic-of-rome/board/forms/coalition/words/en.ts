/** Words of the forms for the Ruling Coalition. */
export const en = {
  'coalition.rank': '{faction}, rank {rank}',
  'coalition.votes': '{n, plural, one {# vote} other {# votes}}',
  'coalition.together': 'Together; a Majority is {needed}',
  'coalition.of': '{n} of {all}',
  'coalition.chooses': 'you choose Spoils as number {n} of {of}',
  'coalition.without': 'If you refuse, without you: {refs}',
  'coalition.askedAgain': 'If you refuse, you are asked again: {refs}',
  'coalition.senators': '{n, plural, one {# Senator in Rome} other {# Senators in Rome}}',
  'coalition.enough': 'enough for a Majority',
  'coalition.short': '{n, plural, one {# vote short} other {# votes short}}',
  'coalition.take': 'Take {what} into the Coalition',
} as const;
