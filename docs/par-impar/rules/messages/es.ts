export const es = {
  'game:par-impar': 'Par impar',
  'par.close': '¿Cuántas nueces tomas en la mano?',
  'par.opened': '{first} y {second} suman {sum}: un punto para el asiento {seat}.',
  'verb.close': 'Cerrar la mano',
  'option.points': 'Puntos para ganar',
  'points.3': 'Tres',
  'points.5': 'Cinco',
  'ending.points': 'Puntos suficientes',
} as const;
