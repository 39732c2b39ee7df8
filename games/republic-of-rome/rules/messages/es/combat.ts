import type { combat as source } from '../en/combat.ts';

export const combat: Readonly<Record<keyof typeof source, string>> = {
  'verb.letFight': 'Que empiece la batalla',
  'verb.fightOnLand': 'Librar ya la batalla terrestre',
  'verb.stayAtSea': 'No librar la batalla terrestre',
  'verb.cleopatraHelps': 'Cleopatra ayuda al general',
  'verb.cleopatraOpposes': 'Cleopatra encabeza al enemigo',
  'verb.secondVeteran': 'Hacer veterana otra legión',
  'verb.oneVeteran': 'Con una basta',
  'verb.attackFirst': 'Ataca primero',
  'verb.playProscription': 'Jugar Proscripción',
  'verb.proscribe': 'Ejecutar la proscripción',

  'ground:land': 'por tierra',
  'ground:sea': 'por mar',
  'result:defeat': 'Derrota',
  'result:disaster': 'Desastre',
  'result:stalemate': 'Tablas',
  'result:standoff': 'Rechazo',
  'result:victory': 'Victoria',

  'ask.combat.ransom': 'Está a punto de empezar una batalla ({war}): última ocasión de rescatar cautivos.',
  'ask.combat.onLand': 'La flota enemiga está vencida ({war}). ¿Libras ya la batalla terrestre?',
  'ask.combat.cleopatra': '{who} está a punto de atacar en Egipto. ¿Toma partido Cleopatra?',
  'ask.combat.secondVeteran': '{who} puede hacer veterana otra legión.',
  'ask.combat.order': 'Varios generales van a atacar ({war}). ¿Quién ataca primero?',
  'ask.combat.orderRebel': 'Varios generales van a atacar al rebelde. ¿Quién ataca primero?',
  'ask.combat.veterans':
    'La batalla contra el rebelde está a punto de empezar: última ocasión de apartar de él a tus veteranos.',
  'ask.proscription': 'Se ha decidido una guerra civil. ¿Juega alguien Proscripción?',
  'ask.proscribe': '¿Ejecutas la proscripción o renuncias?',

  'combat.battle':
    '{who} ataca {ground} ({war}): dados {dice}{modifier, plural, =0 {} other {, modificador {modifier}}}, en total {total}: {result}.',
  'combat.civil':
    '{who} ataca al rebelde {rebel}: dados {dice}{modifier, plural, =0 {} other {, modificador {modifier}}}, en total {total}: {result}.',
  'combat.civilLosses':
    'El Senado pierde {ours, plural, one {# legión} other {# legiones}}; el rebelde, {theirs, plural, one {# legión} other {# legiones}}.',
  'combat.losses':
    'Bajas: {legions, plural, one {# legión} other {# legiones}} y {fleets, plural, one {# flota} other {# flotas}}.',
  'combat.captured': '{who} cae prisionero ({war}).',
  'combat.veteran': 'Una legión de {who} se hace veterana.',
  'combat.reward': '{who} gana {n} de popularidad y {n} de influencia.',
  'combat.navalVictory': 'La flota enemiga está vencida ({war}).',
  'combat.spoils': 'Botín para el erario ({war}): {n, plural, one {# talento} other {# talentos}}.',
  'combat.homeFromSea': '{who} vuelve con sus flotas.',
  'combat.proconsul': '{who} es procónsul.',
  'combat.unprosecuted': 'Guerra desatendida: {war}.',
  'combat.idle': '{who} no puede atacar ({war}).',
  'combat.first': 'Los dados deciden que {who} ataque primero.',
  'combat.cleopatra.ally':
    'Cleopatra se une a {who}: 3 de capacidad militar y 50 talentos a cambio de 5 de popularidad.',
  'combat.cleopatra.enemy': 'Cleopatra encabeza al enemigo de {who}.',
  'proscription.played': '{faction} juega Proscripción.',
  'proscription.done':
    '{who} manda ejecutar a {knights, plural, one {# caballero} other {# caballeros}} y se queda con {talents, plural, one {# talento} other {# talentos}}.',

  'tally.rebel': 'El ejército rebelde',
  'tally.battle': 'Modificador de los dados',
  'tally.veterans': 'Las veteranas cuentan doble',
  'tally.military': 'Capacidad militar',
  'tally.cleopatra': 'Cleopatra',
  'tally.cap': 'Más capacidad que unidades',
  'tally.roman': 'El ejército romano',
  'tally.enemy': 'El enemigo',
};
