import { describe, expect, test } from 'vitest';
import { propose } from '../../../rules/senate/proposals.ts';
import { legionsTo } from '../../../rules/testing/armies.ts';
import { at } from '../../../rules/testing/at.ts';
import { hasDisbanded, WITH_DISBANDMENT } from '../../../rules/testing/disbandment.ts';
import { inSenate, type Meeting, sitting } from '../../../rules/testing/meeting.ts';
import { onScreen, press } from '../testing/filled.ts';
import type { Entered } from './entries.ts';
import { raiseForm } from './form.ts';

const units =
  (change: Partial<Entered>) =>
  (e: Entered): Entered => ({ ...e, ...change });

const put = (game: Meeting) => game.g.senate.floors[0]?.proposal;

describe('raising forces', () => {
  const drafting = (state = 100) =>
    inSenate(propose, { kind: 'raise', by: 0, means: 'presiding' }, (g) => Object.assign(g, { state, bank: -state }));
  test('[1.09.63-d] both numbers at once, with what they cost', () => {
    const game = drafting();
    const seen = onScreen(game, raiseForm, 0, units({ legions: 6, fleets: 2 }));
    expect(seen.sent).toEqual([
      { verb: 'legions', arg: 6 },
      { verb: 'fleets', arg: 2 },
    ]);
    expect(seen.commits[0]?.detail).toBe('raise.costs {"n":80}');
    press(game, raiseForm, seen, 'put');
    expect(put(game)).toEqual({ t: 'raise', legions: 6, fleets: 2 });
  });
  test('[1.09.63-f] no more than the State can pay, and not nothing', () => {
    const game = drafting(30);
    const many = onScreen(game, raiseForm, 0, units({ legions: 2, fleets: 2 }));
    expect(many.sent).toEqual([{ verb: 'legions', arg: 2 }]);
    expect(many.commits[0]?.missing).toBeDefined();
    expect(onScreen(game, raiseForm, 0, units({ legions: 0 })).commits[0]?.missing).toBe('raise.nothing');
    // All the money for Legions: Fleets are not asked for.
    expect(onScreen(game, raiseForm, 0, units({ legions: 3 })).form.isComplete).toBe(true);
  });
  test('goes on half-way with the Legions that were named', () => {
    const game = drafting();
    game.as(0).does('legions', 4);
    const seen = onScreen(game, raiseForm, 0, units({ fleets: 1 }));
    expect(seen.form.entered.legions).toBe(4);
    expect(seen.sent).toEqual([{ verb: 'fleets', arg: 1 }]);
  });
});

test('[1.09.63-g][amb-108] disbanding: ordinary Legions by number, Veterans by name, and Fleets', () => {
  const game = inSenate(propose, { kind: 'eliminate', by: 0, means: 'presiding' }, (g) => {
    g.fleets = 3;
    for (const n of [1, 2, 3]) Object.assign(g.legions[n]!, { at: 'active', veteran: n === 3 });
  });
  const seen = onScreen(game, raiseForm, 0, units({ legions: 1, veterans: ['legion:3'], fleets: 2 }));
  expect(seen.sent.map((a) => a.arg)).toEqual([1, ['legion:3'], 2]);
  press(game, raiseForm, seen, 'put');
  expect(put(game)).toEqual({ t: 'eliminate', legions: ['legion:1', 'legion:3'], fleets: 2 });
});

test('[2.04.3-i][A2-105] what the pool is short of are disbanded Legions: the first, unless others are named', () => {
  const game = at(propose, { kind: 'raise', by: 0, means: 'presiding' }, WITH_DISBANDMENT, (g) => {
    sitting(g);
    hasDisbanded(g, 'senator:1', 2);
    hasDisbanded(g, 'senator:4', 1);
    legionsTo(g, 'active', 21);
    Object.assign(g, { fleets: 25, state: 200 });
  });
  expect(onScreen(game, raiseForm, 0, units({ legions: 2 })).sent).toEqual([
    { verb: 'legions', arg: 2 },
    { verb: 'raiseDisbanded', arg: ['legion:0'] },
  ]);
  const seen = onScreen(game, raiseForm, 0, units({ legions: 3, disbanded: ['legion:2'] }));
  expect(seen.sent[1]).toEqual({ verb: 'raiseDisbanded', arg: ['legion:2', 'legion:0'] });
  game.as(0).does('legions', 3);
  const half = onScreen(game, raiseForm, 0);
  expect(half.form.entered.legions).toBe(3);
  press(game, raiseForm, half, 'put');
  expect(put(game)).toMatchObject({ legions: 3, disbanded: ['legion:0', 'legion:1'] });
});
