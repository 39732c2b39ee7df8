import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'odds.span': 'da {least} a {most}',
  'odds.lost': 'perdite: {units}',
  'odds.legions': '{n} {most, plural, one {Legione} other {Legioni}}',
  'odds.fleets': '{n} {most, plural, one {Flotta} other {Flotte}}',
  'odds.noLoss': 'nessuna perdita',
  'odds.win': '{n} % vinta',
  'odds.draw': '{n} % pari',
  'odds.lose': '{n} % persa',
  'odds.rome': 'Roma',
  'odds.enemy': 'nemico',
};
