import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'statesmen.nothing': 'No tienes nada que ellos acepten.',
  'statesmen.holder': '{faction} lo tiene y no puede jugarlo',
  'statesmen.for': '{card}, a cambio de qué',
  'statesmen.way.buyWithStatesman': 'Por un estadista',
  'statesmen.way.buyWithIntrigue': 'Por dos cartas de intriga',
  'statesmen.note.buyWithStatesman': 'tuyo cuya familia tengan, el número más bajo primero',
  'statesmen.note.buyWithIntrigue': 'sacadas al azar de tu mano; quedan a la vista',
  'statesmen.no.buyWithStatesman': 'no tienes ningún estadista que puedan jugar',
  'statesmen.no.buyWithIntrigue': 'tienes menos de dos cartas de intriga',
  'statesmen.price.buyWithStatesman': 'por un estadista',
  'statesmen.price.buyWithIntrigue': 'por dos cartas de intriga al azar',
  'statesmen.take': 'Tomar {card}',
  'statesmen.done': 'No tomar nada más',
};
