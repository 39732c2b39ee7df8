import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'coalition.rank': '{faction}, posto {rank}',
  'coalition.votes': '{n, plural, one {# voto} other {# voti}}',
  'coalition.together': 'Insieme; la maggioranza è {needed}',
  'coalition.of': '{n} su {all}',
  'coalition.chooses': 'scegli dal bottino come numero {n} di {of}',
  'coalition.without': 'Se rifiuti, senza di te: {refs}',
  'coalition.askedAgain': 'Se rifiuti, ti si chiede di nuovo: {refs}',
  'coalition.senators': '{n, plural, one {# senatore a Roma} other {# senatori a Roma}}',
  'coalition.enough': 'basta per la maggioranza',
  'coalition.short': '{n, plural, one {manca # voto} other {mancano # voti}}',
  'coalition.take': 'Prendere nella coalizione: {what}',
};
