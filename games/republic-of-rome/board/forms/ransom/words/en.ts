/** Words of the form for ransoms. */
export const en = {
  'ransom.whom': 'Who is ransomed',
  'ransom.one': '{who} {n} T',
  'ransom.his': 'Out of the purse of {who}',
  'ransom.of': 'of {n} T',
  'ransom.ownPurse': 'his own',
  'ransom.treasury': 'Faction Treasury',
  'ransom.price': 'ransom',
  'ransom.hint': 'The ransom is 10 T, or twice his Influence. He is back in Rome at once; what is his is his again.',
  'ransom.lacks': 'The ransom for {who} is {n} T. He has {own} T himself, and the Faction Treasury lacks the rest.',
  'ransom.pay': 'Ransom {who}',
  'ransom.tooLittle': 'there is too little money',
  'ransom.notNow': 'Not now',
} as const;
