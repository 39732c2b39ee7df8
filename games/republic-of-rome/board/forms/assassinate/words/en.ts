/** Words of the form for an attempt on somebody's life. */
export const en = {
  'attempt.victim': 'At whom',
  'attempt.who': '{who} (Influence {n})',
  'attempt.by': 'Who strikes',
  'attempt.leader': '{who}, Leader',
  'attempt.cards': 'Assassin cards',
  'attempt.noCards': 'No Assassin card: the die alone.',
  'attempt.of': 'of {n}',
  'attempt.guards': 'guards unknown',
  'attempt.openGuard': 'an Open Bodyguard stands by him',
  'attempt.guardCards': 'Secret Bodyguards',
  'attempt.noGuards': 'You have no Secret Bodyguard.',
  'attempt.guard': '{n, plural, one {Guard {who}} other {Guard {who} with # cards}}',
  'attempt.killed': 'killed',
  'attempt.killed-and-caught': 'killed, and caught',
  'attempt.nothing': 'nothing',
  'attempt.caught': 'caught',
  'attempt.secret': 'Each Secret Bodyguard takes 1 from the die and throws one more that can only catch him.',
  'attempt.ifCaught':
    'Caught: {who} dies, the Leader ({leader}) loses 5 Influence and stands a trial for his life. No agreement may speak of it.',
  'attempt.leaderCaught':
    'Caught: {who} dies, and others of his Faction may die with him. No agreement may speak of it.',
  'attempt.noLeader': 'nobody',
  'attempt.strike': 'Strike at {who}',
  'attempt.chance': '{n} % killed',
  'attempt.choose': 'choose who strikes',
} as const;
