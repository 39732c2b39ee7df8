/** That the bot has an answer of its own to every question, and none is left to chance. */
import { expect, test } from 'vitest';
import { republicOfRome } from '../rules/index.ts';
import { NEUTRALS } from './neutrals.ts';
import { ANSWERS } from './sensible.ts';
import { SPOILS } from './spoils.ts';

/** [2.02.3-l] Whoever has nothing to decide there looks on, and is not asked. */
const LOOKING_ON = ['ask.provinces.raising'];

test('every question of the rules has an answer of its own', () => {
  const asked = Object.keys(republicOfRome.messages).filter((k) => k.startsWith('ask.'));
  const answered = Object.keys({ ...ANSWERS, ...NEUTRALS, ...SPOILS });
  expect(asked.length).toBeGreaterThan(150);
  expect(asked.filter((k) => !answered.includes(k))).toEqual(LOOKING_ON);
  expect(answered.filter((k) => !asked.includes(k))).toEqual([]);
});
