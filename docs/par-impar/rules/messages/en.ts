export const en = {
  'game:par-impar': 'Par impar',
  'par.close': 'How many nuts do you take into your hand?',
  'par.opened': '{first} and {second} make {sum}: a point for seat {seat}.',
  'verb.close': 'Close the hand',
  'option.points': 'Points to win',
  'points.3': 'Three',
  'points.5': 'Five',
  'ending.points': 'Enough points',
} as const;
