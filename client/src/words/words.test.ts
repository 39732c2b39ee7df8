import { expect, test } from 'vitest';
import { withMinus, wordsFor } from './words.ts';

test('a number below nothing has a minus; dates, ranges and names keep their hyphens', () => {
  expect(withMinus('Score: -8 of 10.')).toBe('Score: −8 of 10.');
  expect(withMinus('-3')).toBe('−3');
  for (const text of ['1-3', 'II-1', 'co-operative', '2026-11-15', '–5', 'A-4']) expect(withMinus(text)).toBe(text);
});

test('every sentence is set so', () => {
  expect(wordsFor('en').t('ui.from', { n: -8 })).toBe('from −8');
});
