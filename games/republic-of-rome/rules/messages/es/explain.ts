import type { explain as source } from '../en/explain.ts';

export const explain: Readonly<Record<keyof typeof source, string>> = {
  'tally.for': 'A favor',
  'tally.against': 'En contra',
  'tally.appeal': 'Modificador de los dados',
  'tally.defence': 'Defensa de la provincia',
  'tally.personal': 'Ingresos personales',
  'tally.debits': 'Gastos',
  'tally.development': 'Desarrollo',
  'tally.population': 'Estado de la República',
};
