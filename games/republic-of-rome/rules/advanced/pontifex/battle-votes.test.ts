import { expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { senator } from '../../rome/senators.ts';
import type { ForceOrder, Proposal } from '../../senate/proposal.ts';
import { legionsTo, rebels, wages } from '../../testing/armies.ts';
import { rich } from '../../testing/bare.ts';
import { proconsul } from '../../testing/deployment.ts';
import type { Meeting } from '../../testing/meeting.ts';
import { beforePontifex, PONTIFEX, priests } from '../../testing/pontifex.ts';
import { addProvince } from '../../testing/senate.ts';
import { battleVotes, isBattleProposal } from './battle-votes.ts';
import { pontificate } from './pontificate.ts';

const LEGIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `legion:${n}` as const);
const send = (war: Extract<ForceOrder, { t: 'send' }>['war'], commander: SenatorId = 'senator:2'): ForceOrder => ({
  t: 'send',
  commander,
  war,
  legions: war.startsWith('card:') ? LEGIONS.slice(0, 3) : LEGIONS,
  fleets: war.startsWith('card:') ? 3 : 0,
  replaces: '',
});
const GARRISON: ForceOrder = { t: 'garrison', province: 'province:sicilia', legions: ['legion:10'] };
const deploy = (...orders: ForceOrder[]): Proposal => ({ t: 'deploy', orders });

/** senator:5 and 8 are Priests; ten Legions and the 1st Gallic War; Sicilia has no Garrison. */
const armed = (g: Rome): void => {
  senator(g, 'senator:2').office = 'field-consul';
  wages(g, 'war:5');
  legionsTo(g, 'active', 12);
  g.fleets = 5;
  addProvince(g, 'province:sicilia', '');
  priests(g, 'senator:5', 'senator:8');
  pontificate(g).vetoed = g.turn;
};
const voting = (p: Proposal, patch: (g: Rome) => void = () => {}): Meeting =>
  beforePontifex(p, (g) => {
    armed(g);
    patch(g);
  });
/** Votes by Senator. */
const cast = (p: Meeting): Record<string, number> =>
  Object.fromEntries(p.g.senate.floors[0]!.votes.map((b) => [b.senator, b.votes]));
/** Seats 1 and 2 vote so; their ORA: 4 and 5 have 3, 6 has 2; 7 has 2, 8 and 9 have 3. */
const votes = (p: Meeting, one: string, two: string): Record<string, number> => {
  p.as(0).does('callClockwise').as(1).does(one).as(2).does(two);
  return cast(p);
};

test('[2.01.32-a][2.01.4-a][2.01.4-d] on sending Forces to war a Priest has one vote more, the Pontifex twice his own', () => {
  expect(votes(voting(deploy(send('war:5'))), 'aye', 'aye')).toEqual({
    'senator:4': 6,
    'senator:5': 4,
    'senator:6': 2,
    'senator:7': 2,
    'senator:8': 4,
    'senator:9': 3,
  });
});
test('[2.01.32-e] whichever way he votes; who abstains adds nothing', () => {
  const against = votes(voting(deploy(send('war:5'))), 'nay', 'abstain');
  expect([against['senator:4'], against['senator:5'], against['senator:8']]).toEqual([6, 4, 0]);
});
test('[2.01.4-b][2.01.4-c] doubled are ORA and Knights, not what is bought', () => {
  const p = voting(deploy(send('war:5')), (g) => {
    rich(g, PONTIFEX, 5).knights = 2;
  });
  p.as(0)
    .does('callClockwise')
    .as(1)
    .does('buyVotes', { [PONTIFEX]: 5 })
    .does('aye');
  expect(cast(p)[PONTIFEX]).toBe(15);
});
test('[2.01.4-e][A2-08] a Priesthood of the Pontifex is added after doubling', () => {
  const p = voting(deploy(send('war:5')), (g) => priests(g, PONTIFEX));
  expect(votes(p, 'aye', 'aye')[PONTIFEX]).toBe(7);
});
test('[2.01.32-d][A2-09] one order of war counts for the whole proposal, [2.01.32-c] Garrisons by themselves do not', () => {
  expect(votes(voting(deploy(GARRISON, send('war:5'))), 'aye', 'aye')['senator:5']).toBe(4);
  const alone = votes(voting(deploy(GARRISON)), 'aye', 'aye');
  expect([alone['senator:4'], alone['senator:5']]).toEqual([3, 3]);
  const governor: Proposal = { t: 'governors', posts: [{ province: 'province:sicilia', senator: 'senator:9' }] };
  const governed = votes(voting(governor), 'aye', 'aye');
  expect([governed['senator:4'], governed['senator:5']]).toEqual([3, 3]);
});
test('[2.01.32-f] a Rebel is a War', () => {
  const p = voting(deploy(send('rebel')), (g) => {
    rebels(g, 'senator:9', 2);
  });
  p.as(0).does('callClockwise').as(1).does('aye');
  expect(cast(p)['senator:5']).toBe(4);
});
test('[2.01.32-g][A2-09] not Bequests, not recruitment, not units that come home by themselves', () => {
  const at = (p: Proposal): boolean => isBattleProposal(p);
  expect(at(deploy(send('card:106')))).toBe(false);
  expect(at({ t: 'raise', legions: 2, fleets: 0 })).toBe(false);
  expect(at({ t: 'eliminate', legions: ['legion:0'], fleets: 0 })).toBe(false);
  expect(at({ t: 'reject-rhodes' })).toBe(false);
  expect(at(deploy({ t: 'withdraw', force: 1, legions: ['legion:0'], fleets: 0 }))).toBe(false);
  expect(at(deploy({ t: 'ungarrison', province: 'province:sicilia', legions: ['legion:0'] }))).toBe(false);
  expect(at(deploy({ t: 'withdraw', force: 1, legions: ['legion:0'], fleets: 0 }, send('war:5')))).toBe(true);
});
test('[2.01.32-b][2.01.32-h] recalling, replacing and reinforcing a Proconsul do', () => {
  const away = (g: Rome): void => void proconsul(g, 'senator:9', 'war:5', [10, 11], 0);
  const orders: ForceOrder[] = [
    { t: 'recall', commander: 'senator:9' },
    { t: 'reinforce', force: 1, legions: ['legion:0'], fleets: 0 },
    { ...send('war:5'), replaces: 'senator:9' } as ForceOrder,
  ];
  for (const o of orders) {
    const p = voting(deploy(o), away);
    p.as(0).does('callClockwise').as(1).does('nay');
    expect([o.t, cast(p)['senator:5'], cast(p)[PONTIFEX]]).toEqual([o.t, 4, 6]);
  }
});
test('[2.01.H-e][A2-17] the Pontifex doubles nothing while he is away', () => {
  const { g } = voting(deploy(send('war:5')), (x) => {
    senator(x, PONTIFEX).at = 'field';
  });
  expect(battleVotes(g, deploy(send('war:5')), senator(g, PONTIFEX))).toBe(0);
});
test('[2.01.32-a] whoever is asked for one Senator is told all his votes', () => {
  const p = voting(deploy(send('war:5')));
  p.as(0).does('callClockwise').as(1).does('split');
  expect(p.question?.prompt.a).toMatchObject({ who: PONTIFEX, n: 6 });
  expect(p.does('aye').question?.prompt.a).toMatchObject({ who: 'senator:5', n: 4 });
});
