/** Positions to search: cheap copies, and a hash of each so that no position is searched twice. */
import { copy, type State } from '@tabularium/kernel';
import type { Tetrarchia } from '../rules/index.ts';

export type Position = State<Tetrarchia>;

/** Like `copy`, but shares what never changes, because a bot copies a position for every step it considers. */
export const branch = (s: Position): Position => {
  const { g, chance } = s;
  const out: Position = {
    g: {
      ...g,
      discs: g.discs.slice(),
      emperors: g.emperors.map((e) => ({ ...e })),
      armies: g.armies.map((a) => ({ ...a })),
      fleets: g.fleets.slice(),
      patres: { ...g.patres },
    },
    seats: s.seats,
    stack: copy(s.stack),
    chance: chance.t === 'sfc32' ? { t: 'sfc32', words: [...chance.words] } : { ...chance },
    rig: s.rig.slice(),
    inputs: s.inputs,
    floor: s.floor,
    orders: s.orders,
  };
  if (s.over) out.over = s.over;
  return out;
};

/** Resets `s` to `from`. They may differ only by one step of the Emperor whose turn it is, and by what he did there. */
export const takeBack = (s: Position, from: Position): void => {
  const { g } = s;
  const old = from.g;
  g.imperium = old.imperium;
  g.unrest = old.unrest;
  g.revolt = old.revolt;
  g.powerPaid = old.powerPaid;
  g.patres.east = old.patres.east;
  g.patres.west = old.patres.west;
  const piece = g.emperors[g.turn]!;
  const was = old.emperors[g.turn]!;
  g.discs[was.at] = old.discs[was.at]!;
  g.discs[piece.at] = old.discs[piece.at]!;
  piece.at = was.at;
  piece.discs = was.discs;
  piece.spent = was.spent;
  for (let zone = 0; zone < g.fleets.length; zone++) g.fleets[zone] = old.fleets[zone]!;
};

const DISC_DIGITS: Readonly<Record<string, number>> = {
  none: 0,
  unrest: 1,
  revolt: 2,
  diocletian: 3,
  galerius: 4,
  constantius: 5,
  maximian: 6,
};

/** Pseudo-random numbers that are the same in every run. Combined over all places they give the hash of a board. */
const word = (n: number): number => {
  let x = Math.imul(n + 1, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 6;
};
const KINDS = 8;
const WORDS = Array.from({ length: 2 * 48 * KINDS }, (_, i) => word(i));
const HIGH = 2 ** 26;

/** A hash of the discs on the board. */
export const boardKey = ({ g }: Position): number => {
  let low = 0;
  let high = 0;
  for (let at = 0; at < g.discs.length; at++) {
    const i = 2 * (at * KINDS + DISC_DIGITS[g.discs[at]!]!);
    low ^= WORDS[i]!;
    high ^= WORDS[i + 1]!;
  }
  return high * HIGH + low;
};

/** Is the Emperor whose turn it is being asked what to do? */
export const isRoman = ({ stack }: Position): boolean => stack.at(-1)?.proc === 'roman';

/**
 * A different question makes a different position; while Diocletian commands, so does a different Emperor on the march.
 */
const questionKey = ({ stack }: Position): number => {
  const top = stack.at(-1);
  if (!top || top.proc === 'roman') return 0;
  return 'emperor' in top.local ? 1 + Number(top.local.emperor) : 7;
};

/** A hash of everything else that a Roman phase can change, except the points that are left. */
export const figuresKey = (s: Position): number => {
  const { g } = s;
  let sum = questionKey(s) * 2 + (g.powerPaid ? 1 : 0);
  for (const n of g.fleets) sum = sum * 4 + n;
  sum = sum * 4 + (g.patres.east ? 1 : 0) + (g.patres.west ? 2 : 0);
  for (const e of g.emperors) sum = sum * 50 + e.at + 1;
  return sum;
};
