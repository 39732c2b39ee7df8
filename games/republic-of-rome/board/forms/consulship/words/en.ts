/** Words of the form for Rome Consul and Field Consul. */
export const en = {
  'consulship.which': 'Which consulship',
  'consulship.wantRome': 'He presides in the Senate from now on.',
  'consulship.wantField': 'He is the one to be sent to war first.',
  'consulship.wantEither': 'The other one has his wish; if he has none, the dice decide.',
  'consulship.other': '{who}, Mil {n}, is then Field Consul.',
  'consulship.wish.wantRome': 'Ask for Rome',
  'consulship.wish.wantField': 'Ask for the field',
  'consulship.wish.wantEither': 'Either will do',
  'consulship.names': '{who} stays in Rome',
} as const;
