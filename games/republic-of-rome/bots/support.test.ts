/** Votes that are sold before the meeting, and what becomes of the money — AGR-10, AGR-12 */
import { rng, type State } from '@tabularium/kernel';
import { withFrozenViews } from '@tabularium/kit';
import { seenBy } from '@tabularium/parts';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Rome, republicOfRome } from '../rules/index.ts';
import { agreed } from '../rules/testing/agreements.ts';
import { Asked } from './asked.ts';
import { Memory } from './memory.ts';
import { draw } from './offers.ts';
import { priceOf } from './prices.ts';
import { support } from './support.ts';
import { ALWAYS, clause } from './terms.ts';
import { allot, answers, ask, button, floorOf, menOf, newGame } from './testing/table.ts';
import { worthOf } from './worths.ts';

let s: State<Rome>;
beforeEach(() => {
  s = newGame(3, 'early', 'support');
  const { g } = s;
  g.turn = 2;
  for (const x of g.senators) Object.assign(x, { influence: 4, talents: 8, knights: 0, office: '', priorConsul: true });
  for (const faction of [0, 1, 2]) menOf(g, faction)[0]!.influence = 7;
});
const redistribution = ask('ask.revenue.redistribution', { lump: 0 }, { redistributed: button });
const initiative = ask('ask.forum.act', { faction: 'faction:0' }, { endInitiative: button });
const drawn = (question: typeof redistribution, memory = new Memory()): (string | number)[] =>
  draw(new Asked(seenBy(withFrozenViews(republicOfRome), s, question, 0, rng('support')), memory));
/** The Redistribution, in which these have said that they are done. */
const sharing = (...done: number[]): void => {
  s.g.phase = 'revenue';
  s.stack = [
    { proc: 'revenue.redistribution', node: 'ask', local: { done, givingTo: {}, unpaid: '' } },
  ] as State<Rome>['stack'];
};
const partner = (words: readonly (string | number)[]): number => Number(String(words[1]).slice('faction:'.length));

describe('support', () => {
  test('[AGR-12] its vote for the greatest man of another, as Consul and as Censor, for Talents in any case', () => {
    sharing();
    const words = drawn(redistribution);
    const great = menOf(s.g, partner(words))[0]!.id;
    const promised = words.flatMap((w, i) => (w === 'way:for' ? [words.slice(i, i + 3)] : []));
    expect(promised).toEqual([
      ['way:for', 'kind:consuls', great],
      ['way:for', 'kind:censor', great],
    ]);
    const at = words.indexOf('word:pay');
    expect(words[at + 1]).toBeGreaterThan(0);
    expect(words[at + 3]).toBe('word:always');
  });
  test('[AGR-10] paid at once by whoever is still sharing out his money, in the next Redistribution by others', () => {
    sharing();
    expect(drawn(redistribution).slice(-4)).toEqual(['turn:2', 'word:always', 'deal:until-phase', 'deal:offer']);
    sharing(1, 2);
    expect(drawn(redistribution).slice(-4)).toEqual(['turn:3', 'word:always', 'deal:until-turn', 'deal:offer']);
    s.g.phase = 'forum';
    s.stack = [];
    expect(drawn(initiative).slice(-4)).toEqual(['turn:3', 'word:always', 'deal:until-turn', 'deal:offer']);
  });
  test('[AGR-10] for as many Talents as leave the other about half of what both gain, and no fewer', () => {
    sharing();
    const asked = new Asked(
      seenBy(withFrozenViews(republicOfRome), s, redistribution, 0, rng('support')),
      new Memory(),
    );
    const { clauses } = support(asked)!;
    const left = (more: number): number => {
      const all = clauses.map((c) =>
        c.promise.t === 'pay' ? { ...c, promise: { ...c.promise, n: c.promise.n + more } } : c,
      );
      const { own, theirs } = worthOf(asked, all)!;
      return theirs / (own + theirs);
    };
    expect(left(0)).toBeGreaterThan(0.45);
    expect(left(1)).toBeLessThan(0.58);
  });
  test('[1.09.822-a] not for a man who would be Consul for Life at once by it', () => {
    sharing();
    // Nobody else could be elected for life.
    for (const x of menOf(s.g, 2)) x.knights = 30;
    const man = menOf(s.g, 1)[0]!;
    const isNamed = (influence: number): boolean => {
      man.influence = influence;
      const memory = new Memory();
      return [1, 2].flatMap(() => drawn(redistribution, memory)).includes(man.id);
    };
    expect(isNamed(27)).toBe(true);
    expect(isNamed(30)).toBe(false);
  });
  test('[AGR-12] a vote for a Dictator, who is seldom proposed, is worth little', () => {
    const worth = (kind: 'consuls' | 'dictator'): number => {
      const promise = {
        t: 'vote',
        way: 'for',
        about: { kind, naming: menOf(s.g, 1)[0]!.id },
        senator: '',
        bought: 0,
      } as const;
      const one = clause(0, 1, s.g.turn, promise, ALWAYS);
      return priceOf(s.g, [one], one, 1)![1]!;
    };
    expect(worth('consuls')).toBeGreaterThan(0);
    expect(worth('dictator')).toBeLessThan(worth('consuls') / 5);
  });
  test('[1.09.2-d] not for a man as Consul who goes out of office as one', () => {
    sharing();
    const man = menOf(s.g, 1)[0]!;
    const isHelped = (office: 'rome-consul' | ''): boolean => {
      man.office = office;
      const memory = new Memory();
      const words = [1, 2].flatMap(() => drawn(redistribution, memory));
      return words.some((w, i) => w === 'kind:consuls' && words[i + 1] === man.id);
    };
    expect(isHelped('')).toBe(true);
    expect(isHelped('rome-consul')).toBe(false);
  });
  test('[AGR-10] not for Talents that are promised already', () => {
    sharing();
    for (const x of menOf(s.g, 1)) x.talents = 1;
    const purse = menOf(s.g, 1).length;
    const askedOf = (): (string | number)[] => {
      const memory = new Memory();
      return [1, 2].flatMap(() => drawn(redistribution, memory).filter((_, i, all) => partner(all) === 1));
    };
    expect(askedOf()).toContain('faction:1');
    agreed(s.g, 7, [[1, 2, { t: 'pay', n: purse, paid: 0 }]]);
    expect(askedOf()).toEqual([]);
  });
  test('[AGR-08] not to somebody who has broken his word', () => {
    sharing();
    agreed(s.g, 7, [[1, 0, { t: 'pay', n: 1, paid: 0 }, { state: 'failed' }]], { status: 'broken' });
    const memory = new Memory();
    // Otherwise its word is as good as anybody's.
    memory.wordOf(1).kept = 100;
    expect([1, 2].map(() => drawn(redistribution, memory)[1])).toEqual(['faction:2', undefined]);
  });
  test('nobody is offered it twice in a turn', () => {
    sharing();
    const memory = new Memory();
    const partners = [1, 2, 3]
      .map(() => drawn(redistribution, memory))
      .flatMap((words) => (words.length > 0 ? [partner(words)] : []));
    expect([...partners].sort((a, b) => a - b)).toEqual([1, 2]);
  });
});

