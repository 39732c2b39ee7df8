/** The count at the end of a turn — 4.2 */
import type { OpenEmpires } from '../sight.ts';
import { type Cx, end, type Seat, type Tally } from '@tabularium/kernel';
import { discard, draw, takeFrom } from '../empire/cards.ts';
import { empireOf, roundOrder } from '../empire/order.ts';
import { cityCounts, holdsCapital, keyCities } from '../empire/places.ts';
import { changeVp } from '../empire/points.ts';
import { weakestFirst } from '../expedition/force.ts';
import type { Empires } from '../game.ts';
import { proc } from '../procs.ts';
import { add, bareSum, type Sum, tallied } from '../sum.ts';
import { t } from '../say.ts';
import { handSize } from '../setup/build.ts';

interface Count {
  readonly vp: Tally;
  readonly cards: Tally;
}

/** Is what this seat has the most of all, and how many share it? 0 if it is not. */
const bestShared = (bySeat: readonly number[], seat: Seat): number => {
  const most = Math.max(...bySeat);
  return bySeat[seat] === most ? bySeat.filter((n) => n === most).length : 0;
};

/** [MED.4.2-g][MED.A63] Cities now less cities at the start of the turn. */
export const progress = (g: OpenEmpires, seat: Seat, cities: readonly number[] = cityCounts(g)): number =>
  cities[seat]! - g.before[seat]!;

/** What the count of one player goes by: how many share a first place with him, 0 where he has none. */
interface Standing {
  readonly keys: number;
  readonly most: number;
  readonly lost: number;
  readonly best: number;
}
const standing = (g: OpenEmpires, seat: Seat, cities: readonly number[]): Standing => {
  const keys = keyCities(g, seat);
  // [MED.4.2-c][MED.A2]
  const most = bestShared(cities, seat);
  // [MED.4.2-d]
  const lost = holdsCapital(g, seat) ? 0 : 1;
  // [MED.4.2-e][MED.4.2-g][MED.A39][MED.A41] From the second turn on, and only for a gain.
  const gained = cities.map((_, s) => progress(g, s, cities));
  const best = g.turn >= 2 && gained[seat]! > 0 ? bestShared(gained, seat) : 0;
  return { keys, most, lost, best };
};
const alone = (n: number, one: number, several: number): number => (n === 0 ? 0 : n === 1 ? one : several);

const addPoints = (sum: Sum, { keys, most, lost, best }: Standing): void => {
  add(sum, 'keyCities', keys, 'MED.4.2-b');
  add(sum, 'mostCities', alone(most, 5, 3), 'MED.4.2-c');
  add(sum, 'capitalLost', -3 * lost, 'MED.4.2-d');
  add(sum, 'progress', alone(best, 3, 2), 'MED.4.2-e');
};
const addCards = (sum: Sum, { keys, most, lost, best }: Standing): void => {
  add(sum, 'keyCities', keys, 'MED.4.2-b');
  add(sum, 'mostCities', alone(most, 2, 1), 'MED.4.2-c');
  add(sum, 'capitalLost', -lost, 'MED.4.2-d');
  add(sum, 'progress', alone(best, 1, 0), 'MED.4.2-e');
};

/** [MED.4.2-a] Points and cards of one player, before doubling. */
export const countFor = (g: OpenEmpires, seat: Seat): Count => {
  const at = standing(g, seat, cityCounts(g));
  return {
    vp: tallied('count', (sum) => addPoints(sum, at)),
    cards: tallied('countCards', (sum) => addCards(sum, at)),
  };
};

/** [MED.4.2-f] The count of the last turn counts double. */
export const timesCounted = (g: OpenEmpires): 1 | 2 => (g.turn === g.agreed.turns ? 2 : 1);

/** [MED.4.2-f][MED.A40][MED.A42] Everybody at once; doubled on the last turn. */
const score = (cx: Cx<Empires>): void => {
  const { g } = cx;
  const times = timesCounted(g);
  const cities = cityCounts(g);
  for (const seat of g.agreed.order) {
    const at = standing(g, seat, cities);
    const vp = tallied('count', (sum) => addPoints(sum, at));
    const cards = bareSum();
    addCards(cards, at);
    g.bonus[seat] = cards.total;
    for (const { k, n, rule } of vp.parts)
      cx.log(() => t('med.counts', { who: empireOf(g, seat), n: n * times, what: k }), rule);
    changeVp(cx, seat, vp.total * times, times === 2 ? 'MED.4.2-f' : 'MED.4.2-a', { why: 'count' });
  }
};

/** [MED.4.2-h] Every pile goes back into its own deck; [MED.4.2-i] hands stay as they are. */
const reshuffle = (cx: Cx<Empires>): void => {
  const { g } = cx;
  for (const [seat, deck] of g.decks.entries()) {
    deck.push(...g.discards[seat]!.splice(0));
    deck.sort();
    cx.shuffle(deck);
  }
};

/** [MED.4.2-k] Base hand and what the count gives or takes. */
export const nextHand = (g: OpenEmpires, seat: Seat): number => handSize(g) + g.bonus[seat]!;
const surplus = (g: Empires, seat: Seat): number => Math.max(0, g.hands[seat]!.length - nextHand(g, seat));

/** [MED.4.2-a] Then, unless the game is over, new hands. */
export const endTurn = proc('end.turn', { at: 'open' }, () => ({ at: 0 }), {
  start: (cx) => {
    cx.log(t('med.turnEnds', { turn: cx.g.turn }), 'MED.4.1-s');
    score(cx);
    // [MED.4.1-s][MED.4.2-l]
    cx.g.enraged = 0;
    return cx.g.turn === cx.g.agreed.turns ? end() : 'shuffle';
  },
  shuffle: (cx) => {
    reshuffle(cx);
    return 'next';
  },
  // [MED.4.2-j] Whoever has too many chooses what to discard; whoever has not may not discard.
  next: (cx, l) => {
    const { g } = cx;
    const order = roundOrder(g);
    while (l.at < order.length && surplus(g, order[l.at]!) === 0) l.at++;
    if (l.at < order.length) return 'discard';
    for (const seat of order) draw(cx, seat, nextHand(g, seat) - g.hands[seat]!.length);
    return end();
  },
  discard: {
    to: ({ g }, l) => roundOrder(g)[l.at]!,
    say: ({ g }, _, by) => t('med.ask.surplusHand', { n: surplus(g, by) }),
    rules: ['MED.4.2-j'],
    silent: ({ g }, _, by) => [{ verb: 'discard', arg: weakestFirst(g, g.hands[by]!).slice(0, surplus(g, by)) }],
    chooses: {
      discard: {
        of: ({ g }, _, by) => ({ of: g.hands[by]!, min: surplus(g, by), max: surplus(g, by) }),
        take: (cx, l, cards, by) => {
          // [MED.A69] They stay in the piles for the next turn.
          for (const id of cards) {
            takeFrom(cx.g.hands[by]!, id);
            discard(cx.g, id);
          }
          cx.reveal();
          cx.log(t('med.discards', { who: empireOf(cx.g, by), cards: [...cards] }), 'MED.4.2-j');
          l.at++;
          return 'next';
        },
      },
    },
  },
});
