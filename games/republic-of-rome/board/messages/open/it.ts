import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'board.land': 'terra',
  'board.beatenAtSea': 'sconfitta per mare',
  'board.force':
    '{who}: {legions, plural, one {# legione} other {# legioni}}, {fleets, plural, one {# flotta} other {# flotte}}',
  'board.leaderless':
    'Senza comandante: {legions, plural, one {# legione} other {# legioni}}, {fleets, plural, one {# flotta} other {# flotte}}',
  'board.marching': 'marcia su Roma',
  'board.unaligned': 'Senatori senza fazione',
  'board.garrison': '{n, plural, one {# legione} other {# legioni}}',
  'board.underAttack': 'sotto attacco ({wars})',
  'board.brought': 'Leggi davanti al Senato',
  'board.inProvince': 'in {province}',
  'board.crossing': 'in viaggio verso l’Italia',
  'board.seaFirst': 'Per mare {n}, da battere prima.',
  'board.rebelFleets': '{n, plural, one {lo segue # flotta} other {lo seguono # flotte}}',
  'board.votesInAll': '{n, plural, one {# voto a Roma} other {# voti a Roma}}',
  'board.majority': 'Passa con più della metà dei voti espressi: {n} se votano tutti.',
  'board.ifCarried': 'Se approvata: {who}, {ground}: Roma {ours}, nemico {theirs}',
  'board.ground.land': 'a terra',
  'board.ground.sea': 'prima in mare',
};
