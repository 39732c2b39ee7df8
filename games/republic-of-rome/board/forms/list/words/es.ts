import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'list.choose': 'elige una opción',
  'list.between': '{n} elegidos, de {min} a {max}',
};
