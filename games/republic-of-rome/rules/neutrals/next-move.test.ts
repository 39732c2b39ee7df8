import { call, end } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { proc } from '../procs.ts';
import { say } from '../say.ts';
import { atNeutrals } from '../testing/neutrals.ts';
import { candidate } from './narrowing.ts';
import { nextMove } from './next-move.ts';

const DOES = say('neutral.assigned', { faction: 'faction:1' });
const twoMoves = proc('two-moves', () => ({}), {
  start: () => call(nextMove, MOVE, 'again'),
  again: () => call(nextMove, MOVE, 'over'),
  over: () => end(),
});
const MOVE = { faction: 1, does: DOES, rule: '4.01.2-a', because: { by: DOES, candidates: [candidate('senator:1')] } };

test('[4.02.1-b] moves of Neutrals happen by themselves, one after the other, each with its reason', () => {
  const t = atNeutrals(twoMoves, undefined, {});
  expect(t.as(0).offers('over')).toBeDefined();
});

test('[4.02.1-b] looked at one by one, each waits until somebody has seen it', () => {
  const t = atNeutrals(twoMoves, undefined, { seats: 2, pace: 'step' });
  expect(t.waitingFor).toEqual([0, 1]);
  t.as(1).does('nextMove').as(0).does('nextMove');
  expect(t.as(0).offers('over')).toBeDefined();
});
