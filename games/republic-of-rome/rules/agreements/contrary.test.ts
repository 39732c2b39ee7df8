import { describe, expect, test } from 'vitest';
import type { About, Clause, Promise } from './agreement.ts';
import type { SenatorId } from '../ids.ts';
import { areContrary } from './contrary.ts';

const clause = (promise: Promise, more: Partial<Clause> = {}): Clause => ({
  by: 0,
  to: 1,
  promise,
  turn: 5,
  when: { t: 'always' },
  met: false,
  state: 'open',
  disputed: false,
  ruled: false,
  released: false,
  ...more,
});
const about = (kind: About['kind'] = '', naming: About['naming'] = ''): About => ({ kind, naming });
/** Both ways round: no pair of clauses cares which is named first. */
const both = (a: Clause, b: Clause): boolean => {
  expect(areContrary(b, a)).toBe(areContrary(a, b));
  return areContrary(a, b);
};
const refrain = (x: About, from: 'propose' | 'prosecute' | 'veto' = 'propose'): Promise => ({
  t: 'refrain',
  from,
  about: x,
});
const propose = (x: About): Promise => ({ t: 'propose', means: 'presiding', about: x });

describe('[AGR-23] clauses that cannot both be kept', () => {
  test('are of one party', () => {
    const yes = clause(propose(about('raise')));
    expect(both(clause(refrain(about('raise'))), yes)).toBe(true);
    expect(both(clause(refrain(about('raise')), { by: 2 }), yes)).toBe(false);
  });
  test('not to propose, and to propose: of one kind and one name, or of any', () => {
    const pairs: [About, About, boolean][] = [
      [about('raise'), about('raise'), true],
      [about(), about('raise'), true],
      [about('raise'), about(), true],
      [about('raise'), about('deploy'), false],
      [about('', 'senator:1'), about('censor', 'senator:1'), true],
      [about('censor', 'senator:1'), about('censor', 'senator:2'), false],
      [about('censor', 'senator:1'), about('censor'), true],
      [about('censor'), about('censor', 'senator:2'), true],
    ];
    for (const [no, yes, isSo] of pairs) {
      expect([no, yes, both(clause(refrain(no)), clause(propose(yes)))]).toEqual([no, yes, isSo]);
    }
  });
  test('refraining lasts until the end of its turn, so that only what is due by then is against it', () => {
    const no = clause(refrain(about('raise')));
    const due = (turn: number): boolean => both(no, clause(propose(about('raise')), { turn }));
    expect([due(4), due(5), due(6)]).toEqual([true, true, false]);
  });
  test('not to prosecute, and to propose a Prosecution of that man', () => {
    const no = clause(refrain(about('', 'senator:1'), 'prosecute'));
    const to = (kind: About['kind'], naming: About['naming']): boolean =>
      both(no, clause(propose(about(kind, naming))));
    expect(to('prosecution', 'senator:1')).toBe(true);
    expect(to('prosecution', '')).toBe(true);
    expect(to('prosecution', 'senator:2')).toBe(false);
    expect(to('censor', 'senator:1')).toBe(false);
  });
  test('not to veto is against no proposal', () => {
    expect(both(clause(refrain(about('raise'), 'veto')), clause(propose(about('raise'))))).toBe(false);
  });
  test('the same card to two; but one of a kind may be had twice', () => {
    const card = (id: 'card:38' | 'card:39' | 'tribune', turn = 5): Clause => clause({ t: 'card', card: id }, { turn });
    expect(both(card('card:38'), card('card:38'))).toBe(true);
    expect(both(card('card:38'), card('card:38', 7))).toBe(true);
    expect(both(card('card:38'), card('card:39'))).toBe(false);
    expect(both(card('tribune'), card('tribune'))).toBe(false);
  });
  test('votes both ways on one thing in one turn, by one man or by all', () => {
    const vote = (
      way: 'for' | 'against',
      senator: '' | 'senator:1' | 'senator:2',
      x = about('raise'),
      turn = 5,
    ): Clause => clause({ t: 'vote', way, about: x, senator, bought: 0 }, { turn });
    expect(both(vote('for', ''), vote('against', ''))).toBe(true);
    expect(both(vote('for', ''), vote('against', 'senator:1'))).toBe(true);
    expect(both(vote('for', 'senator:1'), vote('against', 'senator:1'))).toBe(true);
    expect(both(vote('for', 'senator:1'), vote('against', 'senator:2'))).toBe(false);
    expect(both(vote('for', ''), vote('for', ''))).toBe(false);
    expect(both(vote('for', ''), vote('against', '', about('deploy')))).toBe(false);
    expect(both(vote('for', ''), vote('against', '', about('raise'), 6))).toBe(false);
  });
  test('two who are called last on one vote', () => {
    const order = (last: -1 | 0 | 1 | 2, x = about('raise'), turn = 5): Clause =>
      clause({ t: 'order', calls: [], last, about: x }, { turn });
    expect(both(order(1), order(2))).toBe(true);
    expect(both(order(0), order(2))).toBe(true);
    expect(both(order(1), order(1))).toBe(false);
    expect(both(order(1), order(-1))).toBe(false);
    expect(both(order(1), order(2, about('deploy')))).toBe(false);
    expect(both(order(1), order(2, about('raise'), 6))).toBe(false);
  });
  test('two Masters of Horse or two Dictators in a turn; other roles may be given to several', () => {
    const appoint = (
      role: 'master-of-horse' | 'dictator' | 'sponsor',
      senator: 'senator:1' | 'senator:2',
      turn = 5,
    ): Clause => clause({ t: 'appoint', role, senator }, { turn });
    expect(both(appoint('dictator', 'senator:1'), appoint('dictator', 'senator:2'))).toBe(true);
    expect(both(appoint('master-of-horse', 'senator:1'), appoint('master-of-horse', 'senator:2'))).toBe(true);
    expect(both(appoint('dictator', 'senator:1'), appoint('dictator', 'senator:1'))).toBe(false);
    expect(both(appoint('dictator', 'senator:1'), appoint('master-of-horse', 'senator:2'))).toBe(false);
    expect(both(appoint('sponsor', 'senator:1'), appoint('sponsor', 'senator:2'))).toBe(false);
    expect(both(appoint('dictator', 'senator:1'), appoint('dictator', 'senator:2', 6))).toBe(false);
  });
  test('[2.01.3-a] to make one a Priest, and another in the same turn', () => {
    const priest = (senator: SenatorId, turn = 5): Clause =>
      clause({ t: 'appoint', role: 'priest', senator }, { turn });
    expect(both(priest('senator:1'), priest('senator:2'))).toBe(true);
    expect(both(priest('senator:1'), priest('senator:1'))).toBe(false);
    expect(both(priest('senator:1'), priest('senator:2', 6))).toBe(false);
    const advocate = (senator: SenatorId): Clause => clause({ t: 'appoint', role: 'advocate', senator });
    expect(both(advocate('senator:1'), advocate('senator:2'))).toBe(false);
  });
  test('promises of different sorts are never contrary by their words', () => {
    const all: Promise[] = [
      { t: 'pay', n: 1, paid: 0 },
      { t: 'text', text: 'x' },
      { t: 'card', card: 'card:38' },
      { t: 'appoint', role: 'dictator', senator: 'senator:1' },
      { t: 'spend', how: 'games', senator: 'senator:1', n: 7 },
    ];
    const pairs = all.flatMap((a) => all.filter((b) => a.t !== b.t).map((b) => both(clause(a), clause(b))));
    expect(new Set(pairs)).toEqual(new Set([false]));
  });
});

test('[AGR-23] what is of two sorts can both be kept', () => {
  const sorts: readonly Promise[] = [
    { t: 'pay', n: 3, paid: 0 },
    { t: 'card', card: 'card:38' },
    { t: 'vote', way: 'for', about: about(), senator: '', bought: 0 },
    propose(about('raise')),
    { t: 'appoint', role: 'dictator', senator: 'senator:1' },
    { t: 'order', calls: [], last: 2, about: about() },
    { t: 'spend', how: 'games', senator: 'senator:1', n: 7 },
    { t: 'text', text: 'kindness' },
  ];
  const contrary = sorts.flatMap((p) =>
    [...sorts, refrain(about())].filter((q) => p !== q && both(clause(p), clause(q))),
  );
  // To refrain from proposing anything, and to propose something.
  expect(contrary).toEqual([refrain(about())]);
});
