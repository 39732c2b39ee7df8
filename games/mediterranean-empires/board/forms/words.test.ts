/** What forms say is there in every language, with the same arguments. */
import { catalogProblems } from '@tabularium/text';
import { expect, test } from 'vitest';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { it } from './words/it.ts';
import { en as windowEn } from './window/words/en.ts';
import { es as windowEs } from './window/words/es.ts';
import { it as windowIt } from './window/words/it.ts';

test.each(Object.entries({ es, it }))('the words of the forms in %s', (_, words) => {
  expect(catalogProblems(en, words)).toEqual([]);
});

test.each(Object.entries({ es: windowEs, it: windowIt }))(
  'the words of the form of playing a card in %s',
  (_, words) => {
    expect(catalogProblems(windowEn, words)).toEqual([]);
  },
);
