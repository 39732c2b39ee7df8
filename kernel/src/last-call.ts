import type { Cx, Look } from './context.ts';
import { end, type Proc, procsFor } from './flow.ts';
import type { Msg } from './message.ts';
import type { Seat } from './seat.ts';

/** What becomes of the call when somebody stepped in: all are asked again, or it is over. */
export type AfterInterrupt = 'ask again' | 'close';

interface Call {
  readonly seats: readonly Seat[];
  waiting: Seat[];
}

/**
 * Closes a window fairly. *Every* seat is asked whether it steps in, whether or
 * not it holds anything to step in with, so that nobody learns who could have.
 * A seat may pass and leave a standing order not to be asked in this window
 * until something happens (`untils`; the rules say when with `cx.expire`).
 */
export const lastCall = <G>(
  name: string,
  window: string,
  spec: {
    say(cx: Look<G>, by: Seat): Msg;
    readonly rules?: readonly string[];
    readonly untils?: readonly string[];
    after?(cx: Cx<G>, result: unknown): AfterInterrupt;
  },
): Proc<G, { readonly seats: readonly Seat[] }, 'closed' | 'interrupted'> =>
  procsFor<G>()(name, CALL, (a: { readonly seats: readonly Seat[] }): Call => ({ seats: [...a.seats], waiting: [] }), {
    start: (cx, l) => {
      l.waiting = l.seats.filter((s) => !cx.isExcused(s, window));
      return l.waiting.length > 0 ? 'ask' : end('closed');
    },
    ask: {
      to: (_, l) => l.waiting,
      say: (cx, _, by) => spec.say(cx, by),
      ...(spec.rules && { rules: spec.rules }),
      windows: [window],
      call: true,
      aloud: ['pass', 'passUntil'],
      buttons: { pass: { take: (_, l, by) => pass(l, by) } },
      picks: {
        passUntil: {
          of: () => spec.untils ?? [],
          take: (cx, l, until, by) => {
            cx.excuse(by, window, until);
            return pass(l, by);
          },
        },
      },
      // Whoever does not answer does not step in.
      silent: ['pass'],
      resumed: (cx, _, result) => (spec.after?.(cx, result) === 'close' ? end('interrupted') : 'start'),
    },
  });

const CALL = { seats: 'open', waiting: 'open' } as const;

const pass = (l: Call, by: Seat) => {
  l.waiting = l.waiting.filter((s) => s !== by);
  return l.waiting.length > 0 ? 'ask' : end('closed');
};
