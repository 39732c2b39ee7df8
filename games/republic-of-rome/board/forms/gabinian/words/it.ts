import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'gabinian.personal': 'Borsa di {who}, {n} T',
  'gabinian.faction': 'Tesoro della fazione',
  'gabinian.of': 'di {n}',
  'gabinian.hint': 'Ogni unità costa {n} T e si unisce subito alla sua forza.',
  'gabinian.raise':
    'Arruola {legions, plural, =0 {} one {# legione} other {# legioni}}{both, select, yes { e } other {}}{fleets, plural, =0 {} one {# flotta} other {# flotte}}',
  'gabinian.nothing': 'Non arruolare nulla',
};
