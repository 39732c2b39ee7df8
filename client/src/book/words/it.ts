import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'book.book': 'Regolamento',
  'book.contents': 'Indice',
  'book.search': 'Cerca nelle regole',
  'book.found': '{n, plural, =0 {Non si è trovato nulla.} one {# punto} other {# punti}}',
  'book.foundFirst': 'I primi {most} punti su {n}',
  'book.numbers': 'Mostra i numeri delle regole',
  'book.previous': 'Precedente',
  'book.next': 'Successivo',
  'book.glossary': 'Glossario',
  'book.untold': 'Capitoli ancora da scrivere',
  'book.untoldWhy': '{n, plural, one {# regola non è ancora} other {# regole non sono ancora}} in nessun capitolo.',
  'book.untoldHere':
    'Nessun capitolo racconta ancora queste regole. Finché non ce n’è uno, stanno qui come nell’elenco delle regole: in breve e in inglese.',
  'book.where': 'Dove se ne parla',
  'book.print': 'Stampa',
  'book.newTab': 'Apri in un’altra scheda',
  'book.asked': 'Dietro ciò che si chiede',
  'book.picture': 'Non è stato possibile caricare l’immagine.',
  'book.chapterN': 'Capitolo {n}',
};
