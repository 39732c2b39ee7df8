/** What only the board says: Spanish. */
import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'board.empire': 'El Imperio',
  'board.frontiers': 'Fronteras protegidas',
  'board.revoltLeft': 'Discos de Revuelta',
  'board.unrestLeft': 'Discos de Agitación',
  'board.armiesLeft': 'Ejércitos en reserva',
  'board.nextUprising': 'Alzamiento al tirar',
  'board.of': '{n} / {all}',
  'board.percent': '{n} %',

  'board.augustus': 'Augusto',
  'board.caesar': 'César',
  'board.east': 'Oriente',
  'board.west': 'Occidente',
  'board.rank': '{rank}, {half}',
  'board.offBoard': 'fuera del tablero',
  'board.discs': '{left, plural, one {queda # disco} other {quedan # discos}}, {placed} en el tablero',
  'board.glory': 'gloria {n}',

  'board.legend': 'Signos del mapa',
  'board.link': 'enlace',
  'board.broken': 'enlace roto',
  'board.route': 'ruta bárbara',
  'board.limes': 'limes',
  'board.support': 'cadena de apoyo',
  'board.offered': 'se puede elegir',

  'board.list.numbered': '{name} ({number})',
  'board.list.frontier': '{name}, frontera',
  'board.list.disc': 'disco de {who}',
  'board.list.capital': 'capital de {who}',
  'board.list.roma': 'disco de todos los emperadores',
  'board.list.army': 'ejército de {from}',
  'board.list.empty': 'vacía',
  'board.list.links': 'enlaces con {to}',
  'board.list.broken': '{to} (enlace roto)',
  'board.list.seas': 'Mares',
  'board.list.sea': '{name}: {n, plural, =0 {ninguna flota} one {# flota} other {# flotas}}',
  'board.list.away': 'Fuera del tablero',
};
