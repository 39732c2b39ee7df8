import { expect, test } from 'vitest';
import { toItsTable, withTable } from './affinity.ts';

test('what is asked about a table says which, so that a proxy can send it to where the table is', () => {
  expect(toItsTable('/tables/abc')).toBe('/tables/abc?t=abc');
  expect(toItsTable('/tables/a%2Fb/at/7?as=0')).toBe('/tables/a%2Fb/at/7?as=0&t=a%2Fb');
  expect(withTable('/ws', 'abc')).toBe('/ws?t=abc');
});

test('what is asked about no table, or about several, goes to any process', () => {
  for (const path of ['/tables', '/tables?ids=a,b', '/tables/import', '/games', '/codes/XYZ'])
    expect(toItsTable(path)).toBe(path);
});
