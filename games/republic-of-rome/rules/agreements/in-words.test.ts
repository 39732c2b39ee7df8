import { speakerFor } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { republicOfRome } from '../index.ts';
import type { Proposal } from '../senate/proposal.ts';
import { proposalInWords } from '../senate/sentence.ts';
import { ANYTHING, type Clause, type Condition, type Promise } from './agreement.ts';
import { clauseInWords } from './in-words.ts';

const speak = await speakerFor(republicOfRome, 'en');
const FABIUS = 'senator:2';
const read = (promise: Promise, when: Condition = { t: 'always' }): string => {
  const clause: Clause = {
    by: 0,
    to: 1,
    promise,
    when,
    turn: 1,
    met: false,
    state: 'open',
    disputed: false,
    ruled: false,
    released: false,
  };
  return clauseInWords(clause)
    .map((m) => speak.say(m))
    .join(' ');
};

describe('clauses in words', () => {
  const about = { kind: 'land-bill', naming: FABIUS } as const;
  test.each<[Promise, string]>([
    [{ t: 'pay', n: 4, paid: 0 }, 'Populares will pay Optimates 4 Talents.'],
    [{ t: 'pay', n: 4, paid: 1 }, 'Populares will pay Optimates 4 Talents (1 paid).'],
    [{ t: 'card', card: 'tribune' }, 'Populares will give Optimates a Tribune.'],
    [{ t: 'vote', way: 'for', about, senator: '', bought: 0 }, 'Populares will vote for: Land Bill · Fabius.'],
    [
      { t: 'vote', way: 'against', about: ANYTHING, senator: FABIUS, bought: 2 },
      'Fabius will vote against: anything, with 2 votes bought.',
    ],
    [{ t: 'propose', means: 'tribune', about }, 'Populares will propose by a Tribune: Land Bill · Fabius.'],
    [{ t: 'refrain', from: 'veto', about }, 'Populares will refrain from a veto: Land Bill · Fabius.'],
    [{ t: 'appoint', role: 'commander', senator: FABIUS }, 'Populares will name or accept Fabius as Commander.'],
    [
      { t: 'order', calls: [], last: 2, about: ANYTHING },
      'Populares will have them vote in this order on anything: Equites.',
    ],
    [
      { t: 'order', calls: [2, 1], last: 0, about: ANYTHING },
      'Populares will have them vote in this order on anything: Equites, Optimates, and Populares.',
    ],
    [{ t: 'spend', how: 'ransom', senator: FABIUS, n: 0 }, 'Fabius will spend what it takes as ransom.'],
    [{ t: 'text', text: 'end' }, 'Populares to Optimates: “end”'],
  ])('%o', (promise, words) => expect(read(promise)).toBe(words));

  test('with their conditions', () => {
    const pay: Promise = { t: 'pay', n: 1, paid: 0 };
    expect(read(pay, { t: 'clause', n: 1 })).toBe('Populares will pay Optimates 1 Talent. If clause 2 was kept.');
    expect(read(pay, { t: 'office', senator: FABIUS, office: 'consul' })).toMatch(/If Fabius becomes Consul\.$/);
  });
});

test('a deployment against a War, or against the Rebel', () => {
  const sent = (war: 'war:5' | 'rebel'): string =>
    proposalInWords({
      t: 'deploy',
      orders: [{ t: 'send', commander: FABIUS, war, legions: ['legion:1'], fleets: 0, replaces: '' }],
    })
      .map((m) => speak.say(m))
      .join(' ');
  expect(sent('war:5')).toContain('Gallic');
  expect(sent('war:5')).not.toContain('Rebel');
  expect(sent('rebel')).toContain('Rebel');
});

test('proposals in words', () => {
  const said = (p: Proposal): string =>
    proposalInWords(p)
      .map((m) => speak.say(m))
      .join(' ');
  expect(said({ t: 'consuls', pair: [FABIUS, 'senator:3'] })).toBe('Fabius and Valerius as Consuls.');
  expect(said({ t: 'reject-rhodes' })).toMatch(/^Reject /);
  const order = { t: 'send', commander: FABIUS, war: 'rebel', legions: ['legion:1'], fleets: 2, replaces: '' } as const;
  expect(said({ t: 'deploy', orders: [order, { t: 'recall', commander: 'senator:3' }] })).toMatch(
    /^Send Fabius with .*: the Rebel\. Recall Valerius\.$/,
  );
});

describe('what a clause names', () => {
  const named = (promise: Promise) => {
    const [said] = clauseInWords({
      by: 0,
      to: 1,
      promise,
      when: { t: 'always' },
      turn: 1,
      met: false,
      state: 'open',
      disputed: false,
      ruled: false,
      released: false,
    });
    return said?.a;
  };
  test('[AGR-11] a card by its name, or any of a kind', () => {
    expect(named({ t: 'card', card: 'card:38' })).toMatchObject({ card: 'card:38' });
    expect(named({ t: 'card', card: 'tribune' })).toMatchObject({ card: 'card-kind:tribune' });
  });
  test('[AGR-16] the Factions that are called, and who is last, if anybody is', () => {
    const order = (calls: number[], last: number) => named({ t: 'order', calls, last, about: ANYTHING });
    expect(order([2, 1], -1)).toMatchObject({ order: ['faction:2', 'faction:1'] });
    expect(order([], 0)).toMatchObject({ order: ['faction:0'] });
  });
});
