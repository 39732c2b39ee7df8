import type { neutral as source } from '../en/neutrals.ts';

export const neutral: Readonly<Record<keyof typeof source, string>> = {
  'guideline:imperials': 'Imperiales',
  'guideline:plutocrats': 'Plutócratas',
  'guideline:conservatives': 'Conservadores',
  'guideline:populists': 'Populistas',
  'neutral.assigned': '{faction} es neutral y se rige por la carta de los {guideline}.',
  'neutral.out': '{what}: {has}, no {best}',
  'measure:military': 'Militar',
  'measure:influence': 'Influencia',
  'measure:popularity': 'Popularidad',
  'measure:oratory': 'Oratoria',
  'measure:votes': 'votos',
  'measure:money': 'talentos',
  'measure:influence-popularity': 'Influencia y Popularidad',
  'measure:base-number': 'número base final',
  'measure:bribe': 'talentos necesarios',
  'measure:power': 'Militar y Oratoria',
  'measure:intrigue': 'cartas de intriga',
  'measure:concessions': 'concesiones',
  'neutral.tie': 'Los dados eligen entre {refs}: {who}.',
  'verb.nextMove': 'Siguiente jugada',
};
