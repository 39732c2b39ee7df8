import { copy, Match } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { ownDraft } from '../sight/view.ts';
import type { Rome } from '../game.ts';
import { republicOfRome } from '../index.ts';
import { enterPhase } from '../turn/phase.ts';
import { killSenator } from '../rome/death.ts';
import { leaveGame } from '../rome/factions.ts';
import { senator } from '../rome/senators.ts';
import { business } from '../senate/other-business.ts';
import { agreed, answers, offers, states, statusOf, writes } from '../testing/agreements.ts';
import { rich, table, treasury } from '../testing/bare.ts';
import { ballots } from '../testing/senate.ts';
import { inSenate, onVote, RAISE } from '../testing/meeting.ts';
import type { Spending } from './agreement.ts';
import { turnEnds } from './time.ts';

const meeting = (patch: (g: Rome) => void = () => {}) => inSenate(business, undefined, patch);
const PAYS = ['faction:1', 'faction:0', 'word:pay', 5, 'turn:1', 'word:always'] as const;

describe('an offer', () => {
  test('[AGR-01] is drafted by one party: others, clauses, public or private', () => {
    const p = writes(meeting(), 1, 'deal:new-public');
    // Nothing can be offered to nobody, nor without a clause.
    expect(p.as(1).offers('deal')).toMatchObject({
      of: ['faction:0', 'faction:2', 'deal:until-vote', 'deal:until-phase', 'deal:until-turn', 'deal:drop'],
    });
    writes(p, 1, 'faction:0').as(1).refuses('deal', 'deal:offer');
    writes(p, 1, 'faction:2', 'deal:clause', ...PAYS, 'deal:clause', 'faction:0', 'faction:2', 'word:card');
    writes(p, 1, 'card-kind:tribune', 'turn:2', 'if-clause:1', 'deal:offer').expectLog('deal.offered');
    expect(p.g.agreements.all).toMatchObject([
      { isPublic: true, author: 1, parties: [0, 1, 2], status: 'offered', accepted: [1] },
    ]);
    expect(p.g.agreements.all[0]!.clauses).toMatchObject([
      { by: 1, to: 0, promise: { t: 'pay', n: 5, paid: 0 }, turn: 1, when: { t: 'always' } },
      { by: 0, to: 2, promise: { t: 'card', card: 'tribune' }, turn: 2, when: { t: 'clause', n: 0 } },
    ]);
    expect(p.g.agreements.drafts).toEqual(['', '', '']);
    writes(p, 1, 'deal:new-private');
    expect(p.g.agreements.drafts[1]).toMatchObject({ isPublic: false });
  });

  test('[AGR-02] is accepted, rejected, or withdrawn by its author', () => {
    const p = meeting();
    const [one, two, three] = [1, 2, 3].map(() => offers(p, 1, 0, 'public', ...PAYS)) as [number, number, number];
    p.as(1).refuses('answerDeal', `accept+agreement:${one}`);
    p.as(2).refuses('answerDeal', `accept+agreement:${one}`);
    answers(p, 0, 'accept', one).expectLog('deal.accepted');
    p.as(1).refuses('answerDeal', `withdraw-offer+agreement:${one}`);
    answers(p, 0, 'reject', two);
    answers(p, 1, 'withdraw-offer', three);
    expect([one, two, three].map((id) => statusOf(p, id))).toEqual(['active', 'rejected', 'withdrawn']);
  });

  test('[AGR-02] a counter-offer begins with its words and refers to it', () => {
    const p = meeting();
    const id = offers(p, 1, 0, 'public', ...PAYS);
    answers(p, 0, 'counter', id);
    expect(p.g.agreements.drafts[0]).toMatchObject({ counters: id, parties: [0, 1], clauses: [{ promise: { n: 5 } }] });
    writes(p, 0, 'deal:remove', 'deal:clause', 'faction:1', 'faction:0', 'word:pay', 9, 'turn:1', 'word:always');
    writes(p, 0, 'deal:offer').expectLog('deal.counters', { old: `agreement:${id}` });
    expect(statusOf(p, id)).toBe('rejected');
    expect(p.g.agreements.all[1]).toMatchObject({ counters: id, author: 0, clauses: [{ promise: { n: 9 } }] });
  });

  test('[AGR-03] lapses at the end it carries, and all parties read of it', () => {
    const t = table((g) => {
      agreed(g, 1, [[0, 1, { t: 'pay', n: 1, paid: 0 }]], { status: 'offered', phase: 'senate' });
      agreed(g, 2, [[0, 1, { t: 'pay', n: 1, paid: 0 }]], { status: 'offered', until: 1 });
      agreed(g, 3, [[0, 1, { t: 'pay', n: 1, paid: 0 }]], { status: 'offered', until: 2 });
      agreed(g, 4, [[0, 1, { t: 'pay', n: 1, paid: 0 }]], { status: 'offered', phase: 'vote', until: 2 });
      g.phase = 'senate';
    });
    const all = () => t.g.agreements.all.map((a) => a.status);
    enterPhase(t.cx, 'combat');
    expect(all()).toEqual(['lapsed', 'offered', 'offered', 'lapsed']);
    turnEnds(t.cx);
    expect(all()).toEqual(['lapsed', 'lapsed', 'offered', 'lapsed']);
    expect(t.said().filter((k) => k === 'deal.over')).toHaveLength(3);
    // It can be said in the draft.
    const p = writes(meeting(), 1, 'deal:new-public', 'faction:0', 'deal:until-phase', 'deal:clause', ...PAYS);
    expect(writes(p, 1, 'deal:offer').g.agreements.all[0]).toMatchObject({ phase: 'senate' });
  });

  test('[AGR-03] may stand until a vote is over, and can be accepted as long as it goes on', () => {
    const p = onVote(RAISE);
    for (const n of [5, 6]) {
      const clause = ['deal:clause', 'faction:1', 'faction:0', 'word:pay', n, 'turn:1', 'word:always'] as const;
      writes(p, 1, 'deal:new-public', 'faction:0', 'deal:until-vote', ...clause, 'deal:offer');
    }
    expect(p.g.agreements.all).toMatchObject([{ phase: 'vote' }, { phase: 'vote' }]);
    p.as(0).does('callFaction', 'faction:1').as(1).does('aye');
    answers(p, 0, 'accept', p.g.agreements.all[0]!.id);
    expect(p.g.agreements.all.map((a) => a.status)).toEqual(['active', 'offered']);
    ballots(p, { 2: 'aye', 0: 'aye' });
    expect(p.g.agreements.all.map((a) => a.status)).toEqual(['active', 'lapsed']);
  });

  test('[AGR-03] stands on when a vote within another is over', () => {
    const outer = copy(onVote(RAISE).g.senate.floors[0]!);
    const p = onVote(RAISE, (g) => g.senate.floors.push(outer));
    writes(p, 1, 'deal:new-public', 'faction:0', 'deal:until-vote', 'deal:clause', ...PAYS, 'deal:offer');
    ballots(p, { 0: 'aye', 1: 'aye', 2: 'aye' });
    expect(p.g.senate.floors).toHaveLength(1);
    expect(p.g.agreements.all).toMatchObject([{ status: 'offered' }]);
  });

  test('[AGR-04] is made and accepted while somebody else decides, who goes on being asked the same', () => {
    const p = onVote(RAISE);
    p.as(0).does('callFaction', 'faction:1');
    const [stack, waiting] = [JSON.stringify(p.state.stack), p.waitingFor];
    const id = offers(p, 2, 0, 'public', 'faction:2', 'faction:0', 'word:pay', 5, 'turn:1', 'word:always');
    expect(statusOf(p, id)).toBe('offered');
    answers(p, 0, 'accept', id).expectLog('deal.active');
    expect(statusOf(p, id)).toBe('active');
    expect([JSON.stringify(p.state.stack), p.waitingFor]).toEqual([stack, waiting]);
    p.as(1).does('aye');
  });
});

