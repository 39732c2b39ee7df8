import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'book.book': 'Reglamento',
  'book.contents': 'Índice',
  'book.search': 'Buscar en las reglas',
  'book.found': '{n, plural, =0 {No se ha encontrado nada.} one {# lugar} other {# lugares}}',
  'book.foundFirst': 'Los primeros {most} de {n} lugares',
  'book.numbers': 'Mostrar los números de las reglas',
  'book.previous': 'Anterior',
  'book.next': 'Siguiente',
  'book.glossary': 'Glosario',
  'book.untold': 'Capítulos por escribir',
  'book.untoldWhy': '{n, plural, one {# regla aún no está} other {# reglas aún no están}} en ningún capítulo.',
  'book.untoldHere':
    'Ningún capítulo cuenta todavía estas reglas. Hasta entonces figuran aquí como en la lista de reglas: en breve y en inglés.',
  'book.where': 'Dónde se cuenta',
  'book.print': 'Imprimir',
  'book.newTab': 'Abrir en otra pestaña',
  'book.asked': 'Detrás de lo que se pregunta',
  'book.picture': 'No se ha podido cargar la imagen.',
  'book.chapterN': 'Capítulo {n}',
};
