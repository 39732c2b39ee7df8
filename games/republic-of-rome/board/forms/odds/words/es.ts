import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'odds.span': 'de {least} a {most}',
  'odds.lost': 'se pierden: {units}',
  'odds.legions': '{n} {most, plural, one {Legión} other {Legiones}}',
  'odds.fleets': '{n} {most, plural, one {Flota} other {Flotas}}',
  'odds.noLoss': 'no se pierde nada',
  'odds.win': '{n} % ganada',
  'odds.draw': '{n} % empatada',
  'odds.lose': '{n} % perdida',
  'odds.rome': 'Roma',
  'odds.enemy': 'enemigo',
};
