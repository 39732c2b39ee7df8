/** Verbs that choose one of a list. The table knows them before the form itself is loaded. */
export const PICKS = [
  'leaderDies',
  'ally',
  'accuseFaction',
  'takeSenator',
  'attackWar',
  'sendVeterans',
  'fineGovernor',
  'peddleInfluence',
] as const;
export const LOSES_FLEETS = 'loseFleets';
