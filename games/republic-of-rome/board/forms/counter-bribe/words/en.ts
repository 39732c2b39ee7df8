/** Words of the form of a counter-bribe. */
export const en = {
  'counter.number': 'his number',
  'counter.yours': 'yours',
  'counter.orLess': 'or less',
  'counter.treasury': 'hidden treasury {n} T',
  'counter.amount': 'Talents against it',
  'counter.nothing': 'Nothing',
  'counter.spend': 'Spend {n}',
  'counter.comesOn': 'he comes on {chance} %',
  'counter.spoken': '{n} T against it: number {number}, he comes on {chance} per cent',
  'counter.you': 'you',
  'counter.after': '{faction} after you',
  'counter.before': '{faction} has answered',
} as const;
