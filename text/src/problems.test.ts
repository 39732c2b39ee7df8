import { kernelEn } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { catalogProblems } from './problems.ts';
import { KERNEL } from './speaker-for.ts';

const source = {
  a: '{who} pays {n, plural, one {# talent} other {# talents to {whom}}}.',
  b: 'Nothing.',
};

describe('catalogue problems', () => {
  test('none in a complete translation, whatever its order', () => {
    expect(catalogProblems(source, { b: 'Nada.', a: '{n, plural, other {#}} a {whom}: {who}' })).toEqual([]);
  });

  test('keys missing and extra', () => {
    expect(catalogProblems(source, { a: source.a, c: 'Más' })).toEqual(['b: missing', 'c: not in the source']);
  });

  test('arguments that differ, also inside branches', () => {
    expect(catalogProblems(source, { ...source, a: '{who} paga {n, plural, other {#}} {quién}' })).toEqual([
      'a: does not say {whom}',
      'a: says {quién}, which the source does not have',
    ]);
  });

  test('texts that cannot be read, are empty or leave a case open', () => {
    expect(catalogProblems(source, { ...source, b: '{n' })[0]).toMatch(/^b: cannot be read/);
    expect(catalogProblems(source, { ...source, b: ' ' })).toEqual(['b: is empty']);
    expect(catalogProblems({ a: '{n}' }, { a: '{n, select, x {y}}' })).toEqual(['a: {n} has no branch "other"']);
  });
});

test.each(['es', 'it'])('what the kernel says is complete in %s', (language) => {
  expect(catalogProblems(kernelEn, KERNEL[language] ?? {})).toEqual([]);
});
