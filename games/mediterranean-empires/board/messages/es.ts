/** What only the board says: Spanish. */
import { cards } from '../cards/words/es.ts';
import { map } from './map-es.ts';

export const es = {
  ...cards,
  ...map,
  'board.building': 'Se construyen los Imperios',
  'board.turn': 'Turno {turn} de {of}, ronda {round}',
  'board.cities': 'Ciudades',
  'board.handSize': 'Mano',
  'board.win': 'Con {n} ciudades se gana al instante.',
  'board.factors': 'Números: campo / naval / asalto',
  'board.hand': 'Tu mano: {n, plural, one {# carta} other {# cartas}}',
  'board.handOf': 'Mano de {who}',
  'board.summary': '{vp, plural, one {# punto} other {# puntos}}, {n, plural, one {# ciudad} other {# ciudades}}',
  'board.type.T': 'Tropa',
  'board.type.F': 'Flota',
  'board.type.L': 'Líder',
  'board.type.D': 'Defensa de ciudad',
  'board.type.A': 'Asalto a ciudad',
  'board.type.I': 'Carta de Imperio',
  'board.type.X': 'Evento especial',
  'board.provenance':
    'El reglamento nombra los Imperios, los eventos, las cantidades y unas decenas de cartas y ciudades. El mapa, las tablas, los escenarios y la mayor parte de los mazos no se encontraron y se hicieron para este proyecto: una reconstrucción, no el juego publicado. Su equilibrio solo se ha probado entre bots, todavía no entre personas.',

  'board.legend': 'Signos del mapa',
  'board.forts': 'fuertes',
  'board.port': 'puerto',
  'board.capital': 'capital',
  'board.keyCity': 'ciudad clave',
  'board.road': 'camino',
  'board.strait': 'estrecho',
  'board.wild': 'bárbaros',
  'board.pacified': 'pacificados',
  'board.route': 'ruta del ataque',

  'board.list.city': '{city}: tamaño {size}, {forts, plural, =0 {ningún fuerte} one {# fuerte} other {# fuertes}}',
  'board.list.capital': 'capital de {who}',
  'board.list.roads': 'caminos a {to}',
  'board.list.straits': 'estrechos a {to}',
  'board.list.neutral': 'Ciudades neutrales',
  'board.list.area': '{area}: fuerza {n}',
  'page.battle': 'Batalla',
  'board.roll.factors': 'factores',
  'board.roll.modifier': 'modificador',
} as const;
