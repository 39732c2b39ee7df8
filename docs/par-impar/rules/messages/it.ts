export const it = {
  'game:par-impar': 'Par impar',
  'par.close': 'Quante noci prendi in mano?',
  'par.opened': '{first} e {second} fanno {sum}: un punto al posto {seat}.',
  'verb.close': 'Chiudi la mano',
  'option.points': 'Punti per vincere',
  'points.3': 'Tre',
  'points.5': 'Cinque',
  'ending.points': 'Punti sufficienti',
} as const;
