import { describe, expect, test } from 'vitest';
import { business } from '../senate/other-business.ts';
import { inSenate } from '../testing/meeting.ts';
import type { Rome } from '../game.ts';
import { redistribution } from '../revenue/redistribution.ts';
import { agreed, answers, type Said, states, statusOf } from '../testing/agreements.ts';
import { at } from '../testing/at.ts';
import { bare, table, treasury } from '../testing/bare.ts';
import { turnEnds } from './time.ts';

const TEXT: Said = [1, 0, { t: 'text', text: 'kindness' }];
const RETURN: Said = [0, 1, { t: 'pay', n: 5, paid: 0 }, { turn: 3 }];
const sharing = (seats: number, ...said: Said[]) =>
  at(redistribution, undefined, { seats }, (g: Rome) => {
    bare(g);
    g.phase = 'revenue';
    treasury(g, 0, 9);
    agreed(g, 7, said);
  });

describe('a dispute', () => {
  test('[AGR-30][1.04.3-h] is opened by a party and decided by the others, by majority', () => {
    const p = sharing(5, TEXT, RETURN);
    p.as(2).refuses('answerDeal', 'dispute+agreement:7+clause:1');
    answers(p, 0, 'dispute', 7, 1).expectLog('deal.disputed', { who: 'faction:0', n: 1 });
    p.as(1).refuses('answerDeal', 'respondent+agreement:7');
    answers(p, 2, 'claimant', 7);
    p.as(2).refuses('answerDeal', 'respondent+agreement:7');
    answers(p, 3, 'respondent', 7);
    expect(states(p, 7)).toEqual(['open', 'open']);
    answers(p, 4, 'claimant', 7).expectLog('deal.verdict', { claimant: 2, against: 1 });
    // What he had promised in return is released.
    expect(p.g.agreements.all[0]!.clauses).toMatchObject([{ state: 'failed' }, { released: true }]);
  });

  test('[AGR-30] with a majority for the respondent free text was performed', () => {
    const p = answers(sharing(5, TEXT, RETURN), 0, 'dispute', 7, 1);
    for (const seat of [2, 3, 4]) answers(p, seat, 'respondent', 7);
    expect(states(p, 7)).toEqual(['performed', 'open']);
  });

  test('[AGR-30][amb-62] a tie, or nobody to vote, upholds the wording', () => {
    const tie = answers(sharing(4, TEXT, RETURN), 0, 'dispute', 7, 1);
    answers(tie, 2, 'claimant', 7);
    answers(tie, 3, 'respondent', 7);
    expect([states(tie, 7), tie.g.agreements.all[0]!.dispute]).toEqual([['open', 'open'], '']);
    const all = sharing(3, TEXT, RETURN, [2, 0, { t: 'text', text: 'more' }]);
    answers(all, 0, 'dispute', 7, 1).expectLog('deal.verdict', { claimant: 0, against: 0 });
    expect(states(all, 7)).toEqual(['open', 'open', 'open']);
    // Once for each clause.
    all.refuses('answerDeal', 'dispute+agreement:7+clause:1');
  });

  test('[amb-62] who has not voted by the end of the turn has abstained', () => {
    const t = table((g) => {
      const { clauses } = agreed(g, 7, [TEXT, RETURN], {
        dispute: { by: 0, clause: 0, voters: [2, 3, 4], votes: { 3: 'claimant' } },
      });
      clauses[0]!.disputed = true;
    });
    turnEnds(t.cx);
    expect(t.g.agreements.all[0]!.clauses[0]!.state).toBe('failed');
  });

  test('[AGR-30] also about whether something was performed', () => {
    const p = sharing(5, [1, 0, { t: 'card', card: 'tribune' }, { state: 'performed' }], RETURN);
    // Not by whoever did it.
    p.as(1).refuses('answerDeal', 'dispute+agreement:7+clause:1');
    answers(p, 0, 'dispute', 7, 1);
    for (const seat of [2, 3, 4]) answers(p, seat, 'claimant', 7);
    expect(states(p, 7)).toEqual(['failed', 'open']);
    const failed = sharing(5, [1, 0, { t: 'card', card: 'tribune' }, { state: 'failed' }], RETURN);
    failed.as(0).refuses('answerDeal', 'dispute+agreement:7+clause:1');
    answers(failed, 1, 'dispute', 7, 1);
    for (const seat of [2, 3, 4]) answers(failed, seat, 'claimant', 7);
    expect(states(failed, 7)).toEqual(['performed', 'open']);
  });

  test('[AGR-29] a payment that is judged to have failed is a debt still', () => {
    const p = sharing(5, [0, 1, { t: 'pay', n: 5, paid: 0 }]);
    answers(p, 1, 'dispute', 7, 1);
    for (const seat of [2, 3, 4]) answers(p, seat, 'claimant', 7);
    expect([states(p, 7), statusOf(p, 7)]).toEqual([['open'], 'active']);
    p.as(0).refuses('redistributed', undefined, 'no.owes');
  });

  test('[AGR-31] stops nothing but the transfer of the disputed clause', () => {
    const p = sharing(5, [0, 1, { t: 'pay', n: 5, paid: 0 }], [2, 0, { t: 'pay', n: 1, paid: 0 }]);
    p.as(0).refuses('redistributed', undefined, 'no.owes');
    const waiting = p.waitingFor;
    answers(p, 0, 'dispute', 7, 1);
    expect(p.waitingFor).toEqual(waiting);
    p.as(0).does('redistributed');
    p.change((g) => treasury(g, 2, 3));
    p.as(2).refuses('redistributed', undefined, 'no.owes');
  });

  test('[AGR-29][AGR-30] a payment that is held not to have been made is owed again', () => {
    const paid: Said = [0, 1, { t: 'pay', n: 5, paid: 5 }, { state: 'performed' }];
    const p = answers(sharing(4, paid, TEXT), 1, 'dispute', 7, 1);
    answers(answers(p, 2, 'claimant', 7), 3, 'claimant', 7);
    expect(p.g.agreements.all[0]!.clauses[0]).toMatchObject({ state: 'open', promise: { paid: 0 } });
    p.as(0).refuses('redistributed', undefined, 'no.owes');
  });

  test('[AGR-29][amb-62] a payment that is upheld, by majority or by a tie, is not owed again', () => {
    const paid: Said = [0, 1, { t: 'pay', n: 5, paid: 5 }, { state: 'performed' }];
    for (const other of ['claimant', 'respondent'] as const) {
      const p = answers(sharing(4, paid, TEXT), 1, 'dispute', 7, 1);
      answers(answers(p, 2, 'respondent', 7), 3, other, 7);
      expect(p.g.agreements.all[0]!.clauses[0]).toMatchObject({ state: 'performed', promise: { paid: 5 } });
      p.as(0).does('redistributed');
    }
  });

  test('[AGR-30] who claims that he has done what he promised in words, and is not believed, has failed', () => {
    const p = answers(sharing(5, TEXT, RETURN), 1, 'dispute', 7, 1);
    for (const seat of [2, 3, 4]) answers(p, seat, 'respondent', 7);
    expect(states(p, 7)).toEqual(['failed', 'open']);
  });

  test('[AGR-31] who disputes what he promised is bound by it meanwhile, unless it is something to hand over', () => {
    const p = inSenate(business, undefined, (g) => {
      agreed(g, 7, [[0, 1, { t: 'propose', means: 'presiding', about: { kind: 'raise', naming: '' } }]]);
    });
    answers(p, 0, 'dispute', 7, 1).as(0).refuses('adjourn', undefined, 'no.agreement');
  });

  test('[1.04.3-h] votes are shown together: until then a seat sees its own', () => {
    const p = answers(sharing(5, TEXT, RETURN), 0, 'dispute', 7, 1);
    answers(p, 2, 'claimant', 7);
    const votes = (seat: number | 'public') => {
      const { dispute } = p.view(seat).agreements.all[0]!;
      return dispute === '' ? undefined : dispute.votes;
    };
    expect([votes(2), votes(3), votes('public')]).toEqual([{ 2: 'claimant' }, { 2: 'cast' }, { 2: 'cast' }]);
  });

  test('[1.04.3-h] whoever votes last sees how the others voted, and cannot take his own vote back', () => {
    const p = answers(sharing(5, TEXT, RETURN), 0, 'dispute', 7, 1);
    answers(p, 2, 'claimant', 7);
    answers(p, 3, 'respondent', 7);
    expect(p.canUndo(3)).toBe(true);
    answers(p, 4, 'claimant', 7).expectLog('deal.verdict', { claimant: 2, against: 1 });
    expect(p.canUndo(4)).toBe(false);
    // An only vote shows nothing that its seat did not know.
    const alone = answers(sharing(3, TEXT, RETURN), 0, 'dispute', 7, 1);
    expect(answers(alone, 2, 'claimant', 7).canUndo(2)).toBe(true);
  });
});
