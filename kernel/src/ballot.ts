import { type Paper, untaken, verbsOf } from './ask.ts';
import type { Cx } from './context.ts';
import { end, type Proc, procsFor } from './flow.ts';
import { copy } from './json.ts';
import type { Answer } from './question.ts';
import type { PerSeat, Seat } from './seat.ts';
import { bySeat, type Part, type Parts } from './sight.ts';
import { silentOf } from './silence.ts';

/** What a seat answered. */
export type Vote = Answer;

interface Urn<A> {
  readonly about: A;
  waiting: Seat[];
  readonly votes: PerSeat<Vote>;
}

/**
 * Asks all seats at once and ends with every answer by seat. Until all answers are in, each is seen by its own seat alone;
 * once they are in, none can be taken back.
 */
export const ballot = <G, A extends { readonly seats: readonly Seat[] }>(
  name: string,
  sight: Part<A, Urn<A>, G>,
  paper: Paper<G, A>,
): Proc<G, A, PerSeat<Vote>> =>
  procsFor<G>()(name, urnSight(sight), (a: A): Urn<A> => ({ about: copy(a), waiting: [...a.seats], votes: {} }), {
    start: (_, l) => (l.waiting.length > 0 ? 'vote' : end(l.votes)),
    vote: {
      to: (_, l) => l.waiting,
      say: (cx, l, by) => paper.say(cx, l.about, by),
      ...(paper.rules && { rules: paper.rules }),
      ...(paper.windows && { windows: paper.windows }),
      ...verbsOf(
        untaken(paper),
        (l: Urn<A>) => l.about,
        (cx, l, _, by, verb, arg) => castVote(cx, l, by, arg === undefined ? { verb } : { verb, arg }),
      ),
      ...silentOf(
        paper.silent,
        (l: Urn<A>) => l.about,
        (cx, l, vote, by) => castVote(cx, l, by, vote),
      ),
    },
  });

/** Nobody sees another's answer before all are in. */
const urnSight = <G, A>(about: Part<A, Urn<A>, G>) =>
  ({ about, waiting: 'open', votes: bySeat('own') }) as unknown as Parts<Urn<A>, G>;

const castVote = <G, A>(cx: Cx<G>, l: Urn<A>, by: Seat, vote: Vote): 'start' => {
  l.votes[by] = vote;
  l.waiting = l.waiting.filter((s) => s !== by);
  if (l.waiting.length === 0) cx.reveal();
  return 'start';
};
