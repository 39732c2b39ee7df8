import { expect, test } from 'vitest';
import { procsFor } from './flow.ts';
import type { Msg } from './message.ts';
import { openPrompt } from './open-prompt.ts';
import { bySeat, STEP } from './sight.ts';
import { started } from './testing/started.ts';
import { viewFrom } from './view.ts';

interface G {
  purse: number;
  hands: string[][];
}
const SIGHT = { purse: 'open', hands: bySeat('own') } as const;
const proc = procsFor<G>();

/** What everybody may know of a question that is put like this. */
const said = (words: (g: G, secret: string) => Msg, step?: 'hidden') => {
  const sight = { seat: 'open', secret: 'hidden', ...(step && { [STEP]: () => false }) } as const;
  const main = proc('main', sight, () => ({ seat: 0, secret: 'dagger' }), {
    start: {
      to: (_, l) => l.seat,
      say: (cx, l) => words(cx.g, l.secret),
      buttons: { go: { take: () => 'start' } },
    },
  });
  const { engine, s } = started<G>({ purse: 3, hands: [['dagger'], []] }, [main]);
  return openPrompt(engine, viewFrom<G, typeof SIGHT>(SIGHT, [main]), s, 0);
};

test('a question that is put by what is open is known to all', () => {
  expect(said((g) => ({ k: 'ask', a: { purse: g.purse } }))).toEqual({ k: 'ask', a: { purse: 3 } });
});

test('what names something hidden is not said, whether rules fail without it or go on', () => {
  expect(said((g) => ({ k: 'ask', a: { card: g.hands[0]![0]! } }))).toBeUndefined();
  expect(said((_, secret) => ({ k: 'ask', a: { card: secret } }))).toBeUndefined();
  expect(said((_, secret) => ({ k: 'ask', a: { card: `card:${secret}` } }))).toBeUndefined();
  expect(said((_, secret) => ({ k: 'ask', a: { cards: [secret] } }))).toBeUndefined();
  expect(said((g, secret) => ({ k: 'ask', a: { much: g.purse + Number(secret.length) } }))).toBeUndefined();
});

test('where the words depend on something hidden, they are those that anybody would expect', () => {
  expect(said((_, secret) => ({ k: secret === 'dagger' ? 'ask.stab' : 'ask' }))).toEqual({ k: 'ask' });
});

test('how far a procedure has come is not told where it is hidden, and nobody is asked what others are', () => {
  expect(said(() => ({ k: 'ask' }), 'hidden')).toBeUndefined();
});
