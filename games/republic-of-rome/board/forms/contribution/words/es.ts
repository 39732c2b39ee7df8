import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'contribution.who': 'Quién contribuye',
  'contribution.purse': '{who}, {n} T',
  'contribution.howMuch': 'Cuánto',
  'contribution.nothing': 'Nada',
  'contribution.talents': '{n} T',
  'contribution.influence': '{n, plural, =0 {sin influencia} other {Influencia +#}}',
  'contribution.from': 'Talentos de {who}',
  'contribution.once': 'Una vez por turno cada senador. Menos que el primer escalón es un regalo y no gana nada.',
  'contribution.has': '{who} tiene {n} T',
  'contribution.cannot': 'ya ha dado',
  'contribution.state': 'Estado',
  'contribution.yours': 'tuyos',
  'contribution.after': 'tras los pagos',
  'contribution.danger.good': 'sin peligro',
  'contribution.danger.warn': 'menos de {n} T',
  'contribution.danger.bad': 'el Estado no puede pagar',
  'contribution.contribute': 'Contribuir con {n} T',
  'contribution.giveNothing': 'No contribuir',
  'contribution.gains': '{who}: influencia {from} → {to}',
};
