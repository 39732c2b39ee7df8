/** What only the board says: Italian. */
import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'board.empire': 'L’Impero',
  'board.frontiers': 'Frontiere protette',
  'board.revoltLeft': 'Dischi di Rivolta',
  'board.unrestLeft': 'Dischi di Agitazione',
  'board.armiesLeft': 'Eserciti di riserva',
  'board.nextUprising': 'Insurrezione al tiro',
  'board.of': '{n} / {all}',
  'board.percent': '{n} %',

  'board.augustus': 'Augusto',
  'board.caesar': 'Cesare',
  'board.east': 'Oriente',
  'board.west': 'Occidente',
  'board.rank': '{rank}, {half}',
  'board.offBoard': 'fuori dal tabellone',
  'board.discs': '{left, plural, one {resta # disco} other {restano # dischi}}, {placed} sul tabellone',
  'board.glory': 'gloria {n}',

  'board.legend': 'Segni della mappa',
  'board.link': 'collegamento',
  'board.broken': 'collegamento interrotto',
  'board.route': 'via dei barbari',
  'board.limes': 'limes',
  'board.support': 'catena di sostegno',
  'board.offered': 'si può scegliere',

  'board.list.numbered': '{name} ({number})',
  'board.list.frontier': '{name}, frontiera',
  'board.list.disc': 'disco di {who}',
  'board.list.capital': 'capitale di {who}',
  'board.list.roma': 'disco di ogni imperatore',
  'board.list.army': 'esercito da {from}',
  'board.list.empty': 'vuota',
  'board.list.links': 'collegata con {to}',
  'board.list.broken': '{to} (collegamento interrotto)',
  'board.list.seas': 'Mari',
  'board.list.sea': '{name}: {n, plural, =0 {nessuna flotta} one {# flotta} other {# flotte}}',
  'board.list.away': 'Fuori dal tabellone',
};
