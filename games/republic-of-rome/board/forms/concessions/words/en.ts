/** Words of the form for Concessions. */
export const en = {
  'concessions.concession': 'Concession',
  'concessions.brings': 'brings',
  'concessions.to': 'to',
  'concessions.pays.each-turn': '{n} T a turn',
  'concessions.pays.each-legion': '{n} T for each Legion raised',
  'concessions.pays.each-fleet': '{n} T for each Fleet raised',
  'concessions.whoHas': 'Who has {what}',
  'concessions.once': 'Each Concession has one vote a turn, however it ends. Nobody is asked whether he wants it.',
  'concessions.notNow': 'not now',
  'concessions.put':
    '{n, plural, =0 {Put it to the vote} one {Put it to the vote} =2 {Put both to the vote} other {Put all # to the vote}}',
  'concessions.missing': 'nothing is given yet',
} as const;
