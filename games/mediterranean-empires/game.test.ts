import { expect, test } from 'vitest';
import { SECOND_SINCE } from './game.ts';
import * as rules from './rules/data/editions/since.ts';

test('the manifest and the rules agree since when the second edition is played', () => {
  expect(SECOND_SINCE).toBe(rules.SECOND_SINCE);
});
