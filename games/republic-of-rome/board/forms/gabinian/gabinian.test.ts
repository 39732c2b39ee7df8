import { expect, test } from 'vitest';
import { gabinianRaising } from '../../../rules/cards/laws/gabinian.ts';
import type { Rome } from '../../../rules/game.ts';
import { newForce } from '../../../rules/rome/forces.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { wages } from '../../../rules/testing/armies.ts';
import { at } from '../../../rules/testing/at.ts';
import { meeting } from '../../../rules/testing/senate.ts';
import { onScreen, press } from '../testing/filled.ts';
import { type Entered, mostFrom } from './entries.ts';
import { gabinianForm as form } from './form.tsx';

const [A, C, D] = ['senator:1', 'senator:3', 'senator:4'] as const;
/** C has 25 T of his own and 35 in the treasury; D comes after him. */
const raising = (patch: (g: Rome) => void = () => {}) =>
  at(gabinianRaising, undefined, { seats: 3 }, (g) => {
    meeting(g, 'closed', [A], [C], [D]);
    g.phase = 'combat';
    g.laws = ['card:157'];
    for (const [id, office] of [
      [D, 'proconsul'],
      [C, 'field-consul'],
    ] as const) {
      newForce(g, wages(g, 'war:5').id).commander = id;
      Object.assign(senator(g, id), { office, at: 'field', talents: 25 });
    }
    for (const l of g.legions) l.at = 'pool';
    g.factions[1]!.treasury = 35;
    patch(g);
  });
const from =
  (personal: readonly [number, number], faction: readonly [number, number]) =>
  (e: Entered): Entered => ({
    ...e,
    from: {
      personal: { legions: personal[0], fleets: personal[1] },
      faction: { legions: faction[0], fleets: faction[1] },
    },
  });

test('[card-157-a] nothing is raised unless something is entered', () => {
  const seen = onScreen(raising(), form, 1);
  expect(seen.sent).toEqual([{ verb: 'raiseNothing' }]);
  expect(seen.commits.map((c) => c.name)).toEqual(['nothing']);
});
test('[card-157-a] out of both purses in one press, and only for him', () => {
  const game = raising();
  const seen = onScreen(game, form, 1, from([1, 1], [3, 0]));
  expect(seen.commits[0]).toMatchObject({ detail: 'form.purse {"n":50}' });
  press(game, form, seen, 'raise');
  expect(senator(game.g, C).talents).toBe(5);
  expect(game.g.factions[1]!.treasury).toBe(5);
  // The next Commander is asked by himself.
  expect(game.waitingFor).toEqual([2]);
});
test('[card-157-a] no more than each purse pays for', () => {
  const { form: filled } = onScreen(raising(), form, 1, from([1, 0], [0, 0]));
  expect(mostFrom(filled, 'personal')).toEqual({ legions: 2, fleets: 1 });
  expect(mostFrom(filled, 'faction')).toEqual({ legions: 3, fleets: 3 });
  expect(onScreen(raising(), form, 1, from([3, 0], [0, 0])).commits[0]!.missing).toBeDefined();
});
test('resumed when a purse is open already', () => {
  const game = raising().as(1).does('raiseFromFaction');
  const seen = onScreen(game, form, 1, from([0, 0], [2, 1]));
  expect(seen.sent).toEqual([{ verb: 'legions', arg: 2 }, { verb: 'fleets', arg: 1 }, { verb: 'raiseNothing' }]);
});

test('[card-157-a] another Commander of his is asked by himself', () => {
  const game = raising((g) => {
    senator(g, D).faction = 1;
  });
  const seen = onScreen(game, form, 1, from([1, 0], [0, 0]));
  press(game, form, seen, 'raise');
  expect(game.waitingFor).toEqual([1]);
  expect(senator(game.g, D).talents).toBe(25);
  expect(game.as(1).question?.prompt.a).toMatchObject({ who: D });
});
