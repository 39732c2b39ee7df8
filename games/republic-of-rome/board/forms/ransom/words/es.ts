import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'ransom.whom': 'A quién se rescata',
  'ransom.one': '{who} {n} T',
  'ransom.his': 'De la bolsa de {who}',
  'ransom.of': 'de {n} T',
  'ransom.ownPurse': 'suyos',
  'ransom.treasury': 'tesoro de la facción',
  'ransom.price': 'rescate',
  'ransom.hint':
    'El rescate es de 10 T, o el doble de su influencia. Vuelve a Roma en el acto; lo suyo vuelve a ser suyo.',
  'ransom.lacks': 'El rescate de {who} es de {n} T. Él tiene {own} T, y al tesoro de la facción le falta el resto.',
  'ransom.pay': 'Rescatar a {who}',
  'ransom.tooLittle': 'no hay bastante dinero',
  'ransom.notNow': 'Ahora no',
};
