import type { idle as en } from './en.ts';

export const idle: Readonly<Record<keyof typeof en, string>> = {
  'idle.said': '{of, select, set {sin bonificación de conjunto de {card}} other {sin bonificación de {card}}}: {why}',
  'idle.kind': 'solo en {kinds}',
  'idle.without': 'falta {lacks}',
  'idle.few': 'demasiado pocas cartas',
  'idle.role': 'no en este bando',
  'idle.place': 'no en este lugar',
  'idle.leader': 'falta un líder',
  'idle.enemy': 'no contra este enemigo',
  'idle.other': 'no se cumple su condición',
  'idle.in.field': 'batallas campales',
  'idle.in.naval': 'batallas navales',
  'idle.in.assault': 'asaltos',
};
