import { expect, test } from 'vitest';
import { hardness, withFigure } from './level.ts';

const spec = { t: 'code', of: ['5432', '3210', '0123', '0123'], default: '4211' } as const;

test('one figure changes, the others stay', () => {
  expect(withFigure(spec, '4211', 0, '5')).toBe('5211');
  expect(withFigure(spec, '4211', 3, '3')).toBe('4213');
});
test('a figure that is not on the sheet changes nothing', () => {
  expect(withFigure(spec, '4211', 0, '1')).toBe('4211');
  expect(withFigure(spec, '4211', 9, '1')).toBe('4211');
  expect(withFigure(spec, '4211', 1, '21')).toBe('4211');
});
test('hardness counts the steps from the easiest', () => {
  expect(hardness(spec, '5300')).toBe(0);
  expect(hardness(spec, '4200')).toBe(2);
  expect(hardness(spec, '2033')).toBe(12);
});
