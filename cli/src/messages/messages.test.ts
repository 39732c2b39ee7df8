import { catalogProblems } from '@tabularium/text';
import { expect, test } from 'vitest';
import { words } from './index.ts';

test.each(Object.keys(words))('what the terminal says is complete in %s', (language) => {
  expect(catalogProblems(words['en']!, words[language]!)).toEqual([]);
});
