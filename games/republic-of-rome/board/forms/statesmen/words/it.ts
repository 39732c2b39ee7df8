import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'statesmen.nothing': 'Non hai niente che accetterebbero.',
  'statesmen.holder': '{faction} lo tiene e non può giocarlo',
  'statesmen.for': '{card}, in cambio di che cosa',
  'statesmen.way.buyWithStatesman': 'Per uno statista',
  'statesmen.way.buyWithIntrigue': 'Per due carte intrigo',
  'statesmen.note.buyWithStatesman': 'tuo di cui hanno la famiglia, prima il numero più basso',
  'statesmen.note.buyWithIntrigue': 'estratte a caso dalla tua mano; restano scoperte',
  'statesmen.no.buyWithStatesman': 'non hai statisti che potrebbero giocare',
  'statesmen.no.buyWithIntrigue': 'hai meno di due carte intrigo',
  'statesmen.price.buyWithStatesman': 'per uno statista',
  'statesmen.price.buyWithIntrigue': 'per due carte intrigo a caso',
  'statesmen.take': 'Prendi {card}',
  'statesmen.done': 'Non prendere altro',
};
