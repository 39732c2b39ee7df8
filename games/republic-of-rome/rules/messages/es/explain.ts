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
  'tally.office': 'el cargo',
  'tally.conviction': 'la condena',
  'tally.reward': 'la recompensa',
  'appeal.killed': 'lo matan',
  'appeal.freed': 'libre',
  'appeal.guilty': '{n, plural, =0 {sin cambio} other {+# culpable}}',
  'appeal.free': '{n, plural, =0 {sin cambio} other {+# inocente}}',
};
