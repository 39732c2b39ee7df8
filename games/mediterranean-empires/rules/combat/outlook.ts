/** How a combat stands while cards may be played: what is still rolled before Resolution, and the chances — 5.4.5, 9 */
import { howMany, type Seat } from '@tabularium/kernel';
import { effectsOf } from '../empire/cards.ts';
import { attackerSeat, defenderSeat } from '../empire/order.ts';
import { forceOf, inCombat } from '../expedition/force.ts';
import type { Force, Played, Side } from '../game.ts';
import { type CardId, NONE } from '../ids.ts';
import type { OpenEmpires } from '../sight.ts';
import { isEmpty } from './battle.ts';
import { type Power, winChance } from './odds.ts';
import { diceTotal, fixedTotal } from './strength.ts';

/** A card that rolls when the window closes: it does something on so much or more, or on so much or less. */
export interface Pending {
  readonly card: CardId;
  /** Who played it; nobody for a card of a force. */
  readonly by: Seat | typeof NONE;
  readonly does: 'stops' | 'removes' | 'deserts' | 'flees' | 'hits';
  readonly dice: number;
  readonly min: number;
  readonly max: number;
  /** The card that it stops or removes. */
  readonly against: CardId | '';
}

const answersOf = (g: OpenEmpires): Played[] => g.table.filter((p) => p.against !== '' && !p.off).reverse();

const leaderOf = (g: OpenEmpires, { against }: Played): boolean => !g.table.some((p) => p.card === against);

/** The least rolls of an answer: any of them will do. */
const minsOf = (g: OpenEmpires, p: Played): readonly number[] =>
  effectsOf(g, p.card, leaderOf(g, p) ? 'remove-leader' : 'cancel-card').map((e) => e.min);

/** [MED.9-n] In the order in which they are rolled: answers first, the last of them first of all. */
export const pendingRolls = (g: OpenEmpires): Pending[] => {
  const { kind } = g.combat!;
  const roll = (card: CardId, does: Pending['does'], more: Partial<Pending>): Pending => ({
    card,
    by: NONE,
    does,
    dice: 1,
    min: 1,
    max: 6,
    against: '',
    ...more,
  });
  const answers = answersOf(g).flatMap((p) =>
    minsOf(g, p).map((min) =>
      roll(p.card, leaderOf(g, p) ? 'removes' : 'stops', { by: p.by, min, against: p.against }),
    ),
  );
  const units = ([0, 1] as const).flatMap((side) => inCombat(g, forceOf(g, side), kind).map((u) => u.card));
  const isNow = (e: { readonly battles: readonly string[] }): boolean => kind !== 'assault' && e.battles.includes(kind);
  const flights = units.flatMap((card) =>
    [...effectsOf(g, card, 'stampede'), ...effectsOf(g, card, 'flee')]
      .filter(isNow)
      .map((e) => roll(card, 'flees', { dice: e.dice, max: e.max })),
  );
  const desertions = g.table
    .filter((p) => !p.off)
    .flatMap((p) =>
      effectsOf(g, p.card, 'discard-random-troop').map((e) => roll(p.card, 'deserts', { by: p.by, min: e.min })),
    );
  const hits = units.flatMap((card) =>
    effectsOf(g, card, 'roll-discard')
      .filter(isNow)
      .map((e) => roll(card, 'hits', { dice: e.dice, min: e.min })),
  );
  return [...answers, ...flights, ...desertions, ...hits];
};

/** The combat as it is when an answer has come true. */
const answered = (g: OpenEmpires, p: Played): OpenEmpires => {
  if (!leaderOf(g, p)) return { ...g, table: g.table.map((x) => (x.card === p.against ? { ...x, off: true } : x)) };
  const without = (force: Force): Force => ({ ...force, leaders: force.leaders.filter((id) => id !== p.against) });
  return {
    ...g,
    attack: { ...g.attack!, force: without(forceOf(g, 0)), guard: without(forceOf(g, 1)) },
  };
};

/** Dice that each side may still get. */
type More = readonly [attacker: number, defender: number];
const NOTHING: More = [0, 0];

const powerOf = (g: OpenEmpires, side: Side, more: More): Power => ({
  fixed: fixedTotal(g, side),
  dice: diceTotal(g, side) + more[side],
});

/** [MED.5.4.5-e][MED.5.4.6-d] With nothing to fight with a side has lost, whatever is added. */
const decided = (g: OpenEmpires, more: More): number => {
  const fights = g.combat!.kind !== 'assault';
  if (fights && isEmpty(g, 0)) return 0;
  if (fights && isEmpty(g, 1)) return 1;
  return winChance(powerOf(g, 0, more), powerOf(g, 1, more));
};

const chanceFrom = (g: OpenEmpires, [next, ...rest]: readonly Played[], more: More): number => {
  if (!next) return decided(g, more);
  const stands = (): number => chanceFrom(g, rest, more);
  if (g.table.some((p) => p.card === next.card && p.off)) return stands();
  const miss = minsOf(g, next).reduce((n, min) => (n * (min - 1)) / 6, 1);
  return miss === 1 ? stands() : (1 - miss) * chanceFrom(answered(g, next), rest, more) + miss * stands();
};

/**
 * The chance of the Attacker if the window closed now. [MED.9-n] Answers that are still rolled for count by their chances;
 * other dice before Resolution, which may cost a side a card, do not.
 */
export const attackerChance = (g: OpenEmpires, more: More = NOTHING): number => chanceFrom(g, answersOf(g), more);

/** What a strong card adds. */
const STRONG = 2;

export interface Unknown {
  /** Whose hands are meant: the other side, or all others where nobody holds it. */
  readonly of: readonly Seat[];
  readonly cards: number;
  /** The chance of the Attacker if the strongest come: for the Defender, and for the Attacker. */
  readonly low: number;
  readonly high: number;
}

/** What somebody cannot know: cards in the hands of others, as dice that they may add. */
export const unknownFor = (
  g: OpenEmpires,
  hands: readonly (readonly unknown[] | number)[],
  me: Seat | 'public',
): Unknown | undefined => {
  const sides = [attackerSeat(g), defenderSeat(g)];
  const cardsOf = (seat: Seat): number => howMany(hands[seat]!);
  const isHidden = (seat: Seat): boolean => seat !== NONE && seat !== me && cardsOf(seat) > 0;
  const opposed = sides.filter(isHidden);
  const all = g.agreed.order.filter((seat) => isHidden(seat));
  const of = opposed.length > 0 ? opposed : all;
  if (of.length === 0) return undefined;
  const mayHelp = (side: Side): number => {
    const seat = sides[side]!;
    return seat === NONE ? (opposed.length > 0 ? 0 : STRONG) : isHidden(seat) ? STRONG : 0;
  };
  return {
    of,
    cards: of.reduce((n, seat) => n + cardsOf(seat), 0),
    low: attackerChance(g, [0, mayHelp(1)]),
    high: attackerChance(g, [mayHelp(0), 0]),
  };
};
