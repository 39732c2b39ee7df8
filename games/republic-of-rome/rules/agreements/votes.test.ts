import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { promisedVotes, promisedWays } from '../senate/ballot.ts';
import type { Proposal } from '../senate/proposal.ts';
import { agreed, answers, offers, states, statusOf } from '../testing/agreements.ts';
import { rich } from '../testing/bare.ts';
import { onVote, RAISE, who } from '../testing/meeting.ts';
import { ANYTHING, type PromiseOf } from './agreement.ts';

const votes = (more: Partial<PromiseOf<'vote'>> = {}): PromiseOf<'vote'> => ({
  t: 'vote',
  way: 'for',
  about: ANYTHING,
  senator: '',
  bought: 0,
  ...more,
});
/** Seat 1 is called on this. */
const called = (patch: (g: Rome) => void, proposal: Proposal = RAISE) =>
  onVote(proposal, patch).as(0).does('callFaction', 'faction:1').as(1);

describe('a promised vote', () => {
  test('[AGR-12][AGR-24][1.04.3-a] only conforming votes are offered, the others are greyed with the agreement', () => {
    const p = called((g) => agreed(g, 7, [[1, 2, votes({ way: 'against' })]]));
    const why = { k: 'no.agreement', a: { what: 'agreement:7' } };
    expect(p.question?.denied).toMatchObject({ aye: why, abstain: why, split: why });
    p.refuses('aye', undefined, 'no.agreement');
    // The others learn nothing of it.
    expect(p.as(2).question?.denied).toEqual({});
    p.as(1).does('nay').expectLog('deal.clause', { how: 'clause-state:performed', why: 'why:kept' });
    expect(statusOf(p, 7)).toBe('fulfilled');
  });

  test('[AGR-12] what must be voted and bought for it is known: the richest pay first, nobody more than he has', () => {
    const p = called((g) => {
      rich(g, 'senator:4', 2);
      rich(g, 'senator:5', 5);
      agreed(g, 7, [[1, 2, votes({ way: 'against', bought: 6 })]]);
    });
    const ballot = { at: 0, seat: 1 };
    expect(promisedVotes(p.g, ballot)).toEqual({ 'senator:5': 5, 'senator:4': 1 });
    expect(promisedWays(p.g, ballot)).toMatchObject({ 'senator:4': 'against', 'senator:5': 'against' });
    expect(promisedWays(p.g, { at: 0, seat: 2 })).toEqual({});
  });

  test('[AGR-12] on the next proposal that fits the description, and no other', () => {
    const raise = (kind: 'censor' | 'raise') =>
      called((g) => agreed(g, 7, [[1, 2, votes({ about: { kind, naming: '' } })]]));
    expect(raise('raise').offers('nay')).toBeUndefined();
    expect(raise('censor').offers('nay')).toBeDefined();
    const about = (naming: 'senator:2' | 'senator:8') =>
      called(
        (g) => {
          g.senate.step = 'censor';
          agreed(g, 7, [[1, 2, votes({ about: { kind: '', naming } })]]);
        },
        { t: 'censor', nominee: 'senator:2' },
      );
    expect(about('senator:2').offers('nay')).toBeUndefined();
    const other = about('senator:8').does('nay');
    expect(states(other, 7)).toEqual(['open']);
    // A named Senate Phase: not before it.
    const later = called((g) => agreed(g, 7, [[1, 2, votes(), { turn: 2 }]]));
    expect(later.offers('nay')).toBeDefined();
  });

  test('[AGR-12] with one Senator: the others are free', () => {
    const p = called((g) => agreed(g, 7, [[1, 2, votes({ senator: 'senator:5' })]]));
    expect(p.offers('nay')).toBeUndefined();
    p.does('split').does('nay');
    expect(p.question?.denied).toHaveProperty('nay');
    p.does('aye').does('abstain');
    expect(states(p, 7)).toEqual(['performed']);
    expect(p.g.senate.floors[0]!.votes.map((v) => v.way)).toEqual(['against', 'for', 'abstain']);
  });

  test('[AGR-12] with so many votes bought at least', () => {
    const p = called((g) => {
      rich(g, 'senator:4', 2);
      rich(g, 'senator:5', 3);
      agreed(g, 7, [[1, 2, votes({ bought: 4 })]]);
    });
    for (const verb of ['aye', 'nay', 'abstain', 'split']) expect(p.offers(verb)).toBeUndefined();
    expect(p.offers('buyVotes')).toMatchObject({ min: 4, max: 5 });
    p.does('buyVotes', { 'senator:4': 2, 'senator:5': 2 }).does('aye');
    expect(states(p, 7)).toEqual(['performed']);
    // By the one who was named.
    const named = called((g) => {
      rich(g, 'senator:4', 9);
      rich(g, 'senator:5', 3);
      agreed(g, 7, [[1, 2, votes({ bought: 2, senator: 'senator:5' })]]);
    });
    named.does('buyVotes', { 'senator:4': 9 });
    expect(named.offers('aye')).toBeUndefined();
    expect(named.offers('buyVotes')).toEqual(expect.objectContaining({ of: { 'senator:5': 3 }, min: 2, max: 3 }));
    named.does('buyVotes', { 'senator:5': 2 }).does('aye');
    expect([who(named, 4).talents, who(named, 5).talents]).toEqual([0, 1]);
    expect(states(named, 7)).toEqual(['performed']);
  });

  test('[AGR-12] two votes are more than one, and one that is missing is missed', () => {
    const p = called((g) => {
      rich(g, 'senator:4', 1);
      rich(g, 'senator:5', 3);
      agreed(g, 7, [[1, 2, votes({ bought: 2, senator: 'senator:5' })]]);
    });
    expect(p.offers('buyVotes')).toMatchObject({ min: 2 });
    p.does('buyVotes', { 'senator:4': 1, 'senator:5': 1 });
    expect([p.offers('aye'), p.offers('buyVotes')]).toMatchObject([undefined, { of: { 'senator:5': 2 }, min: 1 }]);
  });

  test('[AGR-22] what cannot be kept binds nobody, and has failed when he has voted', () => {
    const p = called((g) => agreed(g, 7, [[1, 2, votes({ bought: 4 })]]));
    p.does('nay').expectLog('deal.clause', { how: 'clause-state:failed', why: 'why:impossible' });
    expect(statusOf(p, 7)).toBe('broken');
    // Nobody abstains on a Land Bill: no option is invented.
    const bill = called((g) => agreed(g, 7, [[1, 2, votes({ way: 'abstain' })]]), {
      t: 'land-bill',
      type: 'I',
      sponsor: 'senator:1',
      coSponsor: 'senator:2',
    });
    expect(bill.offers('abstain')).toBeUndefined();
    bill.does('nay');
    expect(states(bill, 7)).toEqual(['failed']);
  });

  test('[AGR-23] of two that demand contrary things the one accepted earlier prevails, the other fails', () => {
    const p = called((g) => {
      agreed(g, 8, [[1, 2, votes({ way: 'against' })]]);
      agreed(g, 7, [[1, 0, votes({ way: 'for' })]]);
    });
    expect([p.offers('aye'), p.offers('nay')]).toMatchObject([{ t: 'button' }, undefined]);
    p.does('aye');
    expect([states(p, 7), states(p, 8)]).toEqual([['performed'], ['failed']]);
  });

  test('[AGR-23] an offer that contradicts one in force cannot be accepted; both clauses are named', () => {
    const p = called((g) => agreed(g, 7, [[1, 2, votes({ way: 'against' })]]));
    const vote = [
      'faction:1',
      'faction:0',
      'word:vote',
      'way:for',
      'kind:raise',
      'word:any',
      0,
      'turn:1',
      'word:always',
    ];
    // `raise` names nothing; the next word is whose votes.
    const id = offers(p, 0, 1, 'public', ...vote);
    p.as(1).refuses('answerDeal', `accept+agreement:${id}`, 'no.contrary');
    answers(p, 1, 'reject', id);
    // In another meeting he may vote otherwise.
    const later = offers(p, 0, 1, 'public', ...vote.map((w) => (w === 'turn:1' ? 'turn:2' : w)));
    expect(statusOf(answers(p, 1, 'accept', later), later)).toBe('active');
    // [AGR-06] A private one binds nobody, so that it contradicts nothing.
    const secret = offers(p, 0, 1, 'private', ...vote);
    expect(statusOf(answers(p, 1, 'accept', secret), secret)).toBe('active');
  });

  test('[AGR-25][amb-64] votes that a Consul for Life casts for the Faction neither keep nor break it', () => {
    const p = onVote(RAISE, (g) => {
      g.senators[0]!.consulForLife = true;
      agreed(g, 7, [[1, 2, votes({ way: 'against' })]]);
    });
    p.as(0).does('callFaction', 'faction:1');
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('aye');
    expect(states(p, 7)).toEqual(['open']);
    // Its player goes on making agreements of its own.
    expect(p.as(1).offers('deal')).toBeDefined();
  });

  test('[AGR-19] only when its condition holds', () => {
    const other = { turn: 1, when: { t: 'clause', n: 0 } } as const;
    const p = called((g) =>
      agreed(g, 7, [
        [2, 1, { t: 'text', text: 'first' }],
        [1, 2, votes(), other],
      ]),
    );
    expect(p.offers('nay')).toBeDefined();
    answers(p, 1, 'performed', 7, 1);
    expect(p.as(1).offers('nay')).toBeUndefined();
  });
});

