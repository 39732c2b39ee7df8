/** What the bot does with Veterans who stand with the Rebels — 1.11.34 */
import { expect, test } from 'vitest';
import type { Offer, State } from '@tabularium/kernel';
import type { Rome } from '../rules/index.ts';
import { military } from '../rules/study.ts';
import { revolts } from '../rules/testing/people.ts';
import { answers, ask, button, menOf, newGame, pick, quietSenate } from './testing/table.ts';

const several = (...of: string[]): Offer => ({ t: 'choose', of, min: 1, max: of.length, rules: [] });
/** The first man of this seat is in Revolt with Legions 0 and 1. */
const revolt = (seat: number): State<Rome> =>
  quietSenate((g) => {
    const rebel = menOf(g, seat)[0]!;
    revolts(g, rebel.id).at = 'field';
    for (const n of [0, 1]) g.legions[n] = { at: 'rebel', veteran: true, allegiance: menOf(g, 0)[1]!.id };
  });
const before = (...of: string[]) =>
  ask('ask.combat.veterans', {}, { letFight: button, recallVeterans: several(...of) });

test('[1.11.34-b][amb-17] before the battle all are called back from a rival, and none from a Rebel of his own', () => {
  const all = before('legion:0', 'legion:1');
  expect(answers(revolt(1), 0, all)).toEqual([{ verb: 'recallVeterans', arg: ['legion:0', 'legion:1'] }]);
  expect(answers(revolt(0), 0, all)).toEqual([{ verb: 'letFight' }]);
});
test('[1.11.34-b] those of one army at a time, so that they can go to whoever faces it', () => {
  const s = revolt(1);
  const [province] = newGame(3, 'late', 'provinces').g.provinces;
  s.g.provinces = [{ ...province!, governor: menOf(s.g, 2)[0]!.id }];
  s.g.legions[1]!.at = province!.id;
  expect(answers(s, 0, before('legion:0', 'legion:1'))[0]!.arg).toEqual(['legion:0']);
  expect(answers(s, 0, before('legion:1'))[0]!.arg).toEqual(['legion:1']);
  // The Governor there is one of his own.
  s.g.provinces[0]!.governor = menOf(s.g, 0)[0]!.id;
  expect(answers(s, 0, before('legion:1'))).toEqual([{ verb: 'letFight' }]);
});
test('[1.11.34-b] they go to his own Commander, or to the ablest, and home only if there is none', () => {
  const s = revolt(1);
  const others = menOf(s.g, 2).toSorted((a, b) => military(s.g, b) - military(s.g, a));
  const [own, able, other] = [menOf(s.g, 0)[0]!.id, others[0]!.id, others.at(-1)!.id];
  expect(military(s.g, others[0]!)).toBeGreaterThan(military(s.g, others.at(-1)!));
  const where = (...of: string[]) =>
    answers(s, 0, ask('ask.veterans.where', {}, { sendVeterans: pick(...of) }))[0]!.arg;
  expect(where('place:active', other, able, own)).toBe(own);
  expect(where('place:active', other, able)).toBe(able);
  expect(where('place:active')).toBe('place:active');
});
