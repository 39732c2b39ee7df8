/** Wars and Leaders. */
export const wars = {
  'wars.revolt': '{war}: a Revolt, which yields no Spoils.',
  'wars.active': 'The War is Active: {war}.',
  'wars.inactive': 'The War is Inactive: {war}.',
  'wars.imminent': 'The War is Imminent: {war}.',
  'wars.leaderJoins': '{leader} leads the enemy: {war}.',
  'wars.leaderToCuria': '{leader} goes to the Curia.',
  'wars.leaderGone': '{leader} is gone for good.',
  'wars.leaderRefuge': '{leader} finds refuge and leads the enemy: {war}.',
  'wars.province': '{province} is a Province.',
  'wars.developed': '{province} is Developed.',
  'wars.ended.victory': '{war}: Rome has won, and the War is over.',
  'wars.ended.peace': '{war}: peace is made, and the War is over for now.',
  'wars.ended.alliance': '{war}: the War is over for good.',

  'tally.land': 'Land Strength',
  'tally.fleet': 'Fleet Strength',
  'tally.printed': 'Printed',
  'tally.matching': 'Matching Wars',
  'tally.enemyLeader': 'Leader',
  'tally.allies': 'Allies',
  'tally.halved': 'Halved',
} as const;
