/** Where a small screen looks first: at who is asked, or at what is offered. */
import type { GameBoard } from '@tabularium/parts/web';

interface Attention {
  /** The figure that is asked. */
  readonly asked: string | undefined;
  readonly offered: readonly string[];
  /** What an answer in the making is aimed at. */
  readonly chosen: string | undefined;
  /** The way it takes there. */
  readonly route?: readonly string[] | undefined;
}

/** More things that are offered are all over the board: then it is looked at home. */
const FEW = 8;

const refsToShow = (board: GameBoard<unknown>, view: unknown, { asked, offered, chosen, route }: Attention) => {
  if (route && route.length > 0) return route;
  if (chosen !== undefined) return [chosen];
  const place = asked === undefined ? undefined : board.placeOf?.(view, asked);
  if (place !== undefined) return [place];
  const home = board.home?.(view);
  return home === undefined || (offered.length > 0 && offered.length <= FEW) ? offered : [home];
};

/** The middle of what is to be seen, if any of it is on the board. */
export const focusOf = (
  board: GameBoard<unknown>,
  view: unknown,
  attention: Attention,
): { readonly x: number; readonly y: number } | undefined => {
  const points = refsToShow(board, view, attention).flatMap((ref) => {
    const point = board.pointOf(ref);
    return point ? [point] : [];
  });
  if (points.length === 0) return undefined;
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { x: mean(0), y: mean(1) };
};
