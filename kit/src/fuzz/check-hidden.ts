/**
 * What an eye does not see must make no difference to what it sees, is asked, waits for and reads. Works from what the game
 * declares, not from what it guesses.
 */
import {
  copy,
  type Eye,
  type Hidden,
  hiddenFrom,
  type Input,
  linesFor,
  type LogLine,
  Refused,
  type Rng,
  type State,
} from '@tabularium/kernel';
import { changeHidden, changeRest, namesIn } from './change-hidden.ts';
import { differs, isSame } from './check-save.ts';
import { hiddenNames } from './face-down.ts';
import type { Problem } from './problem.ts';
import type { Position } from './position.ts';

const eyesOf = (state: State<unknown>): Eye[] => [...Array.from({ length: state.seats }, (_, seat) => seat), 'public'];

/** Everything that an eye has before it at a position. */
const seenBy = <G, V>({ module, engine }: Position<G, V>, s: State<G>, eye: Eye): Record<string, unknown> => {
  const waiting = engine.waitingFor(s);
  return {
    view: module.view(s, eye),
    question: eye === 'public' ? undefined : engine.question(s, eye),
    waiting,
    passable: waiting.filter((seat) => engine.knowsSilence(s, seat)),
  };
};

const attempted = (look: () => Record<string, unknown>): Record<string, unknown> => {
  try {
    return look();
  } catch (e) {
    return { error: e instanceof Error ? e.message : String(e) };
  }
};

const difference = (a: Record<string, unknown>, b: Record<string, unknown>): string | undefined => {
  if ('error' in b) return `rules fail in it (${String(b['error'])})`;
  const k = Object.keys(a).find((key) => !isSame(a[key], b[key]));
  return k === undefined ? undefined : `${k} (${differs(a[k], b[k])})`;
};

/** Changes what an eye does not see. If the eye can tell, reports which change it was. */
export const checkHidden = <G, V>(position: Position<G, V>, rng: Rng): Problem | undefined => {
  for (const eye of eyesOf(position.state)) {
    const before = seenBy(position, position.state, eye);
    const hidden = hiddenNames(position, position.state, eye);
    const name = [...namesIn(before)].find((x) => hidden.has(x));
    if (name !== undefined) return { kind: 'leak', what: `eye ${eye} reads ${name} of ${hidden.get(name)}` };
    const tell = (isWanted?: (path: string) => boolean): string | undefined => {
      const state = changeHidden(position.module, position.state, [eye], rng, isWanted);
      if (!isWanted) changeRest(state, eye, rng);
      return difference(
        before,
        attempted(() => seenBy(position, state, eye)),
      );
    };
    const found = tell();
    if (found !== undefined)
      return { kind: 'leak', what: `eye ${eye} can tell ${cause(position, eye, tell)}: ${found}` };
  }
  return undefined;
};

/** What shows, if anything does. If `isWanted` is given, only such places are changed. */
type Tell = (isWanted?: (path: string) => boolean) => string | undefined;

const TRIES = [1, 2, 3, 4, 5, 6];
/** Which hidden things show: those that show when they alone are changed, or else those without which nothing shows. */
const cause = <G, V>({ module, state }: Position<G, V>, eye: Eye, tell: Tell): string => {
  const paths = [...new Set(hiddenFrom(module, state, eye).map((h) => h.path))];
  const alone = paths.filter((path) => TRIES.some(() => tell((p) => p === path) !== undefined));
  const needed =
    alone.length > 0 ? alone : paths.filter((path) => TRIES.every(() => tell((p) => p !== path) === undefined));
  return needed.join(' or ') || 'what it does not see';
};

/**
 * Plays the same input in two worlds that look the same to one eye, and in half of the looks also to whoever makes the input.
 * Those to whom they looked the same must see, be asked and read the same afterwards. If dice were rolled, nothing is
 * compared. If something was revealed (`cx.reveal`) in either, an eye whose view then differs is not compared.
 */
