import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import { business } from '../senate/other-business.ts';
import { agreed, answers, states, statusOf, writes } from '../testing/agreements.ts';
import { table } from '../testing/bare.ts';
import { inSenate } from '../testing/meeting.ts';
import type { Promise } from './agreement.ts';
import { settle } from './life.ts';
import { noteOffices, senateCloses, turnEnds } from './time.ts';
import { senator } from '../rome/senators.ts';

const pay: Promise = { t: 'pay', n: 3, paid: 0 };
const about = { kind: '', naming: '' } as const;
const clauses = (g: Rome) => g.agreements.all[0]!.clauses.map((c) => c.state);

describe('clauses that hang on others', () => {
  test('[AGR-19] lapse when the other has failed, and not while it is open or once it was kept', () => {
    const with_ = (how: 'performed' | 'failed' | 'void') => {
      const t = table((g) => {
        agreed(g, 7, [
          [0, 1, { t: 'vote', way: 'for', about, senator: '', bought: 0 }],
          [1, 0, pay, { when: { t: 'clause', n: 0 } }],
          [1, 0, { t: 'refrain', from: 'veto', about }],
        ]);
      });
      const a = t.g.agreements.all[0]!;
      expect(clauses(t.g)).toEqual(['open', 'open', 'open']);
      settle(t.cx, a, a.clauses[0]!, how, 'kept');
      return clauses(t.g);
    };
    expect(with_('performed')).toEqual(['performed', 'open', 'open']);
    expect(with_('failed')).toEqual(['failed', 'lapsed', 'open']);
    expect(with_('void')).toEqual(['void', 'lapsed', 'open']);
  });

  test('[AGR-19] another clause that is settled meanwhile does not lapse what hangs on an open one', () => {
    const t = table((g) => {
      agreed(g, 7, [
        [0, 1, { t: 'vote', way: 'for', about, senator: '', bought: 0 }],
        [1, 0, pay, { when: { t: 'clause', n: 0 } }],
        [1, 0, { t: 'refrain', from: 'veto', about }],
      ]);
    });
    const a = t.g.agreements.all[0]!;
    settle(t.cx, a, a.clauses[2]!, 'performed', 'kept');
    expect(clauses(t.g)).toEqual(['open', 'open', 'performed']);
  });
});

describe('an agreement', () => {
  test('[AGR-08] is over when its last clause is settled: fulfilled, broken or void; not while it is disputed', () => {
    const ends = (how: 'performed' | 'failed' | 'void', dispute = '') => {
      const t = table((g) => void agreed(g, 7, [[0, 1, { t: 'vote', way: 'for', about, senator: '', bought: 0 }]]));
      const a = t.g.agreements.all[0]!;
      a.dispute = dispute as never;
      settle(t.cx, a, a.clauses[0]!, how, 'kept');
      return a.status;
    };
    expect([ends('performed'), ends('failed'), ends('void')]).toEqual(['fulfilled', 'broken', 'void']);
    expect(ends('performed', 'x')).toBe('active');
  });

  test('[AGR-04] of three becomes active when the last of them accepts', () => {
    const p = inSenate(business, undefined);
    writes(p, 1, 'deal:new-public', 'faction:0', 'faction:2', 'deal:clause', 'faction:1', 'faction:0', 'word:pay', 5);
    writes(p, 1, 'turn:1', 'word:always', 'deal:offer');
    const { id } = p.g.agreements.all.at(-1)!;
    answers(p, 0, 'accept', id);
    expect(statusOf(p, id)).toBe('offered');
    answers(p, 2, 'accept', id);
    expect(statusOf(p, id)).toBe('active');
  });

  test('[AGR-07] ends when all wish it; who has wished it is not offered it again', () => {
    const p = inSenate(business, undefined, (g) => void agreed(g, 7, [[1, 0, pay]]));
    const may = (seat: number) => {
      const o = p.as(seat).offers('answerDeal');
      return o?.t === 'pick' && o.of.includes('end+agreement:7');
    };
    expect([may(0), may(1), may(2)]).toEqual([true, true, false]);
    answers(p, 0, 'end', 7);
    expect([may(0), may(1), may(2)]).toEqual([false, true, false]);
    expect(statusOf(p, 7)).toBe('active');
    answers(p, 1, 'end', 7);
    expect(statusOf(p, 7)).toBe('ended');
    expect(states(p, 7)).toEqual(['open']);
  });
});

describe('time', () => {
  test('[AGR-12] when the Senate closes, votes, orders and appointments that were not asked for lapse; payments and silence go on', () => {
    const t = table((g) => {
      g.phase = 'senate';
      agreed(g, 7, [
        [0, 1, { t: 'vote', way: 'for', about, senator: '', bought: 0 }],
        [0, 1, { t: 'order', calls: [], last: 1, about }],
        [0, 1, { t: 'appoint', role: 'commander', senator: 'senator:3' }],
        [0, 1, pay],
        [0, 1, { t: 'refrain', from: 'veto', about }],
        [0, 1, { t: 'vote', way: 'for', about, senator: '', bought: 0 }, { turn: 2 }],
      ]);
    });
    senateCloses(t.cx);
    expect(clauses(t.g)).toEqual(['lapsed', 'lapsed', 'lapsed', 'open', 'open', 'open']);
  });

  test('[AGR-08][own-98] a vote on a Law that is gone from the table is void, on one that still lies there lapsed', () => {
    const aLaw = { kind: 'law', naming: 'card:107' } as const;
    const ended = (brought: readonly CardId[]) => {
      const t = table((g) => {
        g.phase = 'senate';
        g.advanced = { laws: { brought: [...brought], waiting: [] } };
        agreed(g, 7, [[0, 1, { t: 'vote', way: 'for', about: aLaw, senator: '', bought: 0 }]]);
      });
      senateCloses(t.cx);
      return clauses(t.g);
    };
    expect(ended([])).toEqual(['void']);
    expect(ended(['card:107'])).toEqual(['lapsed']);
  });

  test('[AGR-19] what hangs on an office: met once he has held it, lapsed at the end of the turn if he never has', () => {
    const office = { t: 'office', senator: 'senator:2', office: 'censor' } as const;
    const ended = (held: boolean) => {
      const t = table((g) => void agreed(g, 7, [[0, 1, { t: 'refrain', from: 'veto', about }, { when: office }]]));
      t.g.senate.filled.censor = true;
      if (held) senator(t.g, 'senator:2').office = 'censor';
      noteOffices(t.cx);
      senator(t.g, 'senator:2').office = '';
      const { met } = t.g.agreements.all[0]!.clauses[0]!;
      turnEnds(t.cx);
      return [met, clauses(t.g)[0]];
    };
    expect(ended(true)).toEqual([true, 'performed']);
    expect(ended(false)).toEqual([false, 'lapsed']);
  });
});
