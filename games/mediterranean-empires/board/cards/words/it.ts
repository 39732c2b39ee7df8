/** What stands on cards: Italian. */
import type { cards as en } from './en.ts';

export const cards: Record<keyof typeof en, string> = {
  'card.type.T': 'Truppa',
  'card.type.F': 'Flotta',
  'card.type.L': 'Condottiero',
  'card.type.D': 'Difesa',
  'card.type.A': 'Assalto',
  'card.type.I': 'Impero',
  'card.type.X': 'Evento speciale',
  'card.field': 'campo',
  'card.naval': 'navale',
  'card.assault': 'assalto',
  'card.only': '{kind, select, field {solo campo} naval {solo navale} other {solo assalto}}',
  'card.factor': '{kind, select, field {campo {n}} naval {navale {n}} other {assalto {n}}}',
  'card.dice': '{n, plural, one {+# dado} other {+# dadi}}',
  'card.diceWord': '{n, plural, one {dado} other {dadi}}',
  'card.diceIn': '{n, plural, one {+# dado in un assalto} other {+# dadi in un assalto}}',
  'card.noFactors': 'senza fattori: agisce con il suo testo',
  'card.acts.T': 'senza numero',
  'card.acts.F': 'senza numero',
  'card.acts.L': 'con il suo testo',
  'card.acts.D': 'con il suo testo',
  'card.acts.A': 'con il suo testo',
  'card.acts.I': 'un’azione',
  'card.acts.X': 'con il suo testo',
  'card.doubt': 'in dubbio',
};
