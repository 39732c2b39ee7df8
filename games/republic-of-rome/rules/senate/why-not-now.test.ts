import { expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { inSenate } from '../testing/meeting.ts';
import { addProvince } from '../testing/senate.ts';
import { business } from './other-business.ts';

/** What the menu withholds here, each with its reason. */
const reasons = (patch: (g: Rome) => void = () => {}): Record<string, string> => {
  const withheld = inSenate(business, undefined, patch).as(0).question?.withheld['propose'] ?? {};
  return Object.fromEntries(
    Object.entries(withheld).map(([kind, why]) => [kind.slice('kind:'.length), why.k.slice('notNow.'.length)]),
  );
};

test('[1.09.6-a] everything that cannot be put has a reason', () => {
  expect(reasons()).toEqual({
    deploy: 'deploy',
    eliminate: 'eliminate',
    governors: 'governors.none',
    concessions: 'concessions.none',
    repeal: 'repeal.none',
    'consul-for-life': 'life.nobody',
    'reject-rhodes': 'rhodes',
  });
});
test.each<[string, string, (g: Rome) => void]>([
  ['[1.09.63-h]', 'raise.forbidden', (g) => Object.assign(g, { noRecruitment: true })],
  ['[1.09.63-f]', 'raise.money', (g) => Object.assign(g, { state: 9, bank: -9 })],
  [
    '[1.09.63-b]',
    'raise.pool',
    (g) => {
      g.fleets = 25;
      for (const l of g.legions) l.at = 'active';
    },
  ],
  ['[1.09.621-f]', 'repeal.tried', (g) => Object.assign(g.senate, { repealTried: true })],
  ['[1.09.621-b]', 'repeal.unpopular', (g) => Object.assign(g.landBills, { II: 1 })],
  ['[1.09.131-e]', 'life.tried', (g) => Object.assign(g.senate, { lifeProposed: true })],
  ['[1.09.62-c]', 'landBill', (g) => Object.assign(g.senate, { landBills: ['I', 'II', 'III'] })],
  [
    '[1.09.61-c]',
    'concessions.voted',
    (g) => g.concessions.push({ id: 'concession:54', holder: 'forum', revealed: false, voted: g.turn }),
  ],
  [
    '[1.09.52-b]',
    'governors.filled',
    (g) => {
      addProvince(g, 'province:sicilia', 'senator:9');
      g.provinces[0]!.elected = g.turn;
    },
  ],
])('%s %s', (_, key, patch) => {
  expect(Object.values(reasons(patch))).toContain(key);
});
