import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'counter.number': 'su número',
  'counter.yours': 'tuyo',
  'counter.orLess': 'o menos',
  'counter.treasury': 'tesoro oculto {n} T',
  'counter.amount': 'Talentos en contra',
  'counter.nothing': 'Nada',
  'counter.spend': 'Gastar {n}',
  'counter.comesOn': 'se une con un {chance} %',
  'counter.spoken': '{n} T en contra: número {number}, se une con un {chance} por ciento',
  'counter.you': 'tú',
  'counter.after': '{faction} después',
  'counter.before': '{faction} ha respondido',
};
