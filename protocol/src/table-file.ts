/**
 * A game file as tables exchange it. A game that goes on at another table gets new dice there; the file then lists each
 * stretch of dice, so that anybody can check all of them.
 */
import {
  BadOptions,
  type Chance,
  copy,
  type Draw,
  diff,
  digest,
  type Entry,
  fromKey,
  fromSeed,
  type GameFile,
  type GameModule,
  type Match,
  type Msg,
  messages,
  NOBODY,
  openGame,
  patch,
  Refused,
  type Seat,
  type Source,
  type State,
  same,
  saysTheSame,
} from '@tabularium/kernel';
import type { en } from './messages/en.ts';

/** A stretch of dice before those of the file's own `source`. */
export interface Stretch {
  /** The number of the input at which new dice took over. */
  readonly until: number;
  readonly source: Source;
  /** The table that still rolls by this key, which is why the key is missing. */
  readonly table?: string;
}

export interface TableFile extends GameFile {
  /** In order. Missing if all dice come from `source`. */
  readonly earlier?: readonly Stretch[];
  /** For each seat `human` or the name of a bot. Missing if everybody was human. */
  readonly seated?: readonly string[];
  /** The table it was exported from, if that game was still running. */
  readonly table?: string;
  /** The seal of the server that exported it: it vouches for the game. */
  readonly seal?: string;
}

const HUMAN = 'human';

export const seatedOf = (seats: readonly { readonly kind: string; readonly bot?: string }[]): string[] =>
  seats.map(({ kind, bot }) => (kind === 'bot' ? (bot ?? 'random') : HUMAN));

/** The bot of this seat, if it was one. */
export const botAt = ({ seated }: Pick<TableFile, 'seated'>, seat: Seat): string | undefined =>
  seated?.[seat] === HUMAN ? undefined : seated?.[seat];

const msg = messages<typeof en>();

const FRESH_DICE = 'dice';

/** Gives a match new dice. This is an entry like any other, so that the history stays complete, and undo stops at it. */
export const freshDice = <G, V>(match: Match<G, V>, chance: Chance): Entry => {
  const before = match.state;
  const inputs = before.inputs + 1;
  const after: State<G> = { ...copy(before), chance, rig: [], inputs, floor: inputs };
  const entry: Entry = {
    // The kernel reads the version of the rules from the argument of every entry by NOBODY.
    input: { by: NOBODY, verb: FRESH_DICE, arg: match.module.meta.version },
    log: [{ m: msg('server.freshDice') }],
    diff: diff(before, after),
    digest: digest(after),
  };
  match.restore(entry);
  return entry;
};

/** The cryptography for keyed dice. It is passed in, because it differs between server and browser. */
export interface Keys {
  readonly commitment: (key: string) => string;
  readonly draw: (key: string) => Draw;
}

/** The first input at which a file differs from what rules and dice produce. Input 0 is the set-up. */
export interface Fault {
  readonly input: number;
  readonly why: readonly Msg[];
}

const fault = (input: number, ...why: readonly Msg[]): Fault => ({ input, why });

/** All stretches, each with the range of its inputs. */
const stretchesOf = ({ earlier = [], source, entries }: TableFile) =>
  [...earlier, { until: entries.length, source }].map((s, i) => ({
    ...s,
    from: i === 0 ? 0 : earlier[i - 1]!.until,
    isLast: i === earlier.length,
  }));

type Rolled = ReturnType<typeof stretchesOf>[number];

const keyFault = ({ source, from, until }: Rolled, keys: Keys): Fault | undefined => {
  if (source.t === 'seed') return undefined;
  if (source.key === undefined) return fault(from, msg('server.file.noKey', { from, until }));
  if (keys.commitment(source.key) !== source.commitment)
    return fault(from, msg('server.file.wrongKey', { from, until }));
  return undefined;
};

const chanceOf = (source: Source): Chance => (source.t === 'seed' ? fromSeed(source.seed) : fromKey());

/** Replays a whole file by the rules and its dice, and returns the first difference; undefined if there is none. */
export const firstFault = <G, V>(module: GameModule<G, V>, file: TableFile, keys: Keys): Fault | undefined => {
  const { version } = file;
  if (version !== module.meta.version)
    return fault(0, msg('server.file.oldRules', { version, here: module.meta.version }));
  const stretches = stretchesOf(file);
  for (const s of stretches) {
    const found = keyFault(s, keys);
    if (found) return found;
  }
  try {
    return replay(module, file, stretches, keys);
  } catch (e) {
    if (e instanceof BadOptions) return fault(0, ...e.problems);
    throw e;
  }
};

const replay = <G, V>(
  module: GameModule<G, V>,
  file: TableFile,
  stretches: readonly Rolled[],
  keys: Keys,
): Fault | undefined => {
  let at = 0;
  let draw = drawFrom(stretches[at]!.source, keys);
  const { match, opening } = openGame(module, file.seats, file.options, stretches[at]!.source, (n) => draw(n));
  if (!same(match.state, file.start) || !saysTheSame(file.opening, opening)) return fault(0, msg('server.file.setUp'));
  let recorded: unknown = copy(file.start);
  for (const [i, entry] of file.entries.entries()) {
    const input = i + 1;
    const changes = entry.input.by === NOBODY && entry.input.verb === FRESH_DICE;
    const { until, isLast } = stretches[at]!;
    if (changes !== (!isLast && until === input)) return fault(input, msg('server.file.dice', { input }));
    try {
      recorded = patch(recorded, entry.diff);
      const played = changes ? freshDice(match, chanceOf(stretches[++at]!.source)) : match.replay(entry.input);
      if (changes) draw = drawFrom(stretches[at]!.source, keys);
      const why = difference(played, entry, digest(recorded), input);
      if (why) return fault(input, why);
    } catch (e) {
      return fault(input, msg('server.file.refused', { input }), ...(e instanceof Refused ? [e.reason] : []));
    }
  }
  const { until, isLast } = stretches[at]!;
  return isLast ? undefined : fault(until, msg('server.file.dice', { input: until }));
};

/** Dice from a seed need no draw function: the state holds the generator. */
const drawFrom = (source: Source, keys: Keys): Draw => (source.t === 'key' ? keys.draw(source.key!) : () => Number.NaN);

const difference = (played: Entry, entry: Entry, recorded: string, input: number): Msg | undefined => {
  if (played.digest !== entry.digest) return msg('server.file.differs', { input });
  if (played.digest !== recorded) return msg('server.file.leads', { input });
  return saysTheSame(entry.log, played.log) && same(played.input, entry.input)
    ? undefined
    : msg('server.file.said', { input });
};
