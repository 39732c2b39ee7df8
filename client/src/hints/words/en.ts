/** English: the source of every key and of its arguments. */
export const en = {
  'hints.open': 'Hint',
  'hints.ask': 'What would a good player look at?',
  'hints.thinking': 'Looking at the table…',
  'hints.failed': 'There is no hint for this question.',
  'hints.show': 'Show me the answer',
  'hints.close': 'Close the hint',
  'hints.would': 'It would answer: {what}.',
  'hints.chosen': 'It is marked, and nothing has been sent.',
  'hints.nothingSent': 'Nothing has been sent.',
  'hints.why': 'Why did it do that?',
  'hints.because': 'This is what spoke for it:',
  'hints.probably': 'Probably this spoke for it:',
  'hints.otherwise': 'Asked again, the normal bot would answer: {what}.',
  'hints.hidden': 'What this bot knew is hidden from you. When the game is over, it can be told.',
  'hints.noReason': 'There is nothing to tell about this.',
  'hints.count': '{n} {what}',
} as const;
