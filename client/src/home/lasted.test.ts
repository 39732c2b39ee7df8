import { expect, test } from 'vitest';
import { lasted } from './lasted.ts';

test('how long a turn has lasted, in whole units', () => {
  const minute = 60_000;
  expect([59_000, minute, 90 * minute, 26 * 60 * minute, 50 * 60 * minute].map((ms) => lasted(ms, 'en'))).toEqual([
    undefined,
    '1 minute',
    '1 hour',
    '1 day',
    '2 days',
  ]);
  expect([lasted(3 * 60 * minute, 'es'), lasted(3 * 60 * minute, 'it')]).toEqual(['3 horas', '3 ore']);
});
