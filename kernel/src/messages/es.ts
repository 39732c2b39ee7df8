/** What the kernel itself says, in Spanish. */
import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'kernel.over': 'La partida ha terminado.',
  'kernel.noSeat': 'En esta mesa no existe el asiento {seat}.',
  'kernel.notAsked': 'Ahora no te toca decidir nada.',
  'kernel.noVerb': 'Ahora no es posible: {verb}.',
  'kernel.badArg': '{verb}: ahora no se admite {arg}.',
  'kernel.malformed': 'El juego no entiende esta respuesta.',
  'kernel.stale': 'La pregunta ha cambiado desde que la viste.',
  'kernel.notSilent': 'Nada dice cómo seguiría la partida sin esta respuesta.',
  'kernel.nothingToUndo': 'No tienes nada que deshacer.',
  'kernel.undoFloor': 'Se han lanzado dados o se ha revelado algo: ya no se puede deshacer.',
  'kernel.rewound': 'Todos acordaron volver atrás: lo hecho desde entonces ya no cuenta. Los dados son nuevos.',
  'kernel.seats': '{game} es para {min} a {max} jugadores, no para {got}.',
  'kernel.noOption': '{game} no tiene la opción {option}. Sus opciones: {allowed}.',
  'kernel.needsOption': 'La opción {option}: {one} solo puede elegirse junto con {needs}.',
  'kernel.notForSeats':
    'La opción {option} no puede ser {got} con {n, plural, one {# jugador} other {# jugadores}}. Permitido: {allowed}.',
  'kernel.badOption': 'La opción {option} no puede ser {got}. Se admite: {allowed}.',
  'kernel.badSet':
    'La opción {option} no puede ser {got}. Es una lista de cualesquiera de estos valores, cada uno una vez como máximo: {allowed}.',
  'verb.pass': 'Pasar',
  'verb.passUntil': 'Pasar y no volver a preguntarme',
  'verb.silence': 'No contestar',
  'verb.withdraw': 'Volver a preguntarme',
};
