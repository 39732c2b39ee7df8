/** English: the source of every key and of its arguments. */
export const en = {
  'book.book': 'Rulebook',
  'book.contents': 'Contents',
  'book.search': 'Search the rules',
  'book.found': '{n, plural, =0 {Nothing was found.} one {# place} other {# places}}',
  'book.foundFirst': 'The first {most} of {n} places',
  'book.numbers': 'Show the numbers of the rules',
  'book.previous': 'Previous',
  'book.next': 'Next',
  'book.glossary': 'Glossary',
  'book.untold': 'Chapters still to be written',
  'book.untoldWhy': '{n, plural, one {# rule is} other {# rules are}} told by no chapter yet.',
  'book.untoldHere':
    'No chapter tells these rules yet. Until one does, they stand here as in the list of rules, in short and in English.',
  'book.where': 'Where it is told',
  'book.print': 'Print',
  'book.newTab': 'Open in a tab of its own',
  'book.asked': 'Behind what is asked',
  'book.picture': 'The picture could not be loaded.',
  'book.chapterN': 'Chapter {n}',
} as const;
