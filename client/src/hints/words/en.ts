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
  'hints.count': '{n} {what}',
} as const;
