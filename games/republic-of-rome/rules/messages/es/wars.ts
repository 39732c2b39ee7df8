import type { wars as source } from '../en/wars.ts';

export const wars: Readonly<Record<keyof typeof source, string>> = {
  'wars.revolt': '{war}: al ser una revuelta, no da botín.',
  'wars.active': 'Guerra activa: {war}.',
  'wars.inactive': 'Guerra latente: {war}.',
  'wars.imminent': 'Guerra inminente: {war}.',
  'wars.leaderJoins': '{leader} encabeza al enemigo: {war}.',
  'wars.leaderToCuria': '{leader} pasa a la Curia.',
  'wars.leaderGone': '{leader} deja la partida para siempre.',
  'wars.leaderRefuge': '{leader} encuentra refugio y encabeza al enemigo: {war}.',
  'wars.province': '{province} es ahora una provincia.',
  'wars.developed': '{province} es ahora una provincia desarrollada.',
  'wars.ended.victory': '{war}: Roma ha vencido y la guerra ha terminado.',
  'wars.ended.peace': '{war}: se firma la paz y la guerra termina por ahora.',
  'wars.ended.alliance': '{war}: la guerra ha terminado para siempre.',

  'tally.land': 'Fuerza terrestre',
  'tally.fleet': 'Fuerza naval',
  'tally.printed': 'Valor de la carta',
  'tally.matching': 'Guerras relacionadas',
  'tally.enemyLeader': 'Líder',
  'tally.allies': 'Aliados',
  'tally.halved': 'A la mitad',
};
