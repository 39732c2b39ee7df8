import { expect, test } from 'vitest';
import { agreed } from '../../../rules/testing/agreements.ts';
import { onVote, RAISE } from '../../../rules/testing/meeting.ts';
import { onScreen, press } from '../testing/filled.ts';
import { callForm } from './form.ts';

test('[1.09.14-b][amb-20] the Factions are called clockwise with one press, or in another order', () => {
  const game = onVote(RAISE);
  const seen = onScreen(game, callForm, 0);
  expect(seen.sent).toEqual([{ verb: 'callClockwise' }]);
  expect(seen.commits[0]?.detail).toBe('call.beginning {"who":"faction:1"}');
  const other = onScreen(game, callForm, 0, () => ({ order: ['faction:2', 'faction:1', 'faction:0'] }));
  expect(other.sent).toEqual([{ verb: 'callInOrder', arg: ['faction:2', 'faction:1', 'faction:0'] }]);
  press(game, callForm, other, 'call');
  expect(game.waitingFor).toEqual([2]);
});

test('who has been called is out of the order, and one who is not in it comes last', () => {
  const game = onVote(RAISE);
  game.as(0).does('callFaction', 'faction:1').as(1).does('aye');
  const seen = onScreen(game, callForm, 0, () => ({ order: ['faction:1', 'faction:0'] }));
  expect(seen.sent).toEqual([{ verb: 'callInOrder', arg: ['faction:0', 'faction:2'] }]);
});

test('[AGR-16] one by one where an order was agreed', () => {
  const game = onVote(RAISE, (g) =>
    agreed(g, 1, [[0, 1, { t: 'order', calls: [2, 1], last: -1, about: { kind: '', naming: '' } }]]),
  );
  const seen = onScreen(game, callForm, 0);
  expect(seen.sent).toEqual([{ verb: 'callFaction', arg: 'faction:2' }]);
  expect(seen.commits[0]?.label).toBe('call.callOne {"who":"faction:2"}');
});
