export const words = {
  name: 'Par impar',
  about: 'Pares o nones: dos manos cerradas que se abren a la vez.',
  players: '2 jugadores',
  kind: 'adivinar',
  length: '2 minutos',
  presets: { short: 'A tres puntos' },
};