describe('who knows of it', () => {
  const made = (how: 'public' | 'private') => {
    const p = meeting((g) => treasury(g, 1, 9));
    return { p, id: offers(p, 1, 0, how, ...PAYS) };
  };

  test('[AGR-05][1.04.3-a][amb-61] everybody of a public one, from its offer on', () => {
    const { p, id } = made('public');
    for (const seat of [0, 1, 2, 'public'] as const) expect(p.view(seat).agreements.all).toMatchObject([{ id }]);
    answers(p, 0, 'accept', id);
    expect(p.view('public').agreements.all).toMatchObject([{ status: 'active' }]);
  });

  test('[AGR-05] of a private one only its parties, in view, question and record', () => {
    const { p, id } = made('private');
    const before = { view: JSON.stringify(p.view(2).agreements.all), asked: JSON.stringify(p.as(2).question) };
    const waiting = p.waitingFor;
    const match = new Match(republicOfRome, p.state);
    expect(match.play({ by: 0, verb: 'answerDeal', arg: `accept+agreement:${id}` }).log).toMatchObject([
      { to: [0, 1] },
      { to: [0, 1] },
    ]);
    expect(
      match.play({ by: 1, verb: 'answerDeal', arg: `end+agreement:${id}` }).log.every((x) => x.twin === undefined),
    ).toBe(true);
    expect(p.view(0).agreements.all).toMatchObject([{ id, status: 'active' }]);
    expect(p.view(2).agreements.all).toEqual([]);
    expect(p.view('public').agreements.all).toEqual([]);
    expect({ view: JSON.stringify(p.view(2).agreements.all), asked: JSON.stringify(p.as(2).question) }).toEqual(before);
    expect(p.waitingFor).toEqual(waiting);
  });

  test('[AGR-01] whoever is out of the game makes none', () => {
    const p = meeting((g) => {
      g.factions[2]!.status = 'out';
      g.senators = g.senators.filter((s) => s.faction !== 2);
    });
    expect([p.as(1).offers('deal') === undefined, p.as(2).offers('deal') === undefined]).toEqual([false, true]);
  });

  test('[AGR-05] a draft only by whoever writes it', () => {
    const p = writes(meeting(), 1, 'deal:new-public', 'faction:0', 'deal:clause', ...PAYS);
    expect(ownDraft(p.view(1))).toMatchObject({ parties: [0, 1] });
    for (const seat of [0, 2, 'public'] as const) expect(ownDraft(p.view(seat))).toBe('');
  });

  test('[AGR-06][1.04.4-a] a private one binds nobody and gives no remedy; its parties are reminded', () => {
    const p = onVote(RAISE, (g) => {
      agreed(g, 1, [[1, 2, { t: 'vote', way: 'for', about: { kind: '', naming: '' }, senator: '', bought: 0 }]], {
        isPublic: false,
      });
    });
    p.as(0).does('callFaction', 'faction:1').as(1).does('nay');
    expect(states(p, 1)).toEqual(['open']);
    p.as(2).refuses('answerDeal', 'dispute+agreement:1+clause:1');
    // Whoever it was for may say that it was kept.
    answers(p, 2, 'performed', 1, 1);
    expect(statusOf(p, 1)).toBe('fulfilled');
    const t = table((g) => agreed(g, 1, [[0, 1, { t: 'pay', n: 3, paid: 0 }]], { isPublic: false }));
    enterPhase(t.cx, 'revenue');
    expect(t.said()).toContain('deal.due');
    enterPhase(t.cx, 'forum');
    expect(t.said().filter((k) => k === 'deal.due')).toHaveLength(1);
  });

  test('[AGR-06][AGR-17] the reminder comes with the phase in which it is to be spent', () => {
    const reminded = (how: Spending, phase: 'revenue' | 'forum'): boolean => {
      const t = table((g) =>
        agreed(g, 1, [[0, 1, { t: 'spend', how, senator: 'senator:1', n: 1 }]], { isPublic: false }),
      );
      enterPhase(t.cx, phase);
      return t.said().includes('deal.due');
    };
    for (const how of ['contribute', 'ransom'] as const) {
      expect([reminded(how, 'revenue'), reminded(how, 'forum')]).toEqual([true, false]);
    }
    for (const how of ['games', 'knights'] as const) {
      expect([reminded(how, 'revenue'), reminded(how, 'forum')]).toEqual([false, true]);
    }
  });
});

