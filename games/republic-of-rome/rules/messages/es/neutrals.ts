import type { neutral as source } from '../en/neutrals.ts';

export const neutral: Readonly<Record<keyof typeof source, string>> = {
  'guideline:imperials': 'Imperiales',
  'guideline:plutocrats': 'Plutócratas',
  'guideline:conservatives': 'Conservadores',
  'guideline:populists': 'Populistas',
  'neutral.assigned': '{faction}: una facción neutral, que se rige por la carta impresa de ese nombre.',
  'neutral.out': '{what}: {has}, no {best}',
  'measure:military': 'Militar',
  'measure:influence': 'Influencia',
  'measure:popularity': 'Popularidad',
  'measure:oratory': 'Oratoria',
  'measure:votes': 'votos',
  'measure:money': 'talentos',
  'measure:influence-popularity': 'Influencia y Popularidad',
  'measure:concessions': 'Concesiones',
  'measure:spoils': 'botín esperado',
  'measure:most-spoils': 'botín máximo',
  'measure:base-number': 'número base final',
  'measure:bribe': 'talentos necesarios',
  'measure:power': 'Militar y Oratoria',
  'measure:intrigue': 'cartas de intriga',
  'neutral.tie': 'Los dados eligen entre {refs}: {who}.',
  'neutral.opening.governor':
    '{k, plural, one {{who} gobernará} other {Uno de estos, según los dados, gobernará: {who}}}: {province}.',
  'neutral.opening.fewest': 'Gobierna quien tiene menos votos de la facción en Roma y no ejerce un cargo mayor',
  'verb.nextMove': 'Siguiente jugada',
};
