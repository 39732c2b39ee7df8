import { catalogProblems } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

describe('the words of the client', () => {
  for (const [language, catalog] of Object.entries({ es, it })) {
    test(`${language} says everything English says, with the same arguments`, () => {
      expect(Object.keys(catalog).sort()).toEqual(Object.keys(en).sort());
      expect(catalogProblems(en, catalog)).toEqual([]);
    });
  }
});
