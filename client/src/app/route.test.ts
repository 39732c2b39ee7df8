import { expect, test } from 'vitest';
import { codeIn, meantBy } from '../home/join-dialog.tsx';
import { formatRoute, parseRoute } from './route.ts';

test('every place has an address and comes back from it', () => {
  for (const route of [
    { at: 'home' },
    { at: 'nowhere' },
    { at: 'you' },
    { at: 'you', code: 'KTR4XMKTR4XM' },
    { at: 'past' },
    { at: 'games' },
    { at: 'new', game: 'tetrarchia' },
    { at: 'rules', game: 'tetrarchia' },
    { at: 'rules', game: 'tetrarchia', where: 'TET.move-a' },
    { at: 'local', id: 'a/b' },
    { at: 'lesson', id: 'lesson.tetrarchia.first' },
    { at: 'table', id: 'xyz' },
    { at: 'table', id: 'xyz', token: 'secret-1' },
  ] as const)
    expect(parseRoute(formatRoute(route))).toEqual(route);
});
test('an address that means nothing leads nowhere, and none at all leads home', () => {
  for (const hash of ['#/what/ever', '#/table', '#/new/', '#/%']) expect(parseRoute(hash)).toEqual({ at: 'nowhere' });
  for (const hash of ['', '#', '#/']) expect(parseRoute(hash)).toEqual({ at: 'home' });
});
test('a damaged address is still an address', () => {
  expect(parseRoute('#/table/%E0%A4%A')).toEqual({ at: 'table', id: '%E0%A4%A' });
  expect(meantBy('http://localhost:8700/#/table/ab%/tok%20en')).toEqual({ at: 'table', id: 'ab%', token: 'tok en' });
});
test('a table is joined by its code, its link, or the link of a seat', () => {
  expect(meantBy(' l_xiJLtcN53M ')).toEqual({ at: 'table', id: 'l_xiJLtcN53M' });
  expect(meantBy('http://localhost:8700/#/table/abcd/tok')).toEqual({ at: 'table', id: 'abcd', token: 'tok' });
  expect(meantBy('hello there')).toBeUndefined();
});

test('a short code may be written with a gap and in small letters', () => {
  for (const text of ['KTR4XM', ' ktr-4xm ', 'ktr 4xm']) expect(codeIn(text)).toBe('KTR4XM');
  for (const text of ['l_xiJLtcN53M', 'KTR4X', 'http://localhost:8700/#/table/abcd'])
    expect(codeIn(text)).toBeUndefined();
});
