/** An Emperor attacks an army. */
import { call, end, type Msg, procsFor } from '@tabularium/kernel';
import { battle, type Victor } from './battle.ts';
import { geographyOf } from './data/printed.ts';
import type { Tetrarchia } from './game.ts';
import { OFF_BOARD } from './game.ts';
import { isFrontier } from './geography.ts';
import { EMPEROR_REFS, type EmperorIndex, PLACE_REFS, type Place, type PlaceRef, refOf } from './ids.ts';
import { revoltSurcharge } from './move.ts';
import { armyAt, clearDisc, discAt, isEmperorDisc, type TetCx } from './pieces.ts';
import { t } from './say.ts';
import { loseGlory, winGlory } from './variants/el-grande.ts';

const proc = procsFor<Tetrarchia>();

/**
 * [TET.attack-a][TET.A14] What a move over the link would cost, or -1 where no link leads.
 * [TET.attack-b] Fleets carry nobody into battle.
 */
export const attackCost = (g: Tetrarchia, from: Place, target: Place): number => {
  const { neighbours, linkCost } = geographyOf(g);
  const i = neighbours[from]!.indexOf(target);
  return i === -1 ? -1 : linkCost[from]![i]! + revoltSurcharge(g, target);
};

/** [TET.attack-a] Where armies can be attacked from here with the points left. */
export const targets = (g: Tetrarchia, emperor: EmperorIndex): PlaceRef[] => {
  const out: PlaceRef[] = [];
  const from = g.emperors[emperor]!.at;
  for (const army of g.armies) {
    const cost = attackCost(g, from, army.at);
    if (cost !== -1 && cost <= g.imperium) out.push(PLACE_REFS[army.at]!);
  }
  return out;
};

export const whyNotAttack = (g: Tetrarchia, emperor: EmperorIndex, ref: string): Msg | undefined => {
  const at = PLACE_REFS.findIndex((r) => r === ref);
  if (at === -1) return undefined;
  if (!armyAt(g, at)) return t('tet.no.armyThere', { at: ref });
  const cost = attackCost(g, g.emperors[emperor]!.at, at);
  return cost === -1 ? t('tet.no.linkTo', { at: ref }) : t('tet.no.attackCost', { at: ref, cost, left: g.imperium });
};

/** [TET.attack-m][TET.A16] The army and any disc go, and the Emperor takes the province. */
const takeProvince = (cx: TetCx, emperor: EmperorIndex, at: Place): void => {
  removeArmy(cx, at);
  clearDisc(cx.g, at);
  cx.g.emperors[emperor]!.at = at;
};

export const removeArmy = (cx: TetCx, at: Place): void => {
  cx.g.armies = cx.g.armies.filter((a) => a.at !== at);
};

/**
 * [TET.attack-n][TET.battack-c] A beaten Emperor leaves the board with any Emperor's disc of his province; other discs and printed
 * ones stay [TET.A18][TET.A19]. [TET.A39][TET.protect-d] A frontier stays protected unless the table agreed otherwise.
 */
export const loseEmperor = (cx: TetCx, emperor: EmperorIndex): void => {
  const { g } = cx;
  const { at } = g.emperors[emperor]!;
  if (isEmperorDisc(discAt(g, at)) && (!isFrontier(at) || g.agreed.frontierDiscLost)) clearDisc(g, at);
  removeEmperor(g, emperor);
};

export const removeEmperor = (g: Tetrarchia, emperor: EmperorIndex): void => {
  g.emperors[emperor]!.at = OFF_BOARD;
};

/** Ends with whether the Emperor may go on [TET.attack-q], or has left the board [TET.turn-f]. */
export const attack = proc(
  'attack',
  { emperor: 'open', at: 'open', victor: 'open' },
  (a: { emperor: EmperorIndex; at: Place }): { emperor: EmperorIndex; at: Place; victor: Victor } => ({
    ...a,
    victor: 'nobody',
  }),
  {
    start: (cx, l) => {
      const { g } = cx;
      g.imperium -= attackCost(g, g.emperors[l.emperor]!.at, l.at);
      cx.log(t('tet.attacks', { who: EMPEROR_REFS[l.emperor]!, at: refOf(l.at) }), 'TET.attack-a');
      return call(battle, { emperor: l.emperor, army: l.at }, 'result', 'victor');
    },
    result: (cx, l) => {
      const who = { who: EMPEROR_REFS[l.emperor]!, at: refOf(l.at) };
      if (l.victor === 'emperor') {
        takeProvince(cx, l.emperor, l.at);
        cx.log(t('tet.armyBeaten', who), 'TET.attack-m');
        winGlory(cx, l.emperor);
      } else if (l.victor === 'army') {
        loseEmperor(cx, l.emperor);
        cx.log(t('tet.emperorBeaten', who), 'TET.attack-n');
        loseGlory(cx, l.emperor);
      } else cx.log(t('tet.drawn', who), 'TET.attack-l');
      return end(l.victor !== 'army');
    },
  },
);
