/** Setting the table: threats first, by dice; the fleets follow when the players are asked (fleets.ts). */
import type { Options, Setup } from '@tabularium/kernel';
import { type Army, DISCS_IN_SUPPLY, type Disc, OFF_BOARD, type Tetrarchia } from './game.ts';
import { FRONTIER_OF, provinceOf } from './geography.ts';
import { EMPERORS, OUTER_REGIONS, PLACE_IDS, type Place, refOf, ZONES } from './ids.ts';
import { agreedFrom } from './meta.ts';
import { t } from './say.ts';

export const setup = (pack: string, cx: Setup, players: number, options: Options): Tetrarchia => {
  const agreed = agreedFrom(pack, players, options);
  const discs: Disc[] = PLACE_IDS.map(() => 'none');
  const revolts = rollRevolts(cx, discs, agreed.level.revolts);
  const armies = rollArmies(cx, agreed.level.armies);
  return {
    agreed,
    discs,
    // [TET.players-a] All four Emperors always play. [TET.turn-g] None is on the board yet.
    // [TET.setup-h] Discs and fleets beyond the level stay in the box.
    emperors: EMPERORS.map(() => ({ at: OFF_BOARD, discs: agreed.level.discs, spent: 0, glory: 0 })),
    armies,
    fleets: ZONES.map(() => 0),
    fleetsToPlace: agreed.level.fleets,
    unrest: DISCS_IN_SUPPLY,
    revolt: DISCS_IN_SUPPLY - revolts,
    round: 1,
    // [TET.setup-j] Diocletian begins.
    turn: 0,
    imperium: 0,
    powerPaid: false,
    patres: { east: false, west: false },
  };
};

const rollRevolts = (cx: Setup, discs: Disc[], extra: number): number => {
  const put = (at: Place, rule: string): void => {
    discs[at] = 'revolt';
    cx.log(t('tet.setup.revolt', { at: refOf(at) }), rule);
  };
  // [TET.setup-a] One in each outer region, not in its first province; a printed capital may be covered [TET.A25].
  for (let region = 0; region < OUTER_REGIONS; region++) put(provinceOf(region, rollAbove1(cx)), 'TET.setup-a');
  // [TET.setup-b] Then anywhere outside Italia, also in a first province [TET.A26].
  for (let i = 0; i < extra; i++)
    put(
      rollFree(
        () => provinceOf(cx.d6() - 1, cx.d6()),
        (at) => discs[at] === 'none',
      ),
      'TET.setup-b',
    );
  return OUTER_REGIONS + extra;
};

const rollAbove1 = (cx: Setup): number =>
  rollFree(
    () => cx.d6(),
    (n) => n > 1,
  );

/** [TET.setup-c] Armies on frontiers. */
const rollArmies = (cx: Setup, n: number): Army[] => {
  const armies: Army[] = [];
  for (let id = 1; id <= n; id++) {
    const from = rollFree(
      () => cx.d6() - 1,
      (region) => armies.every((a) => a.from !== region),
    );
    armies.push({ id, at: FRONTIER_OF[from]!, from });
    cx.log(t('tet.setup.army', { at: refOf(FRONTIER_OF[from]!) }), 'TET.setup-c');
  }
  return armies;
};

/** [TET.setup-d] Rolls again while the place is taken. */
const rollFree = (roll: () => number, fits: (n: number) => boolean): number => {
  for (;;) {
    const n = roll();
    if (fits(n)) return n;
  }
};
