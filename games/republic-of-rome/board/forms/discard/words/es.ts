import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'discard.which': 'Qué cartas',
  'discard.go': 'Descartar',
  'discard.cards': 'Descartar {cards}',
  'discard.more': '{n, plural, one {# carta más} other {# cartas más}}',
};
