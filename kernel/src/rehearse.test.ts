import { describe, expect, test } from 'vitest';
import { call, end, procsFor } from './flow.ts';
import { engineOf, type GameModule } from './module.ts';
import { isOffered, rehearse } from './rehearse.ts';
import type { Answer } from './question.ts';
import { bySeat, to } from './sight.ts';
import type { State } from './state.ts';
import { moduleOf } from './testing/module.ts';
import { blank } from './testing/started.ts';
import { viewFrom } from './view.ts';

interface Shop {
  sold: string[];
  /** Each seat knows its own. */
  purses: number[];
}

const proc = procsFor<Shop>();
const buy = proc('buy', { what: 'open', offered: 'open' }, (what: string) => ({ what, offered: 0 }), {
  start: () => 'pay',
  pay: {
    to: () => 0,
    say: (_, l) => ({ k: 'pay', a: { what: l.what } }),
    ranges: {
      pay: {
        of: ({ g }) => [1, g.purses[0]!],
        take: ({ g }, l, n) => {
          g.purses[0]! -= n;
          g.sold.push(l.what);
          return end();
        },
      },
    },
    buttons: {
      gamble: {
        take: (cx) => {
          cx.d6();
          return end();
        },
      },
      again: { take: () => 'pay' },
      match: { take: () => 'match' },
      wait: { take: () => 'other' },
    },
  },
  // What is asked here depends on what seat 1 has.
  match: {
    to: () => 0,
    say: () => ({ k: 'match' }),
    ranges: { match: { of: ({ g }) => [1, g.purses[1]!], take: () => end() } },
  },
  other: { to: () => 1, say: () => ({ k: 'other' }), buttons: { go: { take: () => end() } } },
});
const game = proc('game', {}, () => ({}), {
  start: () => 'choose',
  choose: {
    to: () => 0,
    say: () => ({ k: 'choose' }),
    picks: { choose: { of: () => ['oil', 'wine'], take: (_, __, what) => call(buy, what, 'start') } },
  },
});

const fresh = (): Shop => ({ sold: [], purses: [4, 9] });
const shop: GameModule<Shop, object> = {
  ...(moduleOf(fresh, [game, buy]) as unknown as GameModule<Shop, object>),
  view: viewFrom({ sold: 'open', purses: bySeat(to('own')) }, [game, buy]),
  guess: (view, _, rng) => {
    const seen = view as { sold: string[]; purses: (number | null)[]; flow: State<Shop>['stack'] };
    const purses = seen.purses.map((n) => n ?? 1 + rng.below(1000));
    return { ...blank({ sold: [...seen.sold], purses }, seen.purses.length), stack: structuredClone([...seen.flow]) };
  },
};

const begun = (): State<Shop> => {
  const state = blank(fresh(), 2);
  engineOf(shop).start(state);
  return state;
};
/** Rehearses these answers, one for each question. */
const after = (...answers: readonly Answer[]) => {
  const state = begun();
  const before = JSON.stringify(state);
  const left = [...answers];
  const steps = rehearse(shop, shop.view(state, 0), 0, () => left.shift());
  expect(JSON.stringify(state)).toBe(before);
  return steps.map((s) => [s.question.prompt.k, s.answer?.verb]);
};

describe('rehearsing', () => {
  test('asks what the rules would ask, the present question first, until nothing is answered', () => {
    expect(after()).toEqual([['choose', undefined]]);
    expect(after({ verb: 'choose', arg: 'oil' })).toEqual([
      ['choose', 'choose'],
      ['pay', undefined],
    ]);
    expect(after({ verb: 'choose', arg: 'oil' }, { verb: 'pay', arg: 3 }, { verb: 'choose', arg: 'wine' })).toEqual([
      ['choose', 'choose'],
      ['pay', 'pay'],
      ['choose', 'choose'],
      ['pay', undefined],
    ]);
  });

  test('shows each question with what the seat would see then', () => {
    const steps = rehearse(shop, shop.view(begun(), 0), 0, ({ question }) =>
      question.prompt.k === 'choose' ? { verb: 'choose', arg: 'oil' } : { verb: 'pay', arg: 3 },
    );
    expect(steps[2]!.view).toMatchObject({ sold: ['oil'], purses: [1, null] });
    expect(steps[3]!.question.verbs['pay']).toMatchObject({ max: 1 });
  });

  test('ends at an answer that is not offered, and tells nothing of what would follow', () => {
    expect(after({ verb: 'choose', arg: 'oil' }, { verb: 'pay', arg: 5 })).toEqual([
      ['choose', 'choose'],
      ['pay', undefined],
    ]);
  });

  test('ends where dice fall, where another seat is asked, and where what follows depends on what is hidden', () => {
    const ends = [
      ['choose', 'choose'],
      ['pay', 'gamble'],
    ];
    expect(after({ verb: 'choose', arg: 'oil' }, { verb: 'gamble' })).toEqual(ends);
    expect(after({ verb: 'choose', arg: 'oil' }, { verb: 'wait' })).toEqual([ends[0], ['pay', 'wait']]);
    expect(after({ verb: 'choose', arg: 'oil' }, { verb: 'match' })).toEqual([ends[0], ['pay', 'match']]);
  });

  test('ends somewhere, whatever is answered for ever', () => {
    expect(
      rehearse(shop, shop.view(begun(), 0), 0, ({ question }) =>
        question.prompt.k === 'choose' ? { verb: 'choose', arg: 'oil' } : { verb: 'again' },
      ).length,
    ).toBeLessThanOrEqual(200);
  });
});

test('an answer is offered if its verb is and takes what is given', () => {
  const question = engineOf(shop).question(begun(), 0)!;
  expect(isOffered(question, { verb: 'choose', arg: 'oil' })).toBe(true);
  expect(isOffered(question, { verb: 'choose', arg: 'salt' })).toBe(false);
  expect(isOffered(question, { verb: 'toString' })).toBe(false);
});