describe('the money', () => {
  const shares = (n: number) => allot({ [menOf(s.g, 0)[0]!.id]: n, 'faction:0': n }, n);
  const sharedOut = (lump: number, more = {}) =>
    ask('ask.revenue.redistribution', { lump }, { allocate: shares(20), redistributed: button, ...more });
  test('[1.06.3-f] what is paid to it afterwards is shared out again', () => {
    s.g.factions[0]!.treasury = 2;
    const [first, second, third] = answers(s, 0, sharedOut(20), sharedOut(0), sharedOut(0));
    expect(first!.verb).toBe('allocate');
    // What it has kept back itself stays.
    const kept = (first!.arg as Record<string, number>)['faction:0'] ?? 0;
    expect(kept).toBeGreaterThan(2);
    expect(second).toEqual({ verb: 'redistributed' });
    expect(third).toEqual({ verb: 'redistributed' });
    s.g.factions[0]!.treasury = kept + 4;
    expect(answers(s, 0, sharedOut(20), sharedOut(0))[1]!.verb).toBe('allocate');
  });
  test('[AGR-10] debts are paid when the income has been shared out', () => {
    const gift = { openGift: button };
    s.g.phase = 'revenue';
    agreed(s.g, 7, [[0, 1, { t: 'pay', n: 3, paid: 0 }]]);
    expect(answers(s, 0, sharedOut(20, gift), sharedOut(0, gift)).map((x) => x.verb)).toEqual(['allocate', 'openGift']);
  });
});

test('[1.09.141-b] nobody buys votes for what he has only promised to vote for', () => {
  s.g.phase = 'senate';
  const great = menOf(s.g, 1)[0]!;
  great.influence = 30;
  s.g.senate.step = 'consuls';
  s.g.senate.floors = [
    floorOf(s.g, { t: 'consuls', pair: [great.id, menOf(s.g, 2)[0]!.id] }, { by: 1, proposer: great.id }),
  ];
  const buying = { buyVotes: allot({ [menOf(s.g, 0)[0]!.id]: 8 }), aye: button };
  const question = (more: object) =>
    ask('ask.senate.vote', { by: 'faction:0', what: 'kind:consuls', ayes: 0, nays: 0 }, { ...buying, ...more });
  expect(answers(s, 0, question({ nay: button }))[0]!.verb).toBe('buyVotes');
  expect(answers(s, 0, question({}))[0]!.verb).toBe('aye');
});
