import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'gabinian.personal': 'Bolsa de {who}, {n} T',
  'gabinian.faction': 'Tesoro de la facción',
  'gabinian.of': 'de {n}',
  'gabinian.hint': 'Cada unidad cuesta {n} T y se une a su fuerza en el acto.',
  'gabinian.raise':
    'Reclutar {legions, plural, =0 {} one {# legión} other {# legiones}}{both, select, yes { y } other {}}{fleets, plural, =0 {} one {# flota} other {# flotas}}',
  'gabinian.nothing': 'No reclutar nada',
};
