/** What is studied, and how it is played on from a position of it. */
import { copy, fromSeed, type Match, type Msg, type Outcome, rng, type Seat, type State } from '@tabularium/kernel';
import type { BotFactory, Studied } from '@tabularium/parts';
import { playOut } from '../search/play-out.ts';

export interface Subject<G, V> {
  readonly match: Match<G, V>;
  readonly studied: Studied<G>;
  /** Plays on for every seat. */
  readonly policy: BotFactory;
  /** All win or lose together: there is one chance. */
  readonly together: boolean;
  /** Whoever wants to know while the game goes on: the worlds are guessed from what this seat saw. After the end everything is open. */
  readonly as?: Seat;
}

/** Whose chance it is: a seat's, the whole table's, or that nobody wins. */
export type Line = Seat | 'table' | 'nobody';

export const linesOf = <G, V>({ match, together }: Subject<G, V>): readonly Line[] =>
  together ? ['table'] : [...Array.from({ length: match.state.seats }, (_, seat) => seat), 'nobody'];

/** What part of the victory each line has: winners share it, and seats that nobody plays count as nobody. */
export const partsOf = (lines: readonly Line[], over: Outcome | undefined): readonly number[] => {
  const winners = (over?.winners ?? []).filter((seat) => lines.includes(seat) || lines.includes('table'));
  if (lines.includes('table')) return lines.map(() => (winners.length > 0 ? 1 : 0));
  if (winners.length === 0) return lines.map((line) => (line === 'nobody' ? 1 : 0));
  return lines.map((line) => (typeof line === 'number' && winners.includes(line) ? 1 / winners.length : 0));
};

/** A game that has not ended after so many decisions is won by nobody. */
const LONGEST = 5000;

/** A world that a game can be played on in: the true one with dice of its own, or one that the seat could not tell from it. */
const worldAt = <G, V>({ match, as }: Subject<G, V>, position: State<G>, seed: string): State<G> => {
  if (as === undefined || match.module.view.isOpen) return { ...copy(position), chance: fromSeed(seed), rig: [] };
  return match.module.guess(match.module.view(position, as), as, rng(seed));
};

/** How the game ends if bots play on. The same seed gives the same game. */
export const playedOn = <G, V>(subject: Subject<G, V>, position: State<G>, seed: string): Outcome | undefined => {
  const { match, policy } = subject;
  const state = worldAt(subject, position, seed);
  playOut(match.module, { policy: () => policy(), isFar: () => false }, state, state, rng(`${seed}/bots`), LONGEST);
  return state.over;
};

export interface Border {
  readonly input: number;
  /** The turn that begins here. */
  readonly turn: Msg;
}

/** The position in which each turn began, and the last one. */
export const bordersOf = <G, V>({ match, studied }: Subject<G, V>): readonly Border[] => {
  const borders: Border[] = [];
  let before = '';
  for (let input = match.released; input <= match.last; input++) {
    const turn = studied.turnOf(match.at(input).g);
    const named = JSON.stringify(turn);
    if (named !== before || input === match.last) borders.push({ input, turn });
    before = named;
  }
  return borders;
};