export const checkStep = <G, V>(position: Position<G, V>, input: Input, rng: Rng): Problem | undefined => {
  const { module, state } = position;
  const eye = rng.pick(eyesOf(state));
  const before = copy(state);
  const unseen = hiddenFrom(module, before, eye).filter((h) => !isEmpty(h));
  const real = played(position, before, input);
  if (real === undefined) return undefined;
  // After dice, anything may rightly differ.
  if (!isSame(state.chance, real.state.chance)) return undefined;
  const named = namedInLines(position, real, eye);
  if (named) return named;
  const tell: Tell =
    eye !== input.by && rng.below(2) === 0
      ? // What only the actor knows is changed too. What they give up or show by this input may rightly show.
        tellIn(position, input, real, [eye], rng, givenUp(unseen, hiddenFrom(module, real.state, eye)))
      : tellIn(position, input, real, eye === input.by ? [eye] : [input.by, eye], rng);
  const found = tell();
  return found === undefined
    ? undefined
    : { kind: 'leak', what: `${input.verb} shows eye ${eye} ${cause(position, eye, tell)}: ${found}` };
};

/** Looks whether these eyes can tell another world from the real one, in which what they do not see is changed. */
const tellIn =
  <G, V>(
    position: Position<G, V>,
    input: Input,
    real: Played<G>,
    eyes: readonly Eye[],
    rng: Rng,
    kept?: ReadonlySet<string>,
  ): Tell =>
  (isWanted = () => true) => {
    const { module, state } = position;
    const other = changeHidden(module, state, eyes, rng, (path) => isWanted(path) && !kept?.has(path));
    const look = (): string | undefined => compared(position, real, played(position, other, input), eyes);
    // Whoever acts without knowing what they know otherwise may do what rules fail at: that is not compared.
    return kept ? unlessItFails(look) : look();
  };

/** Places that were hidden and are not any more: empty now, or seen. A draft, for example, that is offered to all. */
const givenUp = (before: readonly Hidden[], after: readonly Hidden[]): Set<string> => {
  const isStill = (was: Hidden): boolean => !isEmpty(was) && after.some((h) => h.at === was.at && h.key === was.key);
  return new Set(before.filter((h) => !isStill(h)).map((h) => h.path));
};
const isEmpty = ({ at, key }: Hidden): boolean => {
  const x = at[key];
  return x === undefined || x === null || x === '' || (Array.isArray(x) && x.length === 0);
};

const unlessItFails = (look: () => string | undefined): string | undefined => {
  try {
    return look();
  } catch {
    return undefined;
  }
};

/** What differs for one of these eyes after the same input in two worlds. */
const compared = <G, V>(
  position: Position<G, V>,
  real: Played<G>,
  other: Played<G> | undefined,
  eyes: readonly Eye[],
): string | undefined => {
  if (!other) return undefined;
  // Rules may make somebody show something: who is not shown it knows then that it was not so.
  const isShown = [real, other].some((world) => world.state.floor === world.state.inputs);
  for (const e of eyes) {
    const [a, b] = [readBy(position, real, e), readBy(position, other, e)];
    // What was revealed may differ, and so may what follows from it.
    if (isShown && !isSame(a['view'], b['view'])) continue;
    const different = difference(a, b);
    if (different !== undefined) return different;
  }
  return undefined;
};

interface Played<G> {
  readonly state: State<G>;
  readonly log: readonly LogLine[];
}
/** `undefined` if the input is refused here: whether offers differ is checked elsewhere. */
const played = <G, V>({ engine }: Position<G, V>, state: State<G>, input: Input): Played<G> | undefined => {
  const log: LogLine[] = [];
  try {
    engine.replay(state, input, { log });
    return { state, log };
  } catch (e) {
    if (e instanceof Refused) return undefined;
    throw e;
  }
};
const readBy = <G, V>(position: Position<G, V>, { state, log }: Played<G>, eye: Eye): Record<string, unknown> => ({
  lines: linesFor(log, eye),
  ...seenBy(position, state, eye),
});

/** A line must not name what is hidden both before and after the input. */
const namedInLines = <G, V>(position: Position<G, V>, after: Played<G>, eye: Eye): Problem | undefined => {
  const said = namesIn(linesFor(after.log, eye));
  if (said.size === 0) return undefined;
  const [was, is] = [hiddenNames(position, position.state, eye), hiddenNames(position, after.state, eye)];
  const name = [...said].find((x) => was.has(x) && is.has(x));
  return name === undefined
    ? undefined
    : { kind: 'leak', what: `a line for eye ${eye} names ${name} of ${is.get(name)}` };
};
