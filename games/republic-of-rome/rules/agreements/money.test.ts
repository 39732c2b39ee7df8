import { describe, expect, test } from 'vitest';
import { GAMES } from '../forum/games.ts';
import type { Rome } from '../game.ts';
import { contributions } from '../revenue/contributions.ts';
import { redistribution } from '../revenue/redistribution.ts';
import { senator } from '../rome/senators.ts';
import { trading } from '../revolution/cards.ts';
import { agreed, answers, offers, states, statusOf } from '../testing/agreements.ts';
import { at, hand } from '../testing/at.ts';
import { bare, rich, table, treasury } from '../testing/bare.ts';
import { act } from '../testing/initiative.ts';
import type { PromiseOf } from './agreement.ts';
import { debtsOf } from './money.ts';
import { turnEnds } from './time.ts';

const sharing = (patch: (g: Rome) => void) =>
  at(redistribution, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.phase = 'revenue';
    patch(g);
  });
const pays = (n: number): PromiseOf<'pay'> => ({ t: 'pay', n, paid: 0 });
const give = (p: ReturnType<typeof sharing>, by: number, to: number, shares: Record<string, number>) =>
  p.as(by).does('openGift').does('giftTo', `faction:${to}`).does('give', shares);

describe('promised Talents', () => {
  test('[AGR-10][1.04.3-j][1.04.6-b] are due in the next Redistribution: he is not done while he owes and has means', () => {
    const p = sharing((g) => {
      treasury(g, 0, 4);
      rich(g, 'senator:1', 6);
      agreed(g, 7, [[0, 1, pays(7)]]);
    });
    p.as(0).refuses('redistributed', undefined, 'no.owes');
    // Nobody but a creditor is given anything meanwhile.
    p.does('openGift');
    expect(p.offers('giftTo')).toMatchObject({ of: ['faction:1'] });
    // He chooses from which treasuries.
    p.does('giftTo', 'faction:1').does('give', { 'senator:1': 5 });
    expect(p.g.agreements.all[0]!.clauses[0]!.promise).toMatchObject({ paid: 5 });
    p.refuses('redistributed', undefined, 'no.owes');
    give(p, 0, 1, { 'faction:0': 3 });
    expect(statusOf(p, 7)).toBe('fulfilled');
    p.does('redistributed');
    expect(p.g.factions[1]!.treasury).toBe(8);
  });

  test('[AGR-10][1.04.3-j] promised in the step itself: who was done and can pay is not done after all', () => {
    const p = sharing((g) => treasury(g, 0, 9));
    p.as(0).does('redistributed');
    const id = offers(p, 1, 0, 'public', 'faction:0', 'faction:1', 'word:pay', 5, 'turn:1', 'word:always');
    answers(p, 0, 'accept', id);
    for (const seat of [1, 2]) p.as(seat).does('redistributed');
    expect(p.waitingFor).toEqual([0]);
    p.as(0).refuses('redistributed', undefined, 'no.owes');
    give(p, 0, 1, { 'faction:0': 5 });
    expect(statusOf(p, id)).toBe('fulfilled');
    for (const seat of [0, 1]) p.as(seat).does('redistributed');
    expect(p.question?.prompt.k).toBe('testing');
  });

  test('[AGR-10] what one creditor is given is not paid to another', () => {
    const p = sharing((g) => {
      treasury(g, 0, 9);
      agreed(g, 7, [[0, 1, pays(3)]]);
      agreed(g, 8, [[0, 2, pays(3)]]);
    });
    give(p, 0, 2, { 'faction:0': 6 });
    expect([statusOf(p, 7), statusOf(p, 8)]).toEqual(['active', 'fulfilled']);
    p.refuses('redistributed', undefined, 'no.owes');
  });

  test('[AGR-10] the Redistribution of a later turn', () => {
    const p = sharing((g) => {
      treasury(g, 0, 9);
      agreed(g, 7, [[0, 1, pays(7), { turn: 2 }]]);
    });
    p.as(0).does('redistributed');
    expect(states(p, 7)).toEqual(['open']);
  });

  test('[AGR-29][amb-63] what he cannot pay stays due, until it is paid or forgiven', () => {
    const p = sharing((g) => {
      treasury(g, 0, 2);
      agreed(g, 7, [[0, 1, pays(7)]]);
    });
    give(p, 0, 1, { 'faction:0': 2 });
    for (const seat of [0, 1, 2]) p.as(seat).does('redistributed');
    p.expectLog('deal.unpaid', { n: 5 });
    p.g.turn = 2;
    expect(debtsOf(p.g, 0)).toMatchObject([{ promise: { n: 7, paid: 2 } }]);
    p.as(0).refuses('answerDeal', 'forgive+agreement:7+clause:1');
    answers(p, 1, 'forgive', 7, 1);
    expect([states(p, 7), statusOf(p, 7)]).toEqual([['forgiven'], 'fulfilled']);
  });

  test('[AGR-28][1.04.3-c][amb-63] the creditor may hold back his own part, take it back, or keep it up', () => {
    const owed = () => {
      const p = sharing((g) => {
        agreed(g, 7, [
          [0, 1, pays(7)],
          [1, 0, { t: 'refrain', from: 'persuade', about: { kind: '', naming: 'senator:1' } }, { turn: 5 }],
          [1, 2, { t: 'text', text: 'to somebody else' }],
        ]);
      });
      for (const seat of [0, 1, 2]) p.as(seat).does('redistributed');
      return p.expectLog('deal.released', { who: 'faction:1', n: 2 });
    };
    const p = owed();
    expect(p.g.agreements.all[0]!.clauses.map((c) => c.released)).toEqual([false, true, false]);
    p.as(0).refuses('answerDeal', 'take-back+agreement:7+clause:2');
    answers(p, 1, 'take-back', 7, 2);
    expect(states(p, 7)).toEqual(['open', 'withdrawn', 'open']);
    expect(answers(owed(), 1, 'keep-up', 7, 2).g.agreements.all[0]!.clauses[1]!.released).toBe(false);
    const t = table((g) => agreed(g, 7, [[1, 0, { t: 'text', text: 'a' }, { released: true }]]));
    turnEnds(t.cx);
    expect(t.g.agreements.all[0]!.clauses[0]!.state).toBe('withdrawn');
  });

  test('[AGR-28] what was done is not undone when the other part fails', () => {
    const p = at(trading, undefined, { seats: 3 }, (g) => {
      for (const seat of [0, 1, 2]) hand(g, seat, ...(seat === 0 ? (['card:38'] as const) : []));
      agreed(g, 7, [
        [0, 1, { t: 'card', card: 'card:38' }],
        [1, 0, { t: 'card', card: 'card:39' }],
      ]);
    });
    expect(states(p, 7)).toEqual(['performed', 'failed']);
    expect([statusOf(p, 7), p.g.factions[1]!.hand]).toEqual(['broken', ['card:38']]);
    // Failed first: not yet handed over, it is not.
    const other = at(trading, undefined, { seats: 3 }, (g) => {
      for (const seat of [0, 1, 2]) hand(g, seat, ...(seat === 1 ? (['card:38'] as const) : []));
      agreed(g, 7, [
        [0, 1, { t: 'card', card: 'card:39' }],
        [1, 0, { t: 'card', card: 'card:38' }],
      ]);
    });
    expect(states(other, 7)).toEqual(['failed', 'open']);
    expect(other.g.factions[1]!.hand).toEqual(['card:38']);
  });

  test('[AGR-19] only if somebody gains the office, and not at all when he can no longer', () => {
    const owed = (patch: (g: Rome) => void) =>
      table((g) => {
        const when = { t: 'office', senator: 'senator:3', office: 'censor' } as const;
        senator(g, 'senator:3').office = 'censor';
        agreed(g, 7, [[0, 1, pays(7), { when }]]);
        patch(g);
      });
    // That he was Censor already does not count.
    const before = owed(() => {});
    expect(debtsOf(before.g, 0)).toEqual([]);
    expect(debtsOf(owed((g) => (g.senate.filled.censor = true)).g, 0)).toHaveLength(1);
    turnEnds(before.cx);
    expect(before.g.agreements.all[0]!.clauses[0]!.state).toBe('lapsed');
    const met = owed((g) => (g.agreements.all[0]!.clauses[0]!.met = true));
    senator(met.g, 'senator:3').office = '';
    turnEnds(met.cx);
    expect(debtsOf(met.g, 0)).toHaveLength(1);
  });
});

