import type { neutral as source } from '../en/neutrals.ts';

export const neutral: Readonly<Record<keyof typeof source, string>> = {
  'guideline:imperials': 'Imperiali',
  'guideline:plutocrats': 'Plutocrati',
  'guideline:conservatives': 'Conservatori',
  'guideline:populists': 'Populisti',
  'neutral.assigned': '{faction} è neutrale e segue la carta dei {guideline}.',
  'neutral.out': '{what}: {has}, non {best}',
  'measure:military': 'Militare',
  'measure:influence': 'Influenza',
  'measure:popularity': 'Popolarità',
  'measure:oratory': 'Oratoria',
  'measure:votes': 'voti',
  'measure:money': 'talenti',
  'measure:influence-popularity': 'Influenza e Popolarità',
  'measure:base-number': 'numero base finale',
  'measure:bribe': 'talenti necessari',
  'measure:power': 'Militare e Oratoria',
  'measure:intrigue': 'carte intrigo',
  'measure:concessions': 'concessioni',
  'neutral.tie': 'I dadi scelgono tra {refs}: {who}.',
  'verb.nextMove': 'Prossima mossa',
};
