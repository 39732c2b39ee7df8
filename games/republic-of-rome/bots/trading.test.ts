/** How the bot answers cards that are held out to it — 1.11.1 */
import { rng } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { type Rome, republicOfRome } from '../rules/index.ts';
import { trading } from '../rules/revolution/cards.ts';
import { at, faction, hand } from '../rules/testing/at.ts';
import { sensible } from './sensible.ts';

const TRIBUNE = 'card:39';
const SEDUCTION = 'card:50';
/** Each of two players has a Family and a card. */
const table = (first: 'card:39' | 'card:50' | 'card:107', second: 'card:39' | 'card:50') =>
  at(trading, undefined, { seats: 3 }, (g: Rome) => {
    g.phase = 'revolution';
    faction(g, 0, 'senator:1');
    faction(g, 1, 'senator:4');
    faction(g, 2, 'senator:7');
    hand(g, 0, first);
    hand(g, 1, second);
  });
const chosen = (p: ReturnType<typeof table>, seat: number) => {
  const question = p.as(seat).question!;
  const { verb, arg } = sensible().choose({
    view: p.view(seat),
    question,
    seat,
    module: republicOfRome,
    rng: rng('trade'),
  });
  return arg === undefined ? { verb } : { verb, arg };
};

test('[1.11.1-a] he lays a card beside a better one that is held out to him', () => {
  const p = table(TRIBUNE, SEDUCTION);
  p.as(0).does('offerTo', 'faction:1').does('layCards', [TRIBUNE]);
  expect(chosen(p, 1)).toEqual({ verb: 'answerOffer', arg: 'faction:0' });
  p.as(1).does('answerOffer', 'faction:0');
  expect(chosen(p, 1)).toEqual({ verb: 'layCards', arg: [SEDUCTION] });
});
test('[1.11.1-a] not beside one that is worth no more, and not beside a Law', () => {
  for (const card of [SEDUCTION, 'card:107'] as const) {
    const p = table(card, TRIBUNE);
    p.as(0).does('offerTo', 'faction:1').does('layCards', [card]);
    expect(chosen(p, 1)).toEqual({ verb: 'declineOffer', arg: 'faction:0' });
  }
});
test('[1.11.1-a] without an offer he is done', () => {
  expect(chosen(table(TRIBUNE, SEDUCTION), 1)).toEqual({ verb: 'doneTrading' });
});
