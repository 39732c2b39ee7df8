import { describe, expect, test } from 'vitest';
import { grain } from '../../../rules/revenue/grain.ts';
import { spoils } from '../../../rules/revenue/spoils.ts';
import { fresh } from '../../../rules/rome/death.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { at } from '../../../rules/testing/at.ts';
import { bare, governs, rich } from '../../../rules/testing/bare.ts';
import { onScreen, press } from '../testing/filled.ts';
import { spoilsForm } from './form.ts';

const ruling = () =>
  at(spoils, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.senators.push(fresh(g, 'senator:10', 0));
    governs(g, 'senator:1', 'province:sicilia');
    governs(g, 'senator:10', 'province:africa');
  });
/** Two Grain Concessions of one player, while there is a Drought. */
const droughts = () =>
  at(grain, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.concessions.push(
      { id: 'concession:54', holder: 'senator:1', revealed: false, voted: 0 },
      { id: 'concession:55', holder: 'senator:1', revealed: false, voted: 0 },
    );
    g.events = [{ id: 'event:164', level: 1, since: 0 }];
  });

describe('the form of Spoils', () => {
  test('[1.06.13-a] all Provinces with one press, or none of them with one', () => {
    const seen = onScreen(ruling(), spoilsForm, 0);
    expect(seen.sent).toEqual([{ verb: 'takeSpoils', arg: ['province:africa', 'province:sicilia'] }]);
    const game = ruling();
    press(game, spoilsForm, onScreen(game, spoilsForm, 0), 'none');
    expect(game.g.provinces.map((p) => p.plunderer)).toEqual(['', '']);
    expect(senator(game.g, 'senator:1').corrupt).toBe(false);
  });

  test('[1.06.13-a] one is plundered, the other left', () => {
    const seen = onScreen(ruling(), spoilsForm, 0, (e) => ({ ...e, taken: { 'province:sicilia': false } }));
    expect(seen.sent).toEqual([{ verb: 'takeSpoils', arg: ['province:africa'] }]);
    expect(seen.commits.map((c) => c.name)).toEqual(['go', 'all', 'none']);
  });

  test('[1.06.13-e][1.06.13-f] a loss is left to the State unless he is to pay', () => {
    const game = at(spoils, undefined, { seats: 3 }, (g) => {
      bare(g);
      rich(g, 'senator:1', 9);
      governs(g, 'senator:1', 'province:gallia-transalpina');
    });
    // He may lose by it, so it is not entered at first.
    expect(onScreen(game, spoilsForm, 0).sent).toEqual([{ verb: 'takeSpoils', arg: [] }]);
    game.as(0).rolling(1).does('takeSpoils', ['province:gallia-transalpina']);
    expect(game.question?.prompt.k).toBe('ask.revenue.negativeSpoils');
    const seen = onScreen(game, spoilsForm, 0);
    expect(seen.sent).toEqual([{ verb: 'leaveToState' }]);
    expect(seen.commits.map((c) => c.name)).toEqual(['go', 'all']);
    press(game, spoilsForm, seen, 'all');
    expect(senator(game.g, 'senator:1').talents).toBeLessThan(9);
  });
});

describe('the form of grain in a Drought', () => {
  test('[1.06.12-d] all grain at once, at the ordinary price at first', () => {
    const seen = onScreen(droughts(), spoilsForm, 0);
    expect(seen.sent).toEqual([{ verb: 'plainIncome' }, { verb: 'plainIncome' }]);
  });

  test('[card-54-b] one of them dear', () => {
    const game = droughts();
    const seen = onScreen(game, spoilsForm, 0, (e) => ({ ...e, taken: { 'concession:55': true } }));
    expect(seen.sent).toEqual([{ verb: 'plainIncome' }, { verb: 'droughtProfit' }]);
    press(game, spoilsForm, seen, 'go');
    expect(senator(game.g, 'senator:1').popularity).toBeLessThan(0);
  });

  test('goes on at the second question', () => {
    const game = droughts();
    game.as(0).does('plainIncome');
    expect(onScreen(game, spoilsForm, 0).sent).toEqual([{ verb: 'plainIncome' }]);
  });
});
