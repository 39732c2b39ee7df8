import { expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import type { SenatorId } from '../../../rules/ids.ts';
import { afterRefusal, formCoalition } from '../../../rules/neutrals/senate/coalition.ts';
import { neutralsOf } from '../../../rules/neutrals/state.ts';
import { senator, votesOf } from '../../../rules/rome/senators.ts';
import { bare, rich } from '../../../rules/testing/bare.ts';
import { atNeutrals } from '../../../rules/testing/neutrals.ts';
import { askingIn } from '../asking.ts';
import { onScreen, press } from '../testing/filled.ts';
import { coalitionForm, partnerForm } from './form.ts';

/** One Senator for each Faction, with Knights that make up these votes. */
const forming = (...votes: readonly number[]) =>
  atNeutrals(formCoalition, undefined, { seats: 1 }, (g: Rome) => {
    bare(g);
    for (const [faction, n] of votes.entries()) {
      const id: SenatorId = `senator:${faction + 1}`;
      senator(g, id).knights += n - votesOf(g, senator(g, id));
      rich(g, id, 50 - 10 * faction);
    }
  });

test('[4.05.2-f][4.05.2-h] he joins as one of so many, or refuses', () => {
  const game = forming(14, 9, 8, 7, 6);
  const seen = onScreen(game, coalitionForm, 0);
  expect(seen.commits.map((c) => c.name)).toEqual(['joinCoalition', 'refuseCoalition']);
  expect(seen.commits[0]!.detail).toBe('coalition.chooses {"n":1,"of":2}');
  // [4.05.2-g] Without him all Neutrals would rule.
  expect(afterRefusal(game.view(0), askingIn(game.view(0), formCoalition)!, 0)).toEqual([1, 2, 3, 4]);
  press(game, coalitionForm, seen, 'joinCoalition');
  expect(neutralsOf(game.g).coalition.members).toEqual([0, 1]);
});

test('[4.05.2-j] of partners the smallest that is enough comes first', () => {
  const game = forming(20, 8, 5, 4, 3);
  while (game.as(0).offers('refuseCoalition')) game.does('refuseCoalition');
  const seen = onScreen(game, partnerForm, 0);
  expect(seen.sent[0]).toEqual({ verb: 'takePartner', arg: 'faction:4' });
  press(game, partnerForm, seen, 'choose');
  expect(neutralsOf(game.g).coalition.members).toEqual([0, 4]);
});
