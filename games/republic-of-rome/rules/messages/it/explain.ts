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
  'tally.office': 'la carica',
  'tally.conviction': 'la condanna',
  'tally.reward': 'la ricompensa',
  'appeal.killed': 'ucciso',
  'appeal.freed': 'libero',
  'appeal.guilty': '{n, plural, =0 {nessun cambio} other {+# colpevole}}',
  'appeal.free': '{n, plural, =0 {nessun cambio} other {+# innocente}}',
};
