/** How the sensible bot disbands Veterans and calls them back — 2.04 */
import type { Offer, State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/index.ts';
import { answers, ask, button, pick, playOut, range } from './testing/table.ts';
import { sensible } from './sensible.ts';

const BOTS = [sensible, sensible, sensible];
const several = (min: number, max: number, ...of: string[]): Offer => ({ t: 'choose', of, min, max, rules: [] });

/** Without Wars. The first Senator of seat 0 has won, with as many Veterans as are given, the first Legions of all. */
const table = (veterans: number, patch: (g: Rome) => void = () => {}): State<Rome> => {
  const { s } = playOut('early', 'disbandment', BOTS, 12, ['disbandment']);
  const { g } = s;
  g.wars = [];
  g.unrest = 0;
  const who = g.senators.find((x) => x.faction === 0)!;
  const force = { id: 1, war: '', commander: who.id, masterOfHorse: '', fleets: 0, sent: 0, sentIn: 0 } as const;
  g.forces = [{ ...force, reinforcedIn: 0, hadLegions: true, victorious: true, homeward: false, fought: false }];
  for (const [n, l] of g.legions.entries()) {
    Object.assign(l, n < veterans ? { at: 'force:1', veteran: true, allegiance: who.id } : { at: 'active' });
  }
  patch(g);
  return s;
};
const CARDS = ask('ask.cards.play', {}, { done: button, disbandVeterans: several(1, 2, 'legion:0', 'legion:1') });

test('[2.04.2-d] he disbands all he can in peace', () => {
  expect(answers(table(2), 0, CARDS)).toEqual([{ verb: 'disbandVeterans', arg: ['legion:0', 'legion:1'] }]);
});
test('[2.04.2-d] not while Rome is hard pressed', () => {
  const s = table(2, (g) => {
    const war = {
      status: 'active',
      unprosecuted: false,
      revolt: false,
      navalVictory: false,
      used: [],
      shift: 0,
    } as const;
    const also = { foughtLand: false, foughtSea: false, halved: false, attacked: false, cleopatra: 'no' } as const;
    for (const id of ['war:1', 'war:3'] as const) g.wars.push({ id, ...war, used: [], ...also });
  });
  expect(answers(s, 0, CARDS)).toEqual([{ verb: 'done' }]);
});
test('[2.04.2-k] nor when he is strong enough to revolt', () => {
  expect(answers(table(20), 0, CARDS)).toEqual([{ verb: 'done' }]);
});

const question = {
  ...ask('ask.senate.business', {}, { adjourn: button, recallDisbanded: pick('senator:1') }),
  asides: ['recallDisbanded'],
};
test('[2.04.3-a] he recalls them only in danger, as many as he can pay', () => {
  expect(answers(table(0), 0, question)).toEqual([{ verb: 'adjourn' }]);
  const s = table(0, (g) => (g.unrest = 6));
  const said = answers(
    s,
    0,
    question,
    ask('ask.recall.which', {}, { drop: button, recallLegions: several(1, 1, 'legion:0', 'legion:1') }),
    ask('ask.recall.pay', {}, { drop: button, payForRecall: range(0, 1) }),
  );
  expect(said.map((x) => [x.verb, x.arg])).toEqual([
    ['recallDisbanded', 'senator:1'],
    ['recallLegions', ['legion:0']],
    ['payForRecall', 1],
  ]);
});
test('[2.04.3-i] Legions of others are raised before his own', () => {
  const s = table(0, (g) => {
    const [own, other] = [0, 1].map((seat) => g.senators.find((x) => x.faction === seat)!.id);
    Object.assign(g.legions[0]!, { at: 'bank', veteran: true, allegiance: own });
    Object.assign(g.legions[1]!, { at: 'bank', veteran: true, allegiance: other });
  });
  const asked = ask('ask.raise.disbanded', {}, { drop: button, raiseDisbanded: several(1, 1, 'legion:0', 'legion:1') });
  expect(answers(s, 0, asked)).toEqual([{ verb: 'raiseDisbanded', arg: ['legion:1'] }]);
});
