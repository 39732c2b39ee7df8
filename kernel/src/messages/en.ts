/** What the kernel itself says. */
export const en = {
  'kernel.over': 'The game is over.',
  'kernel.noSeat': 'There is no seat {seat} at this table.',
  'kernel.notAsked': 'You are not asked anything now.',
  'kernel.noVerb': '{verb} is not possible now.',
  'kernel.badArg': '{verb} does not allow {arg} now.',
  'kernel.malformed': 'This is not an answer the game understands.',
  'kernel.stale': 'The question has changed since you looked.',
  'kernel.notSilent': 'Nothing says how the game would go on without this answer.',
  'kernel.nothingToUndo': 'There is nothing of yours to take back.',
  'kernel.undoFloor': 'Dice were rolled or something was shown: it can no longer be taken back.',
  'kernel.rewound':
    'Everybody agreed to go back: what was done since then counts no more. What was seen stays seen, and the dice are new.',
  'kernel.seats': '{game} is for {min} to {max} players, not {got}.',
  'kernel.noOption': '{game} has no option {option}. Its options: {allowed}.',
  'kernel.needsOption': 'The option {option}: {one} can be chosen only together with {needs}.',
  'kernel.notForSeats':
    'The option {option} cannot be {got} with {n, plural, one {# player} other {# players}}. Allowed: {allowed}.',
  'kernel.badOption': 'The option {option} cannot be {got}. Allowed: {allowed}.',
  'kernel.badSet': 'The option {option} cannot be {got}. It is a list of any of these, each at most once: {allowed}.',
  'verb.pass': 'Pass',
  'verb.passUntil': 'Pass, and do not ask me again',
  'verb.silence': 'Say nothing',
  'verb.withdraw': 'Ask me again',
} as const;
