/** Questions written as a description, for procedures that are made from one (rounds, ballots). */
import type { Cx, Look } from './context.ts';
import type { Offers, Pointing, Verbs } from './kinds.ts';
import type { Msg } from './message.ts';
import type { Answer, InputArg } from './question.ts';
import type { Seat } from './seat.ts';
import type { Silent } from './silence.ts';

interface Asked<G, L> {
  say(cx: Look<G>, l: L, by: Seat): Msg;
  readonly rules?: readonly string[];
  readonly windows?: readonly string[];
}

/** What is asked, and what each answer tells the procedure (`S`). */
export interface Ask<G, L, S> extends Asked<G, L>, Verbs<G, L, S> {
  /** What it means when whoever is asked says nothing for too long. */
  readonly silent?: Silent<G, L, S>;
}

/** What is asked, where answers are only collected. */
export interface Paper<G, L> extends Asked<G, L>, Offers<G, L> {
  /** The answer that counts for a seat that gives none for too long; one made up `instead` need not be on offer. */
  readonly silent?: Silent<G, L, Answer>;
}

/** What an answer leads to; `said` is what the verb itself made of it. */
type Outer<G, O, S, T> = (cx: Cx<G>, o: O, said: S, by: Seat, verb: string, arg?: InputArg) => T;

/** The same verbs as parts of a wait whose locals (`O`) hold `L` somewhere inside. */
export const verbsOf = <G, L, O, S, T>(
  verbs: Verbs<G, L, S>,
  inner: (o: O) => L,
  outer: Outer<G, O, S, T>,
): Verbs<G, O, T> => {
  const pointing = <Of, X extends InputArg>(v: Pointing<G, L, Of, X, S>, name: string): Pointing<G, O, Of, X, T> => ({
    ...(v.rules && { rules: v.rules }),
    of: (cx, o, by) => v.of(cx, inner(o), by),
    ...(v.withheld && { withheld: (cx: Look<G>, o: O, by: Seat) => v.withheld!(cx, inner(o), by) }),
    take: (cx, o, arg, by) => outer(cx, o, v.take(cx, inner(o), arg, by), by, name, arg),
  });
  return {
    buttons: mapped(verbs.buttons, (v, name) => ({
      ...(v.rules && { rules: v.rules }),
      when: (cx, o, by) => v.when?.(cx, inner(o), by) ?? true,
      take: (cx, o, by) => outer(cx, o, v.take(cx, inner(o), by), by, name),
    })),
    picks: mapped(verbs.picks, (v, name) => ({
      ...pointing(v, name),
      why: (cx, o, id, by) => v.why?.(cx, inner(o), id, by),
    })),
    ranges: mapped(verbs.ranges, pointing),
    chooses: mapped(verbs.chooses, pointing),
    allots: mapped(verbs.allots, pointing),
    texts: mapped(verbs.texts, pointing),
  };
};

/** Verbs that do nothing when taken. */
export const untaken = <G, L>({
  buttons,
  picks,
  ranges,
  chooses,
  allots,
  texts,
}: Offers<G, L>): Verbs<G, L, undefined> => ({
  buttons: mapped(buttons, nothing),
  picks: mapped(picks, nothing),
  ranges: mapped(ranges, nothing),
  chooses: mapped(chooses, nothing),
  allots: mapped(allots, nothing),
  texts: mapped(texts, nothing),
});

const nothing = <V extends object>(v: V): V & { take(): undefined } => ({ ...v, take: () => undefined });

const mapped = <V, W>(
  verbs: Readonly<Record<string, V>> | undefined,
  to: (v: V, name: string) => W,
): Record<string, W> => Object.fromEntries(Object.entries(verbs ?? {}).map(([name, v]) => [name, to(v, name)]));
