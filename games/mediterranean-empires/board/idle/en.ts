/** Why a bonus of a card does not count: English. */
export const idle = {
  'idle.said': '{of, select, set {no set bonus of {card}} other {no bonus of {card}}}: {why}',
  'idle.kind': 'only in {kinds}',
  'idle.without': 'without {lacks}',
  'idle.few': 'too few cards',
  'idle.role': 'not on this side',
  'idle.place': 'not at this place',
  'idle.leader': 'without a leader',
  'idle.enemy': 'not against this enemy',
  'idle.other': 'its condition is not met',
  'idle.in.field': 'field battles',
  'idle.in.naval': 'naval battles',
  'idle.in.assault': 'assaults',
} as const;
