import type { explain as source } from '../en/explain.ts';

export const explain: Readonly<Record<keyof typeof source, string>> = {
  'tally.for': 'A favore',
  'tally.against': 'Contro',
  'tally.appeal': 'Modificatore dei dadi',
  'tally.defence': 'Difesa della provincia',
  'tally.personal': 'Entrate personali',
  'tally.debits': 'Debiti',
  'tally.development': 'Sviluppo',
  'tally.population': 'Stato della Repubblica',
};
