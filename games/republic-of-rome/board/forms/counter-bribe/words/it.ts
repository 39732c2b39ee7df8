import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'counter.number': 'il suo numero',
  'counter.yours': 'tuo',
  'counter.orLess': 'o meno',
  'counter.treasury': 'tesoro nascosto {n} T',
  'counter.amount': 'Talenti contro',
  'counter.nothing': 'Nulla',
  'counter.spend': 'Spendere {n}',
  'counter.comesOn': 'viene al {chance} %',
  'counter.spoken': '{n} T contro: numero {number}, viene al {chance} per cento',
  'counter.you': 'tu',
  'counter.after': '{faction} dopo di te',
  'counter.before': '{faction} ha risposto',
};
