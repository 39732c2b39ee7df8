/** Played at random: whatever is answered, no card goes from hand to hand. */
import { copy, randomInput, rng, same } from '@tabularium/kernel';
import { given, play } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { PRINTED } from './data/printed.ts';
import { mediterraneanEmpires } from './index.ts';

test('[MED.9-p] whatever players answer, no card goes from one hand into another, unless it is robbed', () => {
  const { below } = rng('exchange 1');
  const p = play(
    given(mediterraneanEmpires, { seats: 4, seed: 'exchange 1', options: { empires: 'seats' } }),
  ).byChance();
  /** By seat, cards of other decks. */
  const foreign = (): string[][] =>
    p.g.hands.map((cards, seat) => cards.filter((id) => PRINTED.cards[id]!.empire !== p.g.agreed.empires[seat]));
  const robbed: number[] = [];
  const handed: unknown[] = [];
  for (let step = 0; step < 600 && robbed.length === 0; step++) {
    const before = copy({ hands: p.g.hands, foreign: foreign() });
    const by = p.waitingFor[0]!;
    const { verb, arg } = randomInput(p.as(by).question!, by, below)!;
    p.does(verb, arg);
    const moved = p.g.hands.flatMap((cards, seat) =>
      cards.filter((id) => before.hands.some((other, i) => i !== seat && other.includes(id))),
    );
    if (verb === 'rob') robbed.push(moved.length);
    else if (moved.length > 0 || !same(foreign(), before.foreign)) handed.push({ by, verb, moved, now: foreign() });
  }
  // Nobody held a card of another deck before the first was robbed, and that was one.
  expect([handed, robbed]).toEqual([[], [1]]);
});
