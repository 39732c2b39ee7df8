/**
 * End of the game.
 *
 * [TET.goal-a] All win or lose together.
 */
import type { Seat } from '@tabularium/kernel';
import { OUTER_REGIONS } from './ids.ts';
import type { TetCx } from './pieces.ts';
import { t } from './say.ts';
import { protectedFrontiers, score } from './score.ts';
import { logHonours } from './variants/el-grande.ts';

/** Every way to end. */
export const ENDINGS = ['frontiers-protected', 'roma-entered', 'no-revolt-disc', 'no-unrest-disc'] as const;
type Ending = (typeof ENDINGS)[number];

/** [TET.end-a][TET.goal-b] Six protected frontiers win at once. */
export const maybeWin = (cx: TetCx): void => {
  if (protectedFrontiers(cx.g) < OUTER_REGIONS) return;
  cx.log(t('tet.won'), 'TET.end-a');
  finish(cx, 'frontiers-protected');
};

/** [TET.end-b] An army enters Roma. */
export const loseRoma = (cx: TetCx): never => {
  cx.log(t('tet.romaEntered'), 'TET.end-b');
  return finish(cx, 'roma-entered');
};

/** [TET.end-c] A disc must be placed and there is none. */
export const loseForLackOf = (cx: TetCx, disc: 'revolt' | 'unrest'): never => {
  cx.log(disc === 'revolt' ? t('tet.noRevoltDisc') : t('tet.noUnrestDisc'), 'TET.end-c');
  return finish(cx, disc === 'revolt' ? 'no-revolt-disc' : 'no-unrest-disc');
};

const finish = (cx: TetCx, how: Ending): never => {
  const won = how === 'frontiers-protected';
  if (won) logHonours(cx);
  const points = score(cx.g).total;
  cx.log(t('tet.score', { points }), 'TET.score-a');
  const seats: Seat[] = [];
  for (let seat = 0; seat < cx.g.agreed.players; seat++) seats.push(seat);
  return cx.finish({ how, winners: won ? seats : [], points: seats.map(() => points) });
};
