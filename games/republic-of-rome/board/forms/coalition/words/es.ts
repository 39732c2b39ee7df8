import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'coalition.rank': '{faction}, puesto {rank}',
  'coalition.votes': '{n, plural, one {# voto} other {# votos}}',
  'coalition.together': 'Juntos; la mayoría es {needed}',
  'coalition.of': '{n} de {all}',
  'coalition.chooses': 'eliges del botín en el lugar {n} de {of}',
  'coalition.without': 'Si te niegas, sin ti: {refs}',
  'coalition.askedAgain': 'Si te niegas, se te pregunta otra vez: {refs}',
  'coalition.senators': '{n, plural, one {# senador en Roma} other {# senadores en Roma}}',
  'coalition.enough': 'basta para la mayoría',
  'coalition.short': '{n, plural, one {falta # voto} other {faltan # votos}}',
  'coalition.take': 'Incluir en la coalición: {what}',
};
