import { expect, test } from 'vitest';
import { senator } from '../../../rules/rome/senators.ts';
import { rich, treasury } from '../../../rules/testing/bare.ts';
import { act } from '../../../rules/testing/initiative.ts';
import { onScreen, press } from '../testing/filled.ts';
import { counterBribeForm as form } from './form.ts';

const FABIUS = 'senator:2';
/** Fabius tries Fulvius of Faction 1, with a number of 8. */
const asked = () =>
  act((g) => {
    senator(g, FABIUS).influence = 15;
    rich(g, FABIUS, 9);
    treasury(g, 1, 4);
  })
    .does('persuade', FABIUS)
    .picks('senator:6')
    .sets('bribe', 5);

test('[1.07.413-a] one press lets it stand, and says how likely he comes', () => {
  const game = asked();
  const seen = onScreen(game, form, 1);
  expect(seen.sent).toEqual([{ verb: 'pass' }]);
  expect(seen.commits).toHaveLength(1);
  expect(seen.commits[0]!.detail).toBe('counter.comesOn {"chance":72}');
  press(game, form, seen, 'pass');
  expect(game.waitingFor).toEqual([2]);
});

test('[1.07.413-a][1.07.413-b] with an amount it is spent from the Faction Treasury; nothing stays the other choice', () => {
  const game = asked();
  const seen = onScreen(game, form, 1, (e) => ({ ...e, n: 3 }));
  expect(seen.sent).toEqual([{ verb: 'counterBribe', arg: 3 }]);
  expect(seen.commits.map((c) => c.name)).toEqual(['spend', 'pass']);
  press(game, form, seen, 'spend');
  expect(game.g.factions[1]!.treasury).toBe(1);
});

test('[1.07.413-b] more than the Treasury holds cannot be sent', () => {
  const seen = onScreen(asked(), form, 1, (e) => ({ ...e, n: 5 }));
  expect(seen.commits[0]!.missing).toBeDefined();
  expect(seen.sent).toEqual([]);
});

test('it does not open for the persuader, and begins anew when more has been spent', () => {
  const game = asked();
  expect(() => onScreen(game, form, 0)).toThrow('does not open');
  const { form: filled } = onScreen(game, form, 1, (e) => ({ ...e, n: 2 }));
  game.as(1).does('pass').as(2).does('pass').as(0).sets('raise', 1);
  expect(form.begins({ seat: 1, question: game.as(1).question!, view: game.view(1) }, filled.entered).n).toBe(0);
});
