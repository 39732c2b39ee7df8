import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'discard.which': 'Quali carte',
  'discard.go': 'Scarta',
  'discard.cards': 'Scarta {cards}',
  'discard.more': '{n, plural, one {un’altra carta} other {altre # carte}}',
};
