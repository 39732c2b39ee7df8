import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { senator } from '../rome/senators.ts';
import { agreed, type Said } from '../testing/agreements.ts';
import { at } from '../testing/at.ts';
import { meeting } from '../testing/senate.ts';
import { session } from '../testing/session.ts';
import { ANYTHING, type Promise } from './agreement.ts';
import { outlook } from './outlook.ts';

/** Seat 0 presides with senator:1, seat 1 has senator:3; what seat 0 promises to seat 1 is looked at by this eye. */
const looked = (promise: Promise, patch: (g: Rome) => void = () => {}, eye: 0 | 1 = 0, more: Said[3] = {}) => {
  const game = at(session, undefined, { seats: 3 }, (g) => {
    meeting(g, 'business', ['senator:1', 'senator:2'], ['senator:3'], ['senator:4']);
    patch(g);
    agreed(g, 1, [[0, 1, promise, more]], { status: 'offered' });
  });
  const view = game.view(eye);
  const made = view.agreements.all.find((a) => a.id === 1);
  const found = outlook(view, made!.clauses[0]!);
  return found && [found.canBeKept, found.why.k];
};
const rich = (purse: number, treasury: number) => (g: Rome) => {
  senator(g, 'senator:1').talents = purse;
  g.factions[0]!.treasury = treasury;
  g.bank -= purse + treasury;
};

describe('whether a promise can be kept, as far as one sees', () => {
  const pay = (n: number): Promise => ({ t: 'pay', n, paid: 0 });
  test('[AGR-10] his own purses and Treasury, less what he has promised already', () => {
    expect(looked(pay(15), rich(10, 5))).toEqual(['yes', 'outlook.holds']);
    expect(looked(pay(16), rich(10, 5))).toEqual(['undecided', 'outlook.holds']);
    const owing =
      (promise: Said[2], more: Said[3] = {}) =>
      (g: Rome) => {
        rich(10, 5)(g);
        agreed(g, 2, [[0, 2, promise, more]]);
      };
    // 6 promised, 2 of them paid.
    expect(looked(pay(11), owing({ t: 'pay', n: 6, paid: 2 }))).toEqual(['yes', 'outlook.holds']);
    expect(looked(pay(12), owing({ t: 'pay', n: 6, paid: 2 }))).toEqual(['undecided', 'outlook.holds']);
    // Done with, or not his own.
    expect(looked(pay(15), owing(pay(6), { state: 'performed' }))).toEqual(['yes', 'outlook.holds']);
    expect(looked(pay(15), owing(pay(6), { by: 1 }))).toEqual(['yes', 'outlook.holds']);
  });
  test('[AGR-10][AGR-22] what is due in this Revenue Phase and is not there cannot be paid', () => {
    const inRevenue = (g: Rome): void => {
      rich(3, 0)(g);
      g.phase = 'revenue';
    };
    expect(looked(pay(8), inRevenue)).toEqual(['no', 'outlook.holds']);
    expect(looked(pay(8), inRevenue, 0, { turn: 9 })).toEqual(['undecided', 'outlook.holds']);
  });
  test('[AGR-10] of others one sees only the purses', () => {
    expect(looked(pay(10), rich(10, 5), 1)).toEqual(['yes', 'outlook.purses']);
    expect(looked(pay(11), rich(10, 5), 1)).toEqual(['undecided', 'outlook.purses']);
  });
  test('[AGR-11] a card that he holds, by itself or by its kind; of another hand nothing is said', () => {
    const holding = (g: Rome): void => {
      g.factions[0]!.hand = ['card:38', 'card:105'];
    };
    expect(looked({ t: 'card', card: 'card:38' }, holding)).toEqual(['yes', 'outlook.card']);
    expect(looked({ t: 'card', card: 'tribune' }, holding)).toEqual(['yes', 'outlook.card']);
    expect(looked({ t: 'card', card: 'card:97' }, holding)).toEqual(['no', 'outlook.noCard']);
    expect(looked({ t: 'card', card: 'card:38' }, holding, 1)).toBeUndefined();
  });

  test('[AGR-13] who presides can put it; others must first preside, and of a Tribune nothing is said', () => {
    const propose = (means: 'presiding' | 'tribune'): Promise => ({ t: 'propose', means, about: ANYTHING });
    expect(looked(propose('presiding'))).toEqual(['yes', 'outlook.presides']);
    const other = (g: Rome): void => void (senator(g, 'senator:3').office = 'dictator');
    expect(looked(propose('presiding'), other)).toEqual(['undecided', 'outlook.mustPreside']);
    expect(looked(propose('tribune'))).toBeUndefined();
  });
  test('[AGR-12] votes, if anybody of his is in Rome', () => {
    const vote: Promise = { t: 'vote', way: 'for', about: ANYTHING, senator: '', bought: 0 };
    expect(looked(vote)).toEqual(['yes', 'outlook.votes']);
    const away = (g: Rome): void => {
      for (const id of ['senator:1', 'senator:2']) Object.assign(senator(g, id), { at: 'mission', office: '' });
    };
    expect(looked(vote, away)).toEqual(['undecided', 'outlook.votes']);
  });
  test('[AGR-17] the purse of whoever is to spend; a ransom costs what it costs', () => {
    const spend = (n: number, how: 'knights' | 'ransom' = 'knights'): Promise => ({
      t: 'spend',
      how,
      senator: 'senator:1',
      n,
    });
    expect(looked(spend(4), rich(4, 9))).toEqual(['yes', 'outlook.purse']);
    expect(looked(spend(5), rich(4, 9))).toEqual(['undecided', 'outlook.purse']);
    expect(looked(spend(4, 'ransom'), rich(4, 9))).toBeUndefined();
  });
  test('[AGR-18] of words of one’s own nobody can say; of what is only refrained from there is nothing to say', () => {
    expect(looked({ t: 'text', text: 'peace' })).toEqual(['undecided', 'outlook.words']);
    expect(looked({ t: 'refrain', from: 'veto', about: ANYTHING })).toBeUndefined();
  });
});