describe('the order of calling', () => {
  const order = (more: Partial<PromiseOf<'order'>>): PromiseOf<'order'> => ({
    t: 'order',
    calls: [],
    last: -1,
    about: ANYTHING,
    ...more,
  });
  const refs = (p: ReturnType<typeof onVote>): readonly string[] => {
    const o = p.as(0).offers('callFaction');
    return o?.t === 'pick' ? o.of : [];
  };

  test('[AGR-16] one is called last', () => {
    const p = onVote(RAISE, (g) => agreed(g, 7, [[0, 1, order({ last: 1 })]]));
    expect(refs(p)).toEqual(['faction:2', 'faction:0']);
    p.refuses('callClockwise', undefined, 'no.agreement').refuses('callInOrder', [
      'faction:1',
      'faction:2',
      'faction:0',
    ]);
    p.does('callFaction', 'faction:2').as(2).does('aye');
    p.as(0).does('callFaction', 'faction:0').does('aye').as(1).does('aye');
    expect(states(p, 7)).toEqual(['performed']);
  });

  test('[AGR-16] some are called in an order that was given', () => {
    const p = onVote(RAISE, (g) => agreed(g, 7, [[0, 1, order({ calls: [2, 1] })]]));
    expect(refs(p)).toEqual(['faction:2', 'faction:0']);
    p.does('callFaction', 'faction:2').as(2).does('aye');
    expect(refs(p)).toEqual(['faction:1', 'faction:0']);
    p.does('callFaction', 'faction:1').as(1).does('aye').as(0).does('aye');
    expect(states(p, 7)).toEqual(['performed']);
  });

  test('[AGR-16][AGR-22] an order that was agreed too late to be kept has failed', () => {
    const p = onVote(RAISE).as(0).does('callFaction', 'faction:1').as(1).does('aye');
    agreed(p.g, 7, [[0, 1, order({ calls: [2, 1] })]]);
    p.as(0).does('callFaction', 'faction:2').as(2).does('aye').as(0).does('aye');
    expect(states(p, 7)).toEqual(['failed']);
  });

  test('[1.04.3-i] where none was agreed any order will do', () => {
    const p = onVote(RAISE, (g) => agreed(g, 7, [[0, 1, votes()]]));
    expect(p.as(0).offers('callClockwise')).toBeDefined();
    expect(refs(p)).toHaveLength(3);
  });
});