describe('promised spending', () => {
  const spends = (how: PromiseOf<'spend'>['how'], n: number): PromiseOf<'spend'> => ({
    t: 'spend',
    how,
    senator: 'senator:1',
    n,
  });

  test('[AGR-17] a contribution, when he has the means', () => {
    const giving = (talents: number) =>
      at(contributions, undefined, { seats: 3 }, (g) => {
        bare(g);
        rich(g, 'senator:1', talents);
        agreed(g, 7, [[0, 1, spends('contribute', 10)]]);
      }).as(0);
    const p = giving(12).refuses('contributed', undefined, 'no.agreement');
    expect(p.offers('contribute')).toEqual(expect.objectContaining({ of: { 'senator:1': 12 }, min: 10, max: 12 }));
    p.does('contribute', { 'senator:1': 10 });
    expect(statusOf(p, 7)).toBe('fulfilled');
    const poor = giving(9).does('contributed');
    expect(states(poor, 7)).toEqual(['open']);
  });

  test('[AGR-17] on Knights', () => {
    const p = act((g) => {
      rich(g, 'senator:1', 5);
      rich(g, 'senator:2', 5);
      agreed(g, 7, [[0, 1, spends('knights', 4)]]);
    });
    p.refuses('endInitiative', undefined, 'no.agreement');
    expect(p.offers('attract')).toMatchObject({ of: ['senator:1'] });
    expect([p.offers('sponsor'), p.offers('appointLeader')]).toEqual([undefined, undefined]);
    p.does('attract', 'senator:1');
    expect(p.offers('pay')).toMatchObject({ min: 4, max: 5 });
    p.byChance().does('pay', 4);
    expect(statusOf(p, 7)).toBe('fulfilled');
    expect(p.offers('endInitiative')).toBeDefined();
  });

  test('[AGR-17] on Games', () => {
    const p = act((g) => {
      rich(g, 'senator:1', 30);
      rich(g, 'senator:2', 30);
      agreed(g, 7, [[0, 1, spends('games', 10)]]);
    });
    p.refuses('endInitiative', undefined, 'no.agreement');
    expect(p.offers('sponsor')).toMatchObject({ of: ['senator:1'] });
    p.does('sponsor', 'senator:1').refuses('games', GAMES[0]).does('games', GAMES[2]);
    expect(statusOf(p, 7)).toBe('fulfilled');
  });

  test('[AGR-17] not by one who has gone over to another Faction', () => {
    const t = table((g) => {
      agreed(g, 7, [[0, 1, spends('games', 7)]]);
      senator(g, 'senator:1').faction = 2;
    });
    turnEnds(t.cx);
    expect(t.g.agreements.all[0]!.clauses[0]!.state).toBe('failed');
  });

  test('[AGR-17] a ransom', () => {
    const p = sharing((g) => {
      Object.assign(senator(g, 'senator:1'), { captive: 'barbarians', at: 'field', influence: 5 });
      treasury(g, 0, 12);
      agreed(g, 7, [[0, 1, spends('ransom', 0)]]);
    });
    p.as(0).refuses('redistributed', undefined, 'no.agreement').does('ransom', 'senator:1').does('payFromCaptive', 0);
    expect(statusOf(p, 7)).toBe('fulfilled');
    p.does('redistributed');
  });
});
