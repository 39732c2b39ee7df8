import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogProblems } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { en as first } from './en.ts';
import { enLater } from './en-later.ts';
import { enTables } from './en-tables.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { en as bookEn } from '../book/words/en.ts';
import { es as bookEs } from '../book/words/es.ts';
import { it as bookIt } from '../book/words/it.ts';
import { en as historyEn } from '../history/words/en.ts';
import { es as historyEs } from '../history/words/es.ts';
import { it as historyIt } from '../history/words/it.ts';
import { en as noticesEn } from '../notices/words/en.ts';
import { es as noticesEs } from '../notices/words/es.ts';
import { it as noticesIt } from '../notices/words/it.ts';
import { en as peopleEn } from '../people/words/en.ts';
import { es as peopleEs } from '../people/words/es.ts';
import { it as peopleIt } from '../people/words/it.ts';
import { en as studyEn } from '../study/words/en.ts';
import { es as studyEs } from '../study/words/es.ts';
import { it as studyIt } from '../study/words/it.ts';

const later = { ...enLater, ...enTables };
const en = { ...first, ...later };
const book = { es: bookEs, it: bookIt };
const people = { es: peopleEs, it: peopleIt };
const history = { es: historyEs, it: historyIt };
const study = { es: studyEs, it: studyIt };
const notices = { es: noticesEs, it: noticesIt };

describe('the words of the client', () => {
  for (const [language, catalog] of Object.entries({ es, it })) {
    test(`${language} says everything English says, with the same arguments`, () => {
      expect(Object.keys(catalog).sort()).toEqual(Object.keys(en).sort());
      expect(catalogProblems(en, catalog)).toEqual([]);
    });
  }
  for (const [language, catalog] of Object.entries(book)) {
    test(`${language} says all about a rulebook, with the same arguments`, () => {
      expect(Object.keys(catalog).sort()).toEqual(Object.keys(bookEn).sort());
      expect(catalogProblems(bookEn, catalog)).toEqual([]);
    });
  }
  for (const [language, catalog] of Object.entries(people)) {
    test(`${language} says all about a person and their devices, with the same arguments`, () => {
      expect(Object.keys(catalog).sort()).toEqual(Object.keys(peopleEn).sort());
      expect(catalogProblems(peopleEn, catalog)).toEqual([]);
    });
  }
  for (const [language, catalog] of Object.entries(history)) {
    test(`${language} says all about finished games, with the same arguments`, () => {
      expect(Object.keys(catalog).sort()).toEqual(Object.keys(historyEn).sort());
      expect(catalogProblems(historyEn, catalog)).toEqual([]);
    });
  }
  for (const [language, catalog] of Object.entries(study)) {
    test(`${language} says all about studies, with the same arguments`, () => {
      expect(Object.keys(catalog).sort()).toEqual(Object.keys(studyEn).sort());
      expect(catalogProblems(studyEn, catalog)).toEqual([]);
    });
  }
  for (const [language, catalog] of Object.entries(notices)) {
    test(`${language} says all about being told, with the same arguments`, () => {
      expect(Object.keys(catalog).sort()).toEqual(Object.keys(noticesEn).sort());
      expect(catalogProblems(noticesEn, catalog)).toEqual([]);
    });
  }
  test('words that come later are said by nothing that comes at once', () => {
    const client = join(import.meta.dirname, '..');
    const found = new Set([join(client, 'main.tsx'), join(client, 'table/table-page.tsx')]);
    for (const file of found) {
      const text = readFileSync(file, 'utf8');
      for (const [, path] of text.matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+)';/gm))
        found.add(join(dirname(file), path!));
      expect(
        Object.keys({ ...later, ...bookEn, ...peopleEn, ...historyEn, ...noticesEn, ...studyEn }).filter((key) =>
          text.includes(`'${key}'`),
        ),
      ).toEqual([]);
    }
    expect(found.size).toBeGreaterThan(50);
  });
});
