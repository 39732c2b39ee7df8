import { expect, test } from 'vitest';
import type { Msg } from '@tabularium/kernel';
import { nextMove } from '../../rules/neutrals/next-move.ts';
import { atNeutrals, IMPERIALS, PLUTOCRATS } from '../../rules/testing/neutrals.ts';
import { bare } from '../../rules/testing/bare.ts';
import { factionOf, inOrder, movesIn, pieces } from './moves.ts';

const BECAUSE = { by: { k: 'why' }, candidates: [] };
const view = atNeutrals(
  nextMove,
  { faction: IMPERIALS, does: { k: 'phase' }, rule: '4.01.3-a', because: BECAUSE },
  { pace: 'step' },
  bare,
).view(0);

test('the moves that explain themselves, the newest first; other lines are none', () => {
  const takes: Msg = { k: 'takes', a: { faction: 'faction:2' } };
  const leads: Msg = { k: 'leads', a: { who: ['senator:2'] } };
  const record = [
    { input: 1, lines: [{ m: takes, because: BECAUSE }, { m: { k: 'phase' } }] },
    { input: 4, lines: [{ m: leads, because: BECAUSE }] },
  ];
  expect(movesIn(view, record).map(({ key, does, faction }) => [key, does.k, faction])).toEqual([
    ['4.0', 'leads', IMPERIALS],
    ['1.0', 'takes', PLUTOCRATS],
  ]);
});

test('whose move it was: the Faction that is named, or that of a Senator in it; of the rules themselves nobody’s', () => {
  expect(factionOf(view, { k: 'x', a: { faction: 'faction:1', who: 'senator:3' } })).toBe(1);
  expect(factionOf(view, { k: 'x', a: { n: 3, who: 'senator:3' } })).toBe(2);
  expect(factionOf(view, { k: 'x', a: { legions: 2 } })).toBeUndefined();
});

test('who was left comes first', () => {
  const out = { k: 'out' };
  expect(inOrder([{ ref: 'a', out }, { ref: 'b' }, { ref: 'c', out }]).map((c) => c.ref)).toEqual(['b', 'a', 'c']);
});

test('names in a sentence are told from the words around them, the longer name before one that it begins with', () => {
  const names: Record<string, string> = {
    'war:1': 'Punic War',
    'war:2': 'Punic War II',
    x: 'against Punic War II and Punic War.',
  };
  const say = (k: string): string => names[k] ?? k;
  expect(pieces({ k: 'x', a: { refs: ['war:1', 'war:2'], n: 2, other: 'none' } }, say)).toEqual([
    'against ',
    { ref: 'war:2', text: 'Punic War II' },
    ' and ',
    { ref: 'war:1', text: 'Punic War' },
    '.',
  ]);
});
