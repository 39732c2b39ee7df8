import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'lessons.panel': 'Lección',
  'lessons.step': 'Paso {at} de {of}',
  'lessons.minutes': 'unos {n, plural, one {# minuto} other {# minutos}}',
  'lessons.on': 'Seguir',
  'lessons.show': 'Enséñamelo',
  'lessons.here': 'Está señalado: {what}.',
  'lessons.hereNot': 'Ahora no está en la pantalla: cierra lo que cubre la mesa o mira la pregunta.',
  'lessons.back': 'Un paso atrás',
  'lessons.leave': 'Dejar la lección',
  'lessons.leaveWhy': 'Se queda donde está. La encontrarás entre tus mesas.',
  'lessons.others': 'Ahora los demás. Mira lo que hacen.',
  'lessons.readOn': 'Lee primero: pulsa «Seguir».',
  'lessons.another': 'Las reglas lo permiten. La lección quiere aquí otra cosa; «Enséñamelo» la señala.',
  'lessons.done': 'Esta era la lección',
  'lessons.learnt': 'Ya sabes hacer esto:',
  'lessons.playReal': 'Jugar ahora una partida de verdad',
  'lessons.again': 'Otra vez',
  'lessons.playOn': 'Seguir jugando desde aquí',
};
