/** How the bot has a Bequest fetched — cards 106 and 154 */
import type { State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/index.ts';
import { answers, ask, button, menOf, newGame, pick, quietSenate, range } from './testing/table.ts';

const PERGAMENE = 'card:106';
/** Peace, a Bequest in the Forum, a Field Consul of seat 0 in Rome, and so many Legions and Fleets. */
const peace = (units: number, patch: (g: Rome) => void = () => {}): State<Rome> =>
  quietSenate((g) => {
    g.bequests = [{ card: PERGAMENE, status: 'waiting' }];
    for (const x of g.senators) x.office = '';
    menOf(g, 0)[0]!.office = 'field-consul';
    g.senate.presiding = menOf(g, 0)[1]!.id;
    g.forces = [];
    g.legions.forEach((l, n) => Object.assign(l, { at: n < units ? 'active' : 'pool', veteran: false }));
    g.fleets = units;
    patch(g);
  });
const menu = ask('ask.senate.business', {}, { propose: pick('kind:deploy'), adjourn: button });

test('[card-106-a] the Field Consul is sent for it with three Legions and three Fleets', () => {
  const s = peace(5);
  const who = menOf(s.g, 0)[0]!.id;
  const said = answers(
    s,
    0,
    menu,
    ask('ask.deployment.order', { n: 0 }, { sendCommander: pick(who), drop: button }),
    ask('ask.deployment.target', { who }, { sendAgainst: pick('war:4', PERGAMENE) }),
    ask('ask.deployment.legions', { who }, { legions: range(0, 5) }),
    ask('ask.deployment.fleets', { who }, { fleets: range(0, 5) }),
    ask('ask.deployment.order', { n: 1 }, { put: button, drop: button }),
  );
  expect(said).toEqual([
    { verb: 'propose', arg: 'kind:deploy' },
    { verb: 'sendCommander', arg: who },
    { verb: 'sendAgainst', arg: PERGAMENE },
    { verb: 'legions', arg: 3 },
    { verb: 'fleets', arg: 3 },
    { verb: 'put' },
  ]);
});
test('[card-106-a] not with less, not twice, and not while Rome is in danger', () => {
  expect(answers(peace(2), 0, menu)).toEqual([{ verb: 'adjourn' }]);
  const collected = peace(5, (g) => {
    g.bequests = [{ card: PERGAMENE, status: 'collected' }];
  });
  expect(answers(collected, 0, menu)).toEqual([{ verb: 'adjourn' }]);
  const unrest = peace(5, (g) => {
    g.unrest = 7;
    g.state = 0;
  });
  expect(answers(unrest, 0, menu)).toEqual([{ verb: 'adjourn' }]);
});
test('[card-106-a] a War that he can win comes first', () => {
  const s = peace(20, (g) => {
    const [war] = newGame(3, 'early', 'wars').g.wars;
    g.wars = [{ ...war!, id: 'war:4', status: 'active' }];
  });
  const who = menOf(s.g, 0)[0]!.id;
  const [, target] = answers(
    s,
    0,
    ask('ask.deployment.order', { n: 0 }, { sendCommander: pick(who), drop: button }),
    ask('ask.deployment.target', { who }, { sendAgainst: pick('war:4', PERGAMENE) }),
  );
  expect(target).toEqual({ verb: 'sendAgainst', arg: 'war:4' });
});
