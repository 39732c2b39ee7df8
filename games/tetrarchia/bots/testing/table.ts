/** Games of Tetrarchia for tests of bots. */
import { begin, engineOf, fromSeed, parseTable, randomInput, type Rng, rng, type State } from '@tabularium/kernel';
import { type Tetrarchia, tetrarchia } from '../../rules/index.ts';
import { withFrozenViews } from '@tabularium/kit';
import type { BotFactory } from '@tabularium/parts';
import { seenBy } from '@tabularium/parts';

/** Views are frozen, so that a bot which changes what it is shown fails its test. */
const FROZEN = withFrozenViews(tetrarchia);
export const engine = engineOf(tetrarchia);

export const newGame = (seats: number, options: Readonly<Record<string, unknown>>, seed: string): State<Tetrarchia> =>
  begin(tetrarchia, parseTable(tetrarchia, seats, options), fromSeed(seed));

/** One decision of a bot; the engine checks it like any input from outside. */
export const decide = (s: State<Tetrarchia>, bot: ReturnType<BotFactory>, chance: Rng): void => {
  const seat = engine.waitingFor(s)[0]!;
  const question = engine.question(s, seat)!;
  engine.apply(s, bot.choose(seenBy(FROZEN, s, question, seat, chance)));
};

/** Plays a number of random decisions, or until the game is over. */
export const wander = (s: State<Tetrarchia>, steps: number, seed: string): void => {
  const chance = rng(seed);
  for (let i = 0; i < steps && !s.over; i++) {
    const seat = engine.waitingFor(s)[0]!;
    engine.applyTrusted(s, randomInput(engine.question(s, seat)!, seat, (n) => chance.below(n))!);
  }
};
