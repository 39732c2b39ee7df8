/** What only the board says: Italian. */
import { cards } from '../cards/words/it.ts';
import { map } from './map-it.ts';

export const it = {
  ...cards,
  ...map,
  'board.building': 'Si costruiscono gli Imperi',
  'board.turn': 'Turno {turn} di {of}, round {round}',
  'board.cities': 'Città',
  'board.handSize': 'Mano',
  'board.win': 'Con {n} città si vince subito.',
  'board.factors': 'Numeri: campo / mare / assalto',
  'board.hand': 'La tua mano: {n, plural, one {# carta} other {# carte}}',
  'board.handOf': 'Mano di {who}',
  'board.summary': '{vp, plural, one {# punto} other {# punti}}, {n} città',
  'board.type.T': 'Truppa',
  'board.type.F': 'Flotta',
  'board.type.L': 'Condottiero',
  'board.type.D': 'Difesa della città',
  'board.type.A': 'Assalto alla città',
  'board.type.I': 'Carta Impero',
  'board.type.X': 'Evento speciale',
  'board.provenance':
    'Il regolamento nomina gli Imperi, gli eventi, le quantità e alcune decine di carte e città. La mappa, le tabelle, gli scenari e gran parte dei mazzi non si sono trovati e sono stati fatti per questo progetto: una ricostruzione, non il gioco pubblicato. Il suo equilibrio è stato provato solo tra bot, non ancora tra persone.',

  'board.legend': 'Segni della mappa',
  'board.forts': 'forti',
  'board.port': 'porto',
  'board.capital': 'capitale',
  'board.keyCity': 'città chiave',
  'board.road': 'strada',
  'board.strait': 'stretto',
  'board.wild': 'barbari',
  'board.pacified': 'pacificati',
  'board.route': 'percorso dell’attacco',

  'board.list.city': '{city}: grandezza {size}, {forts, plural, =0 {nessun forte} one {# forte} other {# forti}}',
  'board.list.capital': 'capitale di {who}',
  'board.list.roads': 'strade per {to}',
  'board.list.straits': 'stretti per {to}',
  'board.list.neutral': 'Città neutrali',
  'board.list.area': '{area}: forza {n}',
  'page.battle': 'Battaglia',
  'board.roll.factors': 'fattori',
  'board.roll.modifier': 'modificatore',
} as const;
