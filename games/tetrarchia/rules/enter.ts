/** Coming onto the board: before the first turn, and again after a fall. */
import { end, procsFor } from '@tabularium/kernel';
import { geographyOf } from './data/printed.ts';
import type { Tetrarchia } from './game.ts';
import { EMPEROR_REFS, type EmperorIndex, PLACE_REFS, type Place, type PlaceRef, placeOf } from './ids.ts';
import { canLeave } from './move.ts';
import { armyAt, discAt, emperorAt, isOnBoard, type TetCx } from './pieces.ts';
import { t } from './say.ts';

const proc = procsFor<Tetrarchia>();

/** [TET.setup-k][TET.turn-d][TET.protect-g] His capital must hold no army and no disc. [TET.A20] Roma may hold a disc. */
const isOpen = (g: Tetrarchia, at: Place): boolean =>
  at === geographyOf(g).roma || (discAt(g, at) === 'none' && !armyAt(g, at));

/** [TET.turn-e][TET.A40] Beside another Emperor only if he can go on with the points his turn begins with [R12]. */
const canStand = (g: Tetrarchia, emperor: EmperorIndex, at: Place): boolean =>
  emperorAt(g, at, emperor) === -1 || canLeave(g, emperor, at, g.imperium);

const entries = (g: Tetrarchia, emperor: EmperorIndex): PlaceRef[] => {
  const { roma, capitals } = geographyOf(g);
  return [roma, capitals[emperor]!]
    .filter((at) => isOpen(g, at) && canStand(g, emperor, at))
    .map((at) => PLACE_REFS[at]!);
};

const enterAt = (cx: TetCx, ref: string): void => {
  cx.g.emperors[cx.g.turn]!.at = placeOf(ref);
  cx.log(t('tet.entered', { who: EMPEROR_REFS[cx.g.turn]!, at: ref }), cx.g.round === 1 ? 'TET.setup-k' : 'TET.turn-d');
};

/** [R11] Nothing is asked where there is no choice; without any entry he stays off the board [TET.A40]. */
export const enter = proc('enter', () => ({}), {
  start: (cx) => {
    if (isOnBoard(cx.g, cx.g.turn)) return end();
    const [first, second] = entries(cx.g, cx.g.turn);
    if (second !== undefined) return 'choose';
    if (first !== undefined) enterAt(cx, first);
    else cx.log(t('tet.cannotEnter', { who: EMPEROR_REFS[cx.g.turn]! }), 'TET.A40');
    return end();
  },
  choose: {
    to: (cx) => cx.g.agreed.seats[cx.g.turn]!,
    say: (cx) => t('tet.ask.enter', { who: EMPEROR_REFS[cx.g.turn]! }),
    rules: ['TET.turn-d', 'TET.setup-k'],
    picks: {
      enter: {
        of: (cx) => entries(cx.g, cx.g.turn),
        take: (cx, _, ref) => {
          enterAt(cx, ref);
          return end();
        },
      },
    },
  },
});
