import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'list.choose': 'scegline uno',
  'list.between': '{n} scelti, da {min} a {max}',
};
