import type { wars as source } from '../en/wars.ts';

export const wars: Readonly<Record<keyof typeof source, string>> = {
  'wars.revolt': '{war}: è una rivolta e non dà bottino.',
  'wars.active': 'Guerra attiva: {war}.',
  'wars.inactive': 'Guerra inattiva: {war}.',
  'wars.imminent': 'Guerra imminente: {war}.',
  'wars.leaderJoins': '{leader} guida il nemico: {war}.',
  'wars.leaderToCuria': '{leader} va nella Curia.',
  'wars.leaderGone': '{leader} esce per sempre dalla partita.',
  'wars.leaderRefuge': '{leader} trova rifugio e guida il nemico: {war}.',
  'wars.province': '{province} è ora una provincia.',
  'wars.developed': '{province} è ora una provincia sviluppata.',
  'wars.ended.victory': '{war}: Roma ha vinto e la guerra è finita.',
  'wars.ended.peace': '{war}: si fa la pace e per ora la guerra è finita.',
  'wars.ended.alliance': '{war}: la guerra è finita per sempre.',

  'tally.land': 'Forza terrestre',
  'tally.fleet': 'Forza navale',
  'tally.printed': 'Valore della carta',
  'tally.matching': 'Guerre corrispondenti',
  'tally.enemyLeader': 'Condottiero',
  'tally.allies': 'Alleati',
  'tally.halved': 'Dimezzata',
};
