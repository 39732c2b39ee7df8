/** A whole game as a file: readable without the rules, checkable with them. */
import { begin } from './begin.ts';
import { type Chance, type Draw, fromKey, fromSeed } from './chance.ts';
import { type Pack, packBegunWith } from './content.ts';
import { digest } from './digest.ts';
import type { Entry } from './entry.ts';
import { NewerRules } from './errors.ts';
import { patch } from './diff.ts';
import { copy, same } from './json.ts';
import { type LogLine, saysTheSame } from './message.ts';
import { Match } from './match.ts';
import { type GameModule, type Meta, parseTable } from './module.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

export const FORMAT = 'tabularium-game/1';

/** Where the dice come from. The key of a live table is there only when the game is over. */
export type Source =
  | { readonly t: 'seed'; readonly seed: string }
  | { readonly t: 'key'; readonly commitment: string; readonly key?: string };

export interface GameFile {
  readonly format: typeof FORMAT;
  readonly game: string;
  /** Of the rules it began under; an entry by `NOBODY` says where it was brought to newer ones. */
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  /** What it is played with, if not with the game's own content. `moduleFor` gives the module that goes with it. */
  readonly pack?: Pack;
  readonly source: Source;
  /** The position before the first input, and what was said while the table was set. */
  readonly start: State<unknown>;
  readonly opening: readonly LogLine[];
  readonly entries: readonly Entry[];
}

/** A match together with what a file must say of it. */
export interface Opened<G, V> {
  readonly match: Match<G, V>;
  readonly table: { readonly seats: number; readonly options: Options };
  readonly source: Source;
  readonly opening: readonly LogLine[];
}

const chanceOf = (source: Source): Chance => (source.t === 'seed' ? fromSeed(source.seed) : fromKey());

export const openGame = <G, V>(
  module: GameModule<G, V>,
  seats: number,
  options: unknown,
  source: Source,
  draw?: Draw,
): Opened<G, V> => {
  const table = parseTable(module, seats, options);
  const opening: LogLine[] = [];
  const first = begin(module, table, chanceOf(source), draw ? { log: opening, draw } : { log: opening });
  return { match: new Match(module, first, draw), table, source, opening };
};

export const toFile = <G, V>({ match, table, source, opening }: Opened<G, V>): GameFile => ({
  format: FORMAT,
  game: match.module.meta.id,
  version: match.version,
  ...table,
  ...(match.module.pack && { pack: match.module.pack }),
  source: match.state.over ? source : withoutKey(source),
  start: copy(match.start),
  opening,
  entries: match.entries,
});

/** Whoever has the key knows the dice to come. */
const withoutKey = (source: Source): Source =>
  source.t === 'key' ? { t: source.t, commitment: source.commitment } : source;

/** Goes on from a file by its stored data; the rules are not asked. A game begun under older rules is brought to these. */
export const fromFile = <G, V>(module: GameModule<G, V>, file: GameFile, draw?: Draw): Opened<G, V> => {
  checkHeader(module, file);
  const match = new Match(module, copy(file.start) as State<G>, draw, file.version);
  for (const entry of file.entries) match.restore(entry);
  match.upgrade();
  return { match, table: { seats: file.seats, options: file.options }, source: file.source, opening: file.opening };
};

interface Header {
  readonly format: string;
  readonly game: string;
  readonly version: number;
  readonly pack?: Pack;
}
type Played = Parameters<typeof packBegunWith>[0] & { readonly meta: Meta; readonly pack?: Pack };
const checkHeader = (module: Played, file: Header): void => {
  const { meta } = module;
  const { format, game, version } = file;
  if (format !== FORMAT) throw new Error(`expected a file of format ${FORMAT}, got ${format}`);
  if (game !== meta.id) throw new Error(`expected a game of ${meta.id}, got one of ${game}`);
  if (version > meta.version) throw new NewerRules(version, meta.version);
  const pack = packBegunWith(module, file.pack, version);
  if (pack?.name !== module.pack?.name)
    throw new Error(`expected a game with ${packName(module.pack)}, got one with ${packName(pack)}`);
};

const packName = (pack: Pack | undefined): string =>
  pack ? `the content pack ${pack.name}` : 'the content of the game';

/** The first input at which the file differs from what the rules make of it; 0 is the set-up. `undefined` if there is none. */
export const firstDifference = <G, V>(
  module: GameModule<G, V>,
  file: GameFile,
  draw?: Draw,
): { readonly input: number; readonly why: string } | undefined => {
  checkHeader(module, file);
  if (file.version !== module.meta.version)
    return { input: 0, why: `begun under version ${file.version} of the rules` };
  const { match, opening } = openGame(module, file.seats, file.options, file.source, draw);
  if (!same(match.state, file.start) || !saysTheSame(file.opening, opening))
    return { input: 0, why: 'the set-up differs' };
  let recorded: unknown = copy(file.start);
  for (const [i, entry] of file.entries.entries()) {
    try {
      recorded = patch(recorded, entry.diff);
      const why = difference(match.replay(entry.input), entry, digest(recorded));
      if (why !== undefined) return { input: i + 1, why };
    } catch (e) {
      return { input: i + 1, why: e instanceof Error ? e.message : String(e) };
    }
  }
  return undefined;
};

const difference = (played: Entry, entry: Entry, recorded: string): string | undefined => {
  if (played.digest !== entry.digest) return 'the position differs';
  if (played.digest !== recorded) return 'the recorded changes lead elsewhere';
  return saysTheSame(entry.log, played.log) ? undefined : 'something else was said';
};
