/** Every army goes one province on towards Roma. */
import { call, end, procsFor } from '@tabularium/kernel';
import { loseEmperor, removeArmy } from '../attack.ts';
import { battle, type Victor } from '../battle.ts';
import { geographyOf } from '../data/printed.ts';
import type { Army, Tetrarchia } from '../game.ts';
import { REGION_OF } from '../geography.ts';
import { EMPEROR_REFS, type EmperorIndex, ITALIA, refOf } from '../ids.ts';
import { armyAt, clearDisc, discAt, emperorAt, type TetCx } from '../pieces.ts';
import { t } from '../say.ts';
import { placeRevolt } from '../supply.ts';
import { loseGlory, winGlory } from '../variants/el-grande.ts';
import { canBlock, spendDisc } from '../variants/imperium.ts';
import { loseRoma } from '../victory.ts';
import { isPassable } from './broken-links.ts';

const proc = procsFor<Tetrarchia>();

/** [TET.A9] Italia has no number: an army there counts with the region it came from. */
const regionNumber = (a: Army): number => (REGION_OF[a.at] === ITALIA ? a.from : REGION_OF[a.at]!);

/** [TET.advance-g] Nearer Roma first, then the lower region number. [TET.advance-i] New armies are among them. */
const marchingOrder = (g: Tetrarchia): number[] => {
  const { stepsToRoma } = geographyOf(g);
  const stepsToGo = (a: Army): number => stepsToRoma[a.from]![a.at]!;
  return [...g.armies]
    .sort((a, b) => stepsToGo(a) - stepsToGo(b) || regionNumber(a) - regionNumber(b))
    .map((a) => a.id);
};

const armyById = (g: Tetrarchia, id: number): Army | undefined => g.armies.find((a) => a.id === id);
const nextPlace = (g: Tetrarchia, a: Army): number => geographyOf(g).nextOnRoute[a.from]![a.at]!;

/**
 * What comes of one army's step: blocked by another army [TET.advance-h][TET.A11], held by a broken link
 * [TET.advance-f][TET.A12], in the way of an Emperor [TET.battack-a], or done.
 */
const step = (cx: TetCx, army: Army): 'attack' | 'over' => {
  const to = nextPlace(cx.g, army);
  if (armyAt(cx.g, to)) {
    cx.log(t('tet.advance.blocked', { at: refOf(army.at) }), 'TET.advance-h');
    return 'over';
  }
  if (!isPassable(cx, geographyOf(cx.g).linkBetween[army.at]![to]!)) return 'over';
  if (emperorAt(cx.g, to) !== -1) return 'attack';
  enterProvince(cx, army);
  return 'over';
};

/** [TET.advance-a][TET.devast-a] The army moves in and lays waste; Roma ends the game [TET.end-b], before that [R20]. */
const enterProvince = (cx: TetCx, army: Army): void => {
  army.at = nextPlace(cx.g, army);
  cx.log(t('tet.advance', { at: refOf(army.at) }), 'TET.advance-a');
  if (army.at === geographyOf(cx.g).roma) loseRoma(cx);
  placeRevolt(cx, army.at);
};

/** [TET.battack-d][TET.A17] A beaten army takes the Revolt disc of its province with it. */
const beatenBack = (cx: TetCx, army: Army): void => {
  if (discAt(cx.g, army.at) === 'revolt') clearDisc(cx.g, army.at);
  removeArmy(cx, army.at);
};

interface Advance {
  /** Armies still to move, by piece. */
  left: number[];
  /** The one that is moving, and whom it met. */
  army: number;
  met: EmperorIndex | -1;
  victor: Victor;
}

export const advance = proc(
  'advance',
  { left: 'open', army: 'open', met: 'open', victor: 'open' },
  (): Advance => ({ left: [], army: 0, met: -1, victor: 'nobody' }),
  {
    start: (cx, l) => {
      l.left = marchingOrder(cx.g);
      return 'next';
    },
    next: (cx, l) => {
      const id = l.left.shift();
      if (id === undefined) return end();
      const army = armyById(cx.g, id)!;
      if (step(cx, army) === 'over') return 'next';
      l.army = id;
      l.met = emperorAt(cx.g, nextPlace(cx.g, army));
      return canBlock(cx.g, l.met) ? 'block' : 'fight';
    },
    /** [TET.var.imperium-e][TET.A48] Asked when the way is open and the attack certain. */
    block: {
      to: (cx, l) => cx.g.agreed.seats[l.met]!,
      say: (cx, l) => t('tet.ask.block', { who: EMPEROR_REFS[l.met]!, at: refOf(armyById(cx.g, l.army)!.at) }),
      rules: ['TET.var.imperium-e', 'TET.A48'],
      buttons: {
        block: {
          rules: ['TET.var.imperium-e'],
          take: (cx, l) => {
            spendDisc(cx, l.met);
            cx.log(t('tet.blocked', { who: EMPEROR_REFS[l.met]! }), 'TET.var.imperium-e');
            return 'next';
          },
        },
        letCome: { take: () => 'fight' },
      },
    },
    fight: (cx, l) => {
      const { at } = armyById(cx.g, l.army)!;
      cx.log(t('tet.battack', { who: EMPEROR_REFS[l.met]!, at: refOf(at) }), 'TET.battack-a');
      return call(battle, { emperor: l.met, army: at }, 'outcome', 'victor');
    },
    outcome: (cx, l) => {
      const army = armyById(cx.g, l.army)!;
      const who = { who: EMPEROR_REFS[l.met]!, at: refOf(army.at) };
      if (l.victor === 'army') {
        // [TET.battack-c][TET.battack-f]
        loseEmperor(cx, l.met);
        cx.log(t('tet.emperorBeaten', who), 'TET.battack-c');
        loseGlory(cx, l.met);
        enterProvince(cx, army);
      } else if (l.victor === 'emperor') {
        // [TET.battack-f] He stays where he is.
        beatenBack(cx, army);
        cx.log(t('tet.armyBeatenBack', who), 'TET.battack-d');
        winGlory(cx, l.met);
      } else cx.log(t('tet.drawn', who), 'TET.battack-e');
      return 'next';
    },
  },
);
