export const words = {
  name: 'Par impar',
  about: 'Even or odd: two closed hands, opened at once.',
  players: '2 players',
  kind: 'guessing',
  length: '2 minutes',
  presets: { short: 'To three points' },
};
