/** IMPERIVM: each Emperor has a power; every use takes one of his unplaced discs out of the game [TET.var.imperium-a]. */
import type { Tetrarchia } from '../game.ts';
import { EMPEROR_REFS, EMPERORS, type EmperorIndex } from '../ids.ts';
import { isOnBoard, type TetCx } from '../pieces.ts';
import { t } from '../say.ts';

const DIOCLETIAN: EmperorIndex = 0;
const GALERIUS: EmperorIndex = 1;
const CONSTANTIUS: EmperorIndex = 2;
const MAXIMIAN: EmperorIndex = 3;

/** [TET.A27] None left, no power. */
const canPay = (g: Tetrarchia, emperor: EmperorIndex): boolean =>
  g.agreed.variants.imperium && g.emperors[emperor]!.discs > 0;

export const spendDisc = (cx: TetCx, emperor: EmperorIndex): void => {
  const piece = cx.g.emperors[emperor]!;
  piece.discs--;
  piece.spent++;
  cx.log(t('tet.imperium', { who: EMPEROR_REFS[emperor]! }), 'TET.var.imperium-a');
};

/** [TET.var.imperium-b] Diocletian buys, once in a turn, the right to spend points on moves of others on the board [R4]. */
export const canBuyCommand = (g: Tetrarchia): boolean =>
  g.turn === DIOCLETIAN && !g.powerPaid && canPay(g, DIOCLETIAN) && commandable(g).length > 0;

export const hasCommand = (g: Tetrarchia): boolean => g.turn === DIOCLETIAN && g.powerPaid;

/** [TET.A29] The others on the board. */
export const commandable = (g: Tetrarchia): EmperorIndex[] =>
  EMPERORS.map((_, e) => e).filter((e) => e !== DIOCLETIAN && isOnBoard(g, e));

/** [TET.var.imperium-c][TET.A28] Galerius adds to his own battles, as often as he has discs. */
export const canBoost = (g: Tetrarchia, leader: EmperorIndex): boolean => leader === GALERIUS && canPay(g, GALERIUS);

/** [TET.var.imperium-e] Constantius stops an army that is about to attack him. */
export const canBlock = (g: Tetrarchia, attacked: EmperorIndex): boolean =>
  attacked === CONSTANTIUS && canPay(g, CONSTANTIUS);

/** [TET.var.imperium-f] Maximian gets a seventh point, once in a turn. */
export const canBuyPoint = (g: Tetrarchia): boolean => g.turn === MAXIMIAN && !g.powerPaid && canPay(g, MAXIMIAN);
