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

const refsToShow = (board: GameBoard<unknown>, view: unknown, { asked, offered, chosen, route }: Attention) => {
  if (route && route.length > 0) return route;
  if (chosen !== undefined) return [chosen];
  const place = asked === undefined ? undefined : board.placeOf?.(view, asked);
  return place === undefined ? offered : [place];
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
