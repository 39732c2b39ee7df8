import { rng } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { business } from '../senate/other-business.ts';
import { hand } from '../testing/at.ts';
import { writes } from '../testing/agreements.ts';
import { inSenate } from '../testing/meeting.ts';
import type { Draft } from './agreement.ts';
import { isClause, read } from './grammar.ts';
import { spelling } from './spelling.ts';

const draft = (g: Rome): Draft => g.agreements.drafts[0] as Draft;
const begun = () => {
  const p = inSenate(business, undefined, (g) => {
    hand(g, 0, 'card:38');
  });
  return writes(p, 0, 'deal:new-public', 'faction:1', 'faction:2', 'deal:clause');
};

test('[AGR-02][AGR-07] whatever can be written is spelt with the words that wrote it', () => {
  const { g } = begun();
  const d = { ...draft(g), clauses: [] };
  const { below } = rng('spelling');
  const sorts = new Map<string, number>();
  for (let i = 0; i < 1500; i++) {
    const words: (string | number)[] = [];
    let next = read(g, 0, d, []);
    while (!isClause(next)) {
      words.push(
        next.t === 'word'
          ? next.of[below(next.of.length)]!
          : next.t === 'number'
            ? next.min + below(Math.min(9, next.max - next.min + 1))
            : 'as we said',
      );
      next = read(g, 0, d, words.map(String));
    }
    expect(spelling(next, g.factions.length).map((s) => s.word)).toEqual(words);
    sorts.set(next.promise.t, (sorts.get(next.promise.t) ?? 0) + 1);
  }
  expect([...sorts.keys()].sort((a, b) => a.localeCompare(b))).toEqual([
    'appoint',
    'card',
    'order',
    'pay',
    'propose',
    'refrain',
    'spend',
    'text',
    'vote',
  ]);
});
