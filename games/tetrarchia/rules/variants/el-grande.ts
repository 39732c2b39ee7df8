/** EL GRANDE: glory in battle, and titles after a common victory. */
import type { OpenTetrarchia } from '../sight.ts';
import { FRONTIER_OF, PARTNER } from '../geography.ts';
import { EMPEROR_REFS, EMPERORS, type EmperorIndex, HALVES } from '../ids.ts';
import type { TetCx } from '../pieces.ts';
import { t } from '../say.ts';

/** [TET.var.grande-a] He who led a victory takes an Unrest disc, if there is one [TET.A30][TET.A31]. */
export const winGlory = (cx: TetCx, leader: EmperorIndex): void => {
  const { g } = cx;
  if (!g.agreed.variants['el-grande'] || g.unrest === 0) return;
  g.unrest--;
  g.emperors[leader]!.glory++;
  cx.log(t('tet.glory.won', { who: EMPEROR_REFS[leader]! }), 'TET.var.grande-a');
};

/** [TET.var.grande-a] He who led a defeat gives one back, if he can. */
export const loseGlory = (cx: TetCx, leader: EmperorIndex): void => {
  const { g } = cx;
  // Without the variant nobody ever has any.
  if (g.emperors[leader]!.glory === 0) return;
  g.emperors[leader]!.glory--;
  g.unrest++;
  cx.log(t('tet.glory.lost', { who: EMPEROR_REFS[leader]! }), 'TET.var.grande-a');
};

export interface Honours {
  /** By Emperor: frontiers he protected, and glory. */
  readonly points: readonly number[];
  /** Who rules alone, the East, the West; -1 for nobody. */
  readonly great: EmperorIndex | -1;
  readonly east: EmperorIndex | -1;
  readonly west: EmperorIndex | -1;
  /** By seat: how far the player's own aim was reached; empty where there is none. */
  readonly aims: readonly ('great' | 'half' | 'missed')[];
  /** Whether nobody dominates; only where the table plays for that. */
  readonly harmony: 'met' | 'missed' | 'notPlayed';
}

/** A title asks for this much more. */
const LEAD = 2;

/** [TET.var.grande-b] */
const points = (g: OpenTetrarchia): number[] =>
  EMPERORS.map((emperor, e) => g.emperors[e]!.glory + FRONTIER_OF.filter((at) => g.discs[at] === emperor).length);

export const honours = (g: OpenTetrarchia): Honours => {
  const by = points(g);
  const leads = (e: EmperorIndex, over: readonly EmperorIndex[]): boolean => over.every((o) => by[e]! >= by[o]! + LEAD);
  const all = EMPERORS.map((_, e) => e);
  // [TET.var.grande-c] Ahead of every other: the Great.
  const great = all.findIndex((e) =>
    leads(
      e,
      all.filter((o) => o !== e),
    ),
  );
  // [TET.var.grande-d] Otherwise ahead of his colleague: Emperor of his half.
  const halfOf = (half: string): EmperorIndex | -1 =>
    great === -1 ? all.findIndex((e) => HALVES[e] === half && leads(e, [PARTNER[e]!])) : -1;
  const titles = { great, east: halfOf('east'), west: halfOf('west') };
  return { points: by, ...titles, aims: aims(g, titles), harmony: harmony(g, titles) };
};

type Titles = Pick<Honours, 'great' | 'east' | 'west'>;

/**
 * [TET.var.grande-e] Two players: one of one's own becomes the Great. [TET.var.grande-f] Four: that, or a half at least.
 * [TET.var.grande-h] One or three players have no aim of their own.
 */
const aims = (g: OpenTetrarchia, { great, east, west }: Titles): Honours['aims'] => {
  const { players, seats } = g.agreed;
  if (players === 1 || players === 3 || g.agreed.harmony) return [];
  return Array.from({ length: players }, (_, seat) => {
    // Nobody has no seat.
    if (seats[great] === seat) return 'great';
    const half = players === 4 && [east, west].some((e) => seats[e] === seat);
    return half ? 'half' : 'missed';
  });
};

/** [TET.var.grande-g][TET.A43] Met when no title is awarded. */
const harmony = (g: OpenTetrarchia, { great, east, west }: Titles): Honours['harmony'] => {
  const { players } = g.agreed;
  if (!g.agreed.harmony && players !== 1 && players !== 3) return 'notPlayed';
  return great === -1 && east === -1 && west === -1 ? 'met' : 'missed';
};

/** Who becomes what, for the record, after a common victory. */
export const logHonours = (cx: TetCx): void => {
  if (!cx.g.agreed.variants['el-grande']) return;
  const { points: by, great, east, west, harmony: together } = honours(cx.g);
  for (const [e, n] of by.entries()) cx.log(t('tet.grande.points', { who: EMPEROR_REFS[e]!, n }), 'TET.var.grande-b');
  if (great !== -1) cx.log(t('tet.grande.great', { who: EMPEROR_REFS[great]! }), 'TET.var.grande-c');
  if (east !== -1) cx.log(t('tet.grande.east', { who: EMPEROR_REFS[east]! }), 'TET.var.grande-d');
  if (west !== -1) cx.log(t('tet.grande.west', { who: EMPEROR_REFS[west]! }), 'TET.var.grande-d');
  if (together === 'met') cx.log(t('tet.grande.harmony'), 'TET.var.grande-g');
  if (together === 'missed') cx.log(t('tet.grande.bitter'), 'TET.var.grande-g');
};
