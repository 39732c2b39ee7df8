import { MESSAGES as EMPIRES } from '@tabularium/mediterranean-empires/board';
import { MESSAGES as ROME } from '@tabularium/republic-of-rome/board';
import { MESSAGES as TETRARCHIA } from '@tabularium/tetrarchia/board';
import { catalogProblems } from '@tabularium/text';
import { describe, expect, test } from 'vitest';

describe.each([
  ['Tetrarchia', TETRARCHIA],
  ['Republic of Rome', ROME],
  ['Mediterranean Empires', EMPIRES],
])('the words on the board of %s', (_, { en, es, it }) => {
  test.each([
    ['es', es],
    ['it', it],
  ])('%s says everything English says, with the same arguments', (_language, words) => {
    expect(catalogProblems(en, words)).toEqual([]);
  });
});
