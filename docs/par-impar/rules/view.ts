/** What an eye may see, and a position that it could not tell from the real one. */
import { copy, type Rng, type Seen, type Sight, standingAt, type State, viewFrom } from '@tabularium/kernel';
import type { ParImpar } from './game.ts';
import { closing, hands } from './hands.ts';
import { game } from './match.ts';

const SIGHT = { goal: 'open', points: 'open', opened: 'open' } satisfies Sight<ParImpar>;

export type ParImparView = Seen<ParImpar, typeof SIGHT>;

export const view = viewFrom<ParImpar, typeof SIGHT>(SIGHT, [game, hands, closing]);

/** Closed hands of others are guessed: any number may be in them. */
export const guess = (seen: ParImparView, _: unknown, rng: Rng): State<ParImpar> => {
  const { goal, points, opened, flow } = copy(seen);
  const stack = flow.map((frame) => {
    if (frame.proc !== closing.name) return frame;
    const l = frame.local as { readonly waiting: number[]; readonly votes: Record<number, unknown> };
    const closed = [0, 1].filter((seat) => !l.waiting.includes(seat) && l.votes[seat] === undefined);
    const votes = { ...l.votes };
    for (const seat of closed) votes[seat] = { verb: 'close', arg: 1 + rng.below(5) };
    return { ...frame, local: { ...l, votes } };
  });
  return standingAt(seen, { goal, points: [...points], opened }, points.length, stack, rng);
};
