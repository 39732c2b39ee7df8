/** Lets bots play a whole game as fast as possible; only how it ended is kept. */
import {
  accepts,
  begin,
  engineOf,
  fromSeed,
  type GameModule,
  type Input,
  type Outcome,
  parseTable,
  type Question,
  type Rng,
  rng,
  type Seat,
} from '@tabularium/kernel';
import type { BotFactory, Effort } from '@tabularium/parts';
import { seenBy } from '@tabularium/parts';

export interface BotGame {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Which game of a series. Chance comes from seed and number, so a game is the same whoever plays it and when. */
  readonly index?: number;
  /** One for each seat. */
  readonly bots: readonly BotFactory[];
  /** How much each may think about an answer: by rollouts, so that the game is the same on every machine. */
  readonly effort?: Effort;
  /** A game that is not over after so many decisions is given up. */
  readonly most?: number;
}

export interface Played {
  /** `undefined` if the game was given up. */
  readonly outcome: Outcome | undefined;
  /** Decisions taken. */
  readonly steps: number;
}

/** Far more than any game that is played to win takes. Bots that only avoid defeat could go on for ever. */
const MOST = 20_000;
const EFFORT: Effort = { rollouts: 60 };

export const seatRng = (seed: string, index: number, seat: number): Rng => rng(`${seed}/${index}/seat ${seat}`);

export const playGame = <G, V>(
  module: GameModule<G, V>,
  { seats, options, seed, index = 0, bots, effort = EFFORT, most = MOST }: BotGame,
): Played => {
  if (bots.length !== seats) throw new Error(`${seats} seats and ${bots.length} bots`);
  const engine = engineOf(module);
  const state = begin(module, parseTable(module, seats, options), fromSeed(`${seed}/${index}`));
  const players = bots.map((make) => make(effort));
  const chances = bots.map((_, seat) => seatRng(seed, index, seat));
  let steps = 0;
  while (state.over === undefined && steps < most) {
    const seat = engine.waitingFor(state)[0];
    const question = seat === undefined ? undefined : engine.question(state, seat);
    if (seat === undefined || !question) throw new Error('the game is not over and nobody is asked');
    const input = players[seat]!.choose(seenBy(module, state, question, seat, chances[seat]!));
    if (!isOffered(question, input, seat)) throw new Error(`${players[seat]!.name} answered ${JSON.stringify(input)}`);
    engine.applyTrusted(state, input);
    steps++;
  }
  return { outcome: state.over, steps };
};

/** Checks that the bot's answer was offered. The question is there already, so this costs next to nothing. */
const isOffered = ({ verbs }: Question, { by, verb, arg }: Input, seat: Seat): boolean =>
  by === seat && Object.hasOwn(verbs, verb) && accepts(verbs[verb]!, arg);
