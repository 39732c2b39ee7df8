import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'hints.open': 'Pista',
  'hints.ask': '¿En qué se fijaría un buen jugador?',
  'hints.thinking': 'Mirando la mesa…',
  'hints.failed': 'Para esta pregunta no hay pista.',
  'hints.show': 'Mostrar la respuesta',
  'hints.close': 'Cerrar la pista',
  'hints.would': 'Respondería: {what}.',
  'hints.chosen': 'Está señalado, y no se ha enviado nada.',
  'hints.nothingSent': 'No se ha enviado nada.',
  'hints.fill': 'Rellenar',
  'hints.filled': 'Está rellenado. Míralo y cambia lo que quieras: no se envía nada hasta que pulses «{button}».',
  'hints.filledInPart': 'Está rellenado lo que se sabe, y no se ha enviado nada. Queda por hacer: {missing}',
  'hints.why': '¿Por qué lo hizo?',
  'hints.because': 'Esto es lo que hablaba a favor:',
  'hints.probably': 'Probablemente hablaba esto a favor:',
  'hints.otherwise': 'Preguntado de nuevo, el bot normal respondería: {what}.',
  'hints.hidden': 'Lo que este bot sabía está oculto para ti. Cuando acabe la partida se podrá contar.',
  'hints.noReason': 'No hay nada que contar de esto.',
  'hints.count': '{n} {what}',
};
