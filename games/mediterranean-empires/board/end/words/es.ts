/** What the page of the end says: Spanish. */
import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'end.ranking': 'Clasificación final',
  'end.by.automatic': 'Decidido al instante, con {n} ciudades.',
  'end.by.points': 'Decidido por los puntos de victoria.',
  'end.by.cities': 'Empate a puntos: deciden las ciudades.',
  'end.by.keys': 'Empate a puntos y ciudades: deciden las ciudades clave.',
  'end.by.shared': 'Empate en todo: la victoria se comparte.',
  'end.facts':
    '{cities, plural, one {# ciudad} other {# ciudades}}, {keys, plural, =0 {ninguna clave} one {# clave} other {# claves}}',
  'end.from.city': 'ciudades',
  'end.from.battle': 'batallas',
  'end.from.area': 'bárbaros',
  'end.from.card': 'cartas',
  'end.from.event': 'eventos',
  'end.from.count': 'recuentos',
  'end.replay': 'Repetir desde: {when}',
  'end.proof': 'Cada dado puede comprobarse: el menú de la mesa tiene la prueba.',
};