describe('its end', () => {
  test('[AGR-07][1.04.3-b] by consent of all; a party cannot withdraw by itself', () => {
    const p = meeting((g) => agreed(g, 1, [[1, 0, { t: 'pay', n: 5, paid: 0 }]]));
    expect(p.as(1).offers('answerDeal')).toMatchObject({
      of: ['end+agreement:1', 'change+agreement:1', 'dispute+agreement:1+clause:1'],
    });
    // [AGR-29] The creditor may forgive; whether it was paid, the game knows.
    expect(p.as(0).offers('answerDeal')).toMatchObject({
      of: ['end+agreement:1', 'change+agreement:1', 'forgive+agreement:1+clause:1', 'dispute+agreement:1+clause:1'],
    });
    answers(p, 1, 'end', 1).expectLog('deal.wishesEnd');
    expect(statusOf(p, 1)).toBe('active');
    answers(p, 0, 'end', 1);
    expect(statusOf(p, 1)).toBe('ended');
  });

  test('[AGR-07] a change is an offer that takes its place when all have accepted', () => {
    const p = meeting((g) => agreed(g, 1, [[1, 0, { t: 'pay', n: 5, paid: 2 }]]));
    answers(p, 1, 'change', 1);
    writes(p, 1, 'deal:remove', 'deal:clause', 'faction:1', 'faction:0', 'word:pay', 1, 'turn:2', 'word:always');
    const { id } = writes(p, 1, 'deal:offer').g.agreements.all[1]!;
    expect([statusOf(p, 1), statusOf(p, id)]).toEqual(['active', 'offered']);
    answers(p, 0, 'accept', id);
    expect([statusOf(p, 1), statusOf(p, id)]).toEqual(['ended', 'active']);
  });

  test('[AGR-08] fulfilled, broken or void; the record has the clause and the reason', () => {
    const p = meeting((g) => {
      agreed(g, 1, [[1, 0, { t: 'text', text: 'a' }]]);
      agreed(g, 2, [[0, 1, { t: 'card', card: 'card:38' }]]);
      agreed(g, 3, [[1, 0, { t: 'refrain', from: 'persuade', about: { kind: '', naming: 'senator:2' } }]]);
    });
    answers(p, 0, 'performed', 1, 1).expectLog('deal.clause', {
      what: 'agreement:1',
      n: 1,
      how: 'clause-state:performed',
      why: 'why:creditor',
    });
    expect(statusOf(p, 1)).toBe('fulfilled');
    const t = table((g) => {
      agreed(g, 3, [[1, 0, { t: 'refrain', from: 'persuade', about: { kind: '', naming: 'senator:1' } }]]);
      agreed(g, 4, [
        [1, 0, { t: 'spend', how: 'games', senator: 'senator:3', n: 7 }],
        [0, 1, { t: 'pay', n: 1, paid: 0 }],
      ]);
    });
    // His heir has the same name, and is another man.
    killSenator(t.cx, senator(t.g, 'senator:1'), 'natural');
    expect(t.g.agreements.all.map((a) => a.status)).toEqual(['void', 'active']);
    leaveGame(t.cx, 1);
    expect(t.g.agreements.all[1]).toMatchObject({ status: 'void', clauses: [{ state: 'void' }, { state: 'void' }] });
    expect(t.said()).toContain('deal.over');
  });

  test('[AGR-14] what somebody has refrained from until the moment that was named has been kept', () => {
    const t = table((g) => {
      agreed(g, 1, [[1, 0, { t: 'refrain', from: 'bid', about: { kind: '', naming: '' } }, { turn: 2 }]]);
    });
    turnEnds(t.cx);
    expect(t.g.agreements.all[0]!.status).toBe('active');
    t.g.turn = 2;
    turnEnds(t.cx);
    expect(t.g.agreements.all[0]!.status).toBe('fulfilled');
  });
});

test('[amb-60] money is not moved by making an agreement', () => {
  const p = meeting((g) => void rich(g, 'senator:4', 9));
  answers(p, 0, 'accept', offers(p, 1, 0, 'public', ...PAYS));
  expect(senator(p.g, 'senator:4').talents).toBe(9);
});
