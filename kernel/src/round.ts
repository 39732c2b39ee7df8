import { type Ask, verbsOf } from './ask.ts';
import type { Cx } from './context.ts';
import { end, type Flow, type Proc, procsFor } from './flow.ts';
import type { Seat } from './seat.ts';
import { type Part, type Parts } from './sight.ts';
import { silentOf } from './silence.ts';

/**
 * What an answer does to a round: `passed` and the next is asked; `acted` and
 * everybody else is asked again; `left` and this seat is asked no more; `closed`
 * and the round is over.
 */
export type Said = 'passed' | 'acted' | 'left' | 'closed';

interface Going<L> {
  order: Seat[];
  /** Whose turn it is, as a place in `order`. */
  at: number;
  /** How many in a row have answered since somebody acted, the one who acted included. */
  quiet: number;
  readonly with: L;
}

/** A round may be closed by an interruption: its target is dead, its vote is vetoed. */
interface Interruptible<G, L> {
  resumed?(cx: Cx<G>, l: L, result: unknown): 'closed' | undefined;
}

/** Asks seats one after another until all have passed in turn. Ends with `result`. */
export const round =
  <G>() =>
  <A extends { readonly order: readonly Seat[] }, L extends object, R>(
    name: string,
    sight: Part<NoInfer<L>, Going<NoInfer<L>>, G>,
    init: (a: A) => L,
    ask: Ask<G, L, Said> & Interruptible<G, L>,
    result: (cx: Cx<G>, l: L) => R,
  ): Proc<G, A, R> =>
    procsFor<G>()(name, going(sight), (a: A): Going<L> => ({ order: [...a.order], at: 0, quiet: 0, with: init(a) }), {
      start: (cx, l) => (l.quiet >= l.order.length ? end(result(cx, l.with)) : 'ask'),
      ask: {
        to: (_, l) => l.order[l.at]!,
        say: (cx, l, by) => ask.say(cx, l.with, by),
        ...(ask.rules && { rules: ask.rules }),
        ...(ask.windows && { windows: ask.windows }),
        ...verbsOf(
          ask,
          (l: Going<L>) => l.with,
          (cx, l, said) => after(result, cx, l, said),
        ),
        ...silentOf(
          ask.silent,
          (l: Going<L>) => l.with,
          (cx, l, said) => after(result, cx, l, said),
        ),
        resumed: (cx, l, what) => (ask.resumed?.(cx, l.with, what) === 'closed' ? end(result(cx, l.with)) : undefined),
      },
    });

const going = <G, L>(sight: Part<L, Going<L>, G>) =>
  ({ order: 'open', at: 'open', quiet: 'open', with: sight }) as unknown as Parts<Going<L>, G>;

const after = <G, L, R>(
  result: (cx: Cx<G>, l: L) => R,
  cx: Cx<G>,
  l: Going<L>,
  said: Said,
): Flow<Going<L>, 'start', R> => {
  if (said === 'closed') return end(result(cx, l.with));
  note(l, said);
  return 'start';
};

const note = <L>(l: Going<L>, said: Exclude<Said, 'closed'>): void => {
  if (said === 'left') l.order.splice(l.at, 1);
  else {
    l.at++;
    l.quiet = said === 'acted' ? 1 : l.quiet + 1;
  }
  if (l.at >= l.order.length) l.at = 0;
};
