/** Positions for tests of battles, of the Barbarian phase and of the end. */
import { copy, same } from '@tabularium/kernel';
import { given, play } from '@tabularium/kit';
import { DISCS_IN_SUPPLY, type Disc, OFF_BOARD, type Tetrarchia } from '../game.ts';
import { EMPERORS, type Emperor, type Place, placeOf, type Region, REGIONS } from '../ids.ts';
import { tetrarchia } from '../index.ts';
import { NAMES } from './names.ts';

/** Places are named as on the board: `II-6`, `II-F`. */
export interface Position {
  /** Whose turn it is: Diocletian's, unless said. Without a place of his own he waits in Sardinia, out of the way. */
  readonly turn?: Emperor;
  readonly imperium?: number;
  /** Others are off the board. */
  readonly emperors?: Readonly<Partial<Record<Emperor, string>>>;
  readonly discs?: Readonly<Record<string, Disc>>;
  /** Where armies stand, each with the region it came from. */
  readonly armies?: Readonly<Record<string, Region>>;
  readonly glory?: Readonly<Partial<Record<Emperor, number>>>;
  /** Discs left, where that is to be other than the board says. */
  readonly supply?: { readonly unrest?: number; readonly revolt?: number };
}

export interface Agreement {
  readonly seats?: number;
  readonly level?: string;
  readonly variants?: readonly string[];
  readonly harmony?: boolean;
  readonly frontierDiscLost?: boolean;
}

const WAITING = 'IT-6';
/** One Revolt in province 2 of each outer region, which `lay` takes away again. */
const SETUP_ROLLS = [2, 2, 2, 2, 2, 2];

/** The Roman phase of the Emperor in turn, with the board as described and nothing else on it. */
export const position = (p: Position, { seats = 1, level = '5000', ...options }: Agreement = {}) =>
  play(given(tetrarchia, { seats, options: { level, ...options }, rolling: SETUP_ROLLS, names: NAMES }))
    .does('enter', 'province:IT-3')
    .change((g) => lay(g, p), isShort(p) ? { unsound: SHORT } : {});

export type Game = ReturnType<typeof position>;

/** The rest of the discs would have to lie on the board, where they would do something. */
const SHORT = 'the supply is short of discs that lie nowhere, so that nothing else happens on the board';
const isShort = ({ discs = {}, glory = {}, supply = {} }: Position): boolean => {
  const onBoard = (disc: Disc): number => Object.values(discs).filter((d) => d === disc).length;
  const taken = Object.values(glory).reduce((n, x) => n + x, 0);
  const { unrest, revolt } = supply;
  return (
    (unrest !== undefined && unrest !== DISCS_IN_SUPPLY - onBoard('unrest') - taken) ||
    (revolt !== undefined && revolt !== DISCS_IN_SUPPLY - onBoard('revolt'))
  );
};

export const place = (id: string): Place => placeOf(`province:${id}`);
const count = (g: Tetrarchia, disc: Disc): number => g.discs.filter((d) => d === disc).length;

const lay = (g: Tetrarchia, { turn = 'diocletian', imperium = 6, ...p }: Position): void => {
  g.discs.fill('none');
  for (const [id, disc] of Object.entries(p.discs ?? {})) g.discs[place(id)] = disc;
  g.armies = Object.entries(p.armies ?? {}).map(([id, from], i) => ({
    id: i + 1,
    at: place(id),
    from: REGIONS.indexOf(from),
  }));
  g.turn = EMPERORS.indexOf(turn);
  g.imperium = imperium;
  for (const [e, name] of EMPERORS.entries()) {
    const at = p.emperors?.[name] ?? (name === turn ? WAITING : undefined);
    const piece = g.emperors[e]!;
    piece.at = at === undefined ? OFF_BOARD : place(at);
    piece.discs = g.agreed.level.discs - count(g, name);
    piece.glory = p.glory?.[name] ?? 0;
  }
  const glory = g.emperors.reduce((n, e) => n + e.glory, 0);
  g.unrest = p.supply?.unrest ?? DISCS_IN_SUPPLY - count(g, 'unrest') - glory;
  g.revolt = p.supply?.revolt ?? DISCS_IN_SUPPLY - count(g, 'revolt');
};

/** Dice of a result that changes nothing: they address the capital of Galerius, uncovered. */
export const QUIET = [3, 1] as const;

/** Does something that rolls these dice, all of them and no others. */
export const rolls = (game: Game, dice: readonly number[], verb: string, arg?: string): Game => {
  const before = copy(game.state.chance);
  game
    .rolling(...dice)
    .does(verb, arg)
    .rolled();
  if (!same(before, game.state.chance)) throw new Error(`more dice were rolled than ${dice.join(', ')}`);
  return game;
};

/** The Emperor in turn ends his phase; the barbarians roll exactly these dice. */
export const barbarians = (game: Game, ...dice: readonly number[]): Game => rolls(game, dice, 'endPhase');

/** The Emperor in turn attacks the army there; first the roman die falls, then the other, then whatever follows. */
export const attacks = (game: Game, at: string, ...dice: readonly [roman: number, die: number, ...number[]]): Game =>
  rolls(game, dice, 'attack', `province:${at}`);

/** The same where only the values matter, whatever is rolled after the battle. */
export const fights = (game: Game, at: string, roman: number, die: number): Game =>
  game.byChance(roman, die).does('attack', `province:${at}`).rolled();

const bare = (ref: string): string => ref.replace(/^province:/, '');
const seen = (game: Game) => game.view('public');

export const discs = (game: Game): Record<string, Disc> =>
  Object.fromEntries(Object.entries(seen(game).discs).map(([ref, disc]) => [bare(ref), disc]));

/** The place an Emperor stands in, or `off`. */
export const standing = (game: Game, emperor: Emperor): string =>
  bare(seen(game).emperors[EMPERORS.indexOf(emperor)]!.at);

export const armies = (game: Game): string[] => seen(game).armies.map((a) => bare(a.at));

/** Places the armies can be attacked in. */
export const targets = (game: Game): string[] => {
  const offer = game.offers('attack');
  return offer?.t === 'pick' ? offer.of.map(bare) : [];
};

/** The same disc in several places. */
export const all = (disc: Disc, ...ids: readonly string[]): Record<string, Disc> =>
  Object.fromEntries(ids.map((id) => [id, disc]));

/** The six provinces of a region. */
export const region = (id: Region): string[] => [1, 2, 3, 4, 5, 6].map((n) => `${id}-${n}`);
