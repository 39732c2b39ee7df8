import { describe, expect, test } from 'vitest';
import { senator } from '../rome/senators.ts';
import { gives, inSenate, type Meeting, onVote, RAISE, voting } from '../testing/meeting.ts';
import { closing } from '../senate/adjourn.ts';
import { business } from '../senate/other-business.ts';

const meeting = (patch: (g: Meeting['g']) => void = () => {}) =>
  inSenate(business, undefined, (g) => {
    gives(g, 2, 'card:38');
    patch(g);
  });
const proposes = (p: ReturnType<typeof inSenate>, n: number) =>
  p.as(0).does('propose', 'kind:raise').sets('legions', n).sets('fleets', 0);
const TRIAL = { t: 'prosecution', kind: 'minor', prosecutor: 'senator:2', ground: 'corrupt' } as const;
/** Is seat 2, who has a card, asked whether he steps in? */
const isAsked = (refs: string[], proposal: Parameters<typeof onVote>[0]): boolean => {
  const p = meeting().as(2).does('orderPass', refs);
  const [order] = p.g.orders[2]!;
  const vote = onVote(proposal, (g) => {
    gives(g, 2, 'card:38');
    senator(g, 'senator:3').office = 'censor';
    g.orders[2] = [order!];
  });
  return vote.waitingFor.includes(2);
};

describe('a standing order to pass', () => {
  test('[amb-F5] is lodged before anything is proposed: not asked, but free to step in', () => {
    const p = meeting().as(2).does('orderPass', ['until:senate']);
    proposes(p, 1);
    expect(p.waitingFor).toEqual([0]);
    p.as(2).does('vetoByTribune', 'card:38').expectLog('senate.vetoed');
  });
  test('[amb-F5] ends with the vote, or with the meeting', () => {
    const p = meeting();
    proposes(p, 1).as(2).does('orderPass', ['until:vote']);
    expect(p.waitingFor).toEqual([2]);
    p.does('pass');
    p.as(0).does('callClockwise').as(1).does('aye').as(2).does('aye');
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('aye');
    expect(p.g.orders[2]).toEqual([]);
    proposes(p, 2);
    expect(p.waitingFor).toEqual([2]);

    const long = meeting().as(2).does('orderPass', ['until:senate']);
    proposes(long, 1);
    voting(long, 'aye', 'aye', 'aye');
    expect(long.g.orders[2]).toHaveLength(1);
    const closed = inSenate(closing, undefined, (g) => {
      g.orders[2] = [...long.g.orders[2]!];
    });
    expect(closed.lines('senate.closed')).toHaveLength(1);
    expect(closed.g.orders[2]).toEqual([]);
  });
  test('[amb-F5] unless a kind of proposal is put, or somebody is named', () => {
    expect(isAsked(['until:senate'], RAISE)).toBe(false);
    expect(isAsked(['until:senate', 'kind:raise'], RAISE)).toBe(true);
    expect(isAsked(['until:senate', 'kind:deploy', 'senator:5'], RAISE)).toBe(false);
    const trial = { ...TRIAL, accused: 'senator:5' } as const;
    expect(isAsked(['until:senate', 'kind:raise', 'senator:5'], trial)).toBe(true);
    expect(isAsked(['until:senate', 'senator:6'], trial)).toBe(false);
  });
  test('[amb-F5] unless a Senator of his own is accused', () => {
    const own = { ...TRIAL, accused: 'senator:8' } as const;
    expect(isAsked(['until:senate'], own)).toBe(false);
    expect(isAsked(['until:senate', 'unless:accused'], own)).toBe(true);
    expect(isAsked(['until:senate', 'unless:accused'], { ...TRIAL, accused: 'senator:5' })).toBe(false);
    expect(isAsked(['until:senate', 'unless:accused'], RAISE)).toBe(false);
  });
  test('[amb-F5] one at a time, known to its own seat alone, withdrawn until it is used up; the vote only while there is one', () => {
    const p = meeting().as(2);
    const offer = p.offers('orderPass');
    expect(offer?.t === 'choose' && offer.of.includes('until:vote')).toBe(false);
    p.does('orderPass', ['until:senate']);
    expect(p.offers('orderPass')).toBeUndefined();
    for (const seat of [0, 1, 'public'] as const) expect(p.view(seat).orders[2]).toBeNull();
    p.does('withdrawOrders');
    proposes(p, 1);
    expect(p.waitingFor).toEqual([2]);
    const now = p.as(2).offers('orderPass');
    expect(now?.t === 'choose' && now.of.includes('until:vote')).toBe(true);
  });
  test('[amb-F5] passes when the meeting is about to close', () => {
    const p = meeting();
    const closes = (orders: Meeting['g']['orders'][number]) =>
      inSenate(closing, undefined, (g) => {
        gives(g, 2, 'card:38');
        g.orders[2] = orders;
      });
    expect(closes([]).waitingFor).toEqual([2]);
    const [order] = p.as(2).does('orderPass', ['until:senate', 'unless:accused']).g.orders[2]!;
    expect(closes([order!]).lines('senate.closed')).toHaveLength(1);
  });
  test('[amb-F5] is no deed: nothing is carried out by it', () => {
    const p = meeting().as(2).does('orderPass', ['until:senate', 'kind:raise']);
    proposes(p, 1);
    expect(p.waitingFor).toEqual([2]);
    expect(p.logKeys()).not.toContain('senate.tribune');
    expect(p.g.orders[2]).toHaveLength(1);
  });
});
