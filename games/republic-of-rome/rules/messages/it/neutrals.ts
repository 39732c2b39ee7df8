import type { neutral as source } from '../en/neutrals.ts';

export const neutral: Readonly<Record<keyof typeof source, string>> = {
  'guideline:imperials': 'Imperiali',
  'guideline:plutocrats': 'Plutocrati',
  'guideline:conservatives': 'Conservatori',
  'guideline:populists': 'Populisti',
  'neutral.assigned': '{faction}: una fazione neutrale, che segue la carta stampata con questo nome.',
  'neutral.out': '{what}: {has}, non {best}',
  'measure:military': 'Militare',
  'measure:influence': 'Influenza',
  'measure:popularity': 'Popolarità',
  'measure:oratory': 'Oratoria',
  'measure:votes': 'voti',
  'measure:money': 'talenti',
  'measure:influence-popularity': 'Influenza e Popolarità',
  'measure:concessions': 'Concessioni',
  'measure:spoils': 'bottino atteso',
  'measure:most-spoils': 'bottino massimo',
  'measure:base-number': 'numero base finale',
  'measure:bribe': 'talenti necessari',
  'measure:power': 'Militare e Oratoria',
  'measure:intrigue': 'carte intrigo',
  'neutral.tie': 'I dadi scelgono tra {refs}: {who}.',
  'neutral.opening.governor':
    '{k, plural, one {{who} governerà} other {Uno di questi, come decidono i dadi, governerà: {who}}}: {province}.',
  'neutral.opening.fewest': 'Governa chi della fazione a Roma ha meno voti e nessuna carica maggiore',
  'verb.nextMove': 'Prossima mossa',
};
