/** What a game supplies. Server, client, bots, fuzzer and command line know nothing else of it. */
import type { GameContent, Pack } from './content.ts';
import type { Cx } from './context.ts';
import { Engine } from './engine.ts';
import { BadOptions } from './errors.ts';
import type { Rules } from './flow.ts';
import type { Catalog, Msg, Translations } from './message.ts';
import type { Migration } from './migrate.ts';
import { beyond, type Limit, type Options, type OptionSpec, parseOptions } from './options.ts';
import type { Rng } from './rng.ts';
import { say } from './say.ts';
import type { Eye } from './seat.ts';
import type { State } from './state.ts';
import type { Tally } from './tally.ts';
import type { View } from './view.ts';

export interface Meta {
  readonly id: string;
  /** Version of the rules and of the shape of the state; see migrations. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number; readonly default: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Where the number of players leaves less to choose. */
  readonly limits?: readonly Limit[];
  /** Every way to end. A golden game is required of each. */
  readonly endings: readonly string[];
}

/** Chance and the record, before there is a state to work on. */
export type Setup = Pick<Cx<unknown>, 'log' | 'tell' | 'below' | 'd6' | 'shuffle'>;

/** Something that is lost or gained by chance: how much at least, at most, and on average. */
export interface Span {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
}
/** One of several things that may come of an answer. */
export interface Prospect {
  readonly kind: string;
  readonly chance: number;
  /** What it takes when it comes, by name. */
  readonly takes?: Readonly<Record<string, Span>>;
}
/** A number behind something on the table, with the odds where dice decide. */
export interface Explanation {
  /** What the answer costs, in whatever the game counts. */
  readonly cost?: number;
  readonly tallies: readonly Tally[];
  readonly odds?: { readonly win: number; readonly draw: number; readonly lose: number };
  /** What each throw of the dice would bring, where that says more than the odds. */
  readonly throws?: readonly Throw[];
  /** Where more can come of it than winning and losing: all of it, each with its chance. */
  readonly prospects?: readonly Prospect[];
  /** What comes next if it is won. */
  readonly then?: Explanation;
}

/** One sum of the dice, and what it leads to. */
export interface Throw {
  readonly roll: number;
  readonly chance: number;
  /** In words of the game. */
  readonly brings: Msg;
  /** Won or lost with it, whatever follows; `draw` while that is open. */
  readonly end: 'win' | 'draw' | 'lose';
  /** How the sides stand after it, where it does not end the matter at once. */
  readonly stands?: readonly number[];
}

export interface GameModule<G, V> extends Rules<G> {
  readonly meta: Meta;
  /** What lies on the table before the first procedure runs. */
  setup(cx: Setup, seats: number, options: Options): G;
  /** All that an eye may see: made by `viewFrom`, from what is declared. */
  readonly view: View<G, V>;
  /** A whole state that this seat could not tell from the real one: what bots that look ahead play on. */
  guess(view: V, eye: Eye, rng: Rng): State<G>;
  /** Throws when something impossible is true. */
  check(g: G): void;
  /** The numbers behind an answer that `question` offers. */
  explain?(view: V, verb: string, ref: string): Explanation | undefined;
  readonly migrations: readonly Migration[];
  /** English, the source. */
  readonly messages: Catalog;
  /** The other languages by code, each loaded when somebody reads it. */
  readonly translations: Translations;
  /** What this game calls some things if not by their own names: by ref, the key of the name. */
  called?(view: V): Readonly<Record<string, string>>;
  /** The printed values, as data that a pack may replace. */
  readonly content?: GameContent<G, V>;
  /** What games of this module begin with, if not with the game's own content; their files carry it. */
  readonly pack?: Pack;
}

export interface Table {
  readonly seats: number;
  readonly options: Options;
}

/** The table as asked for, every option filled in; refuses with every problem at once. */
export const parseTable = ({ meta }: { readonly meta: Meta }, seats: unknown, options: unknown): Table => {
  const { min, max } = meta.seats;
  const fits = typeof seats === 'number' && Number.isInteger(seats) && seats >= min && seats <= max;
  const wrongSeats = fits ? [] : [say('kernel.seats', { game: `game:${meta.id}`, min, max, got: String(seats) })];
  try {
    const parsed = parseOptions(`game:${meta.id}`, meta.options, options);
    if (fits) {
      const problems = beyond(meta.limits, seats, parsed);
      if (problems.length > 0) throw new BadOptions(problems);
      return { seats, options: parsed };
    }
  } catch (e) {
    if (!(e instanceof BadOptions)) throw e;
    throw new BadOptions([...wrongSeats, ...e.problems]);
  }
  throw new BadOptions(wrongSeats);
};

const engines = new WeakMap<object, Engine<any>>();

/** The engine of a module, made once. */
export const engineOf = <G>(module: Rules<G>): Engine<G> => {
  const known = engines.get(module);
  if (known) return known;
  const engine = new Engine(module);
  engines.set(module, engine);
  return engine;
};
