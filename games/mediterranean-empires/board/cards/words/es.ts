/** What stands on cards: Spanish. */
import type { cards as en } from './en.ts';

export const cards: Record<keyof typeof en, string> = {
  'card.type.T': 'Tropa',
  'card.type.F': 'Flota',
  'card.type.L': 'Líder',
  'card.type.D': 'Defensa',
  'card.type.A': 'Asalto',
  'card.type.I': 'Imperio',
  'card.type.X': 'Evento especial',
  'card.field': 'campo',
  'card.naval': 'naval',
  'card.assault': 'asalto',
  'card.only': '{kind, select, field {solo campo} naval {solo naval} other {solo asalto}}',
  'card.factor': '{kind, select, field {campo {n}} naval {naval {n}} other {asalto {n}}}',
  'card.dice': '{n, plural, one {+# dado} other {+# dados}}',
  'card.diceWord': '{n, plural, one {dado} other {dados}}',
  'card.diceIn': '{n, plural, one {+# dado en un asalto} other {+# dados en un asalto}}',
  'card.noFactors': 'sin factores: actúa por su texto',
  'card.acts.T': 'sin número',
  'card.acts.F': 'sin número',
  'card.acts.L': 'por su texto',
  'card.acts.D': 'por su texto',
  'card.acts.A': 'por su texto',
  'card.acts.I': 'una acción',
  'card.acts.X': 'por su texto',
  'card.doubt': 'en duda',
};
