import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'board.land': 'tierra',
  'board.beatenAtSea': 'vencida por mar',
  'board.force':
    '{who}: {legions, plural, one {# legión} other {# legiones}}, {fleets, plural, one {# flota} other {# flotas}}',
  'board.leaderless':
    'Sin general: {legions, plural, one {# legión} other {# legiones}}, {fleets, plural, one {# flota} other {# flotas}}',
  'board.marching': 'marcha sobre Roma',
  'board.unaligned': 'Senadores sin facción',
  'board.garrison': '{n, plural, one {# legión} other {# legiones}}',
  'board.underAttack': 'atacada ({wars})',
  'board.brought': 'Leyes ante el Senado',
  'board.inProvince': 'en {province}',
  'board.crossing': 'de camino a Italia',
  'board.seaFirst': 'En el mar {n}; hay que vencerla primero.',
  'board.rebelFleets': '{n, plural, one {lo sigue # flota} other {lo siguen # flotas}}',
  'board.votesInAll': '{n, plural, one {# voto en Roma} other {# votos en Roma}}',
  'board.majority': 'Se aprueba con más de la mitad de los votos emitidos: {n} si todos votan.',
  'board.ifCarried': 'Si se aprueba: {who}, {ground}: Roma {ours}, enemigo {theirs}',
  'board.ground.land': 'en tierra',
  'board.ground.sea': 'primero en el mar',
};
