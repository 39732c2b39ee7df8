/** A part of a board that is drawn: what lies around some of its things. */
import type { Picture } from '@tabularium/parts/book';
import { type GameBoard, type Say, useLater } from '@tabularium/parts/web';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly board: GameBoard<unknown>;
  readonly picture: Picture;
  readonly view: unknown;
  readonly say: Say;
}

const NOTHING_LIT = { own: [], enemy: [] };
const NO_COSTS = {};
const LAYERS = { routes: true, names: true };

type Box = readonly [x: number, y: number, width: number, height: number];

const boxAround = (board: GameBoard<unknown>, { around }: Picture): Box => {
  const points = (around?.refs ?? []).flatMap((ref) => {
    const point = board.pointOf(ref);
    return point ? [point] : [];
  });
  if (!around || points.length === 0) return board.viewBox;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - around.margin, Math.min(...ys) - around.margin];
  const width = Math.max(...xs) + around.margin - left;
  return [left, top, width, Math.max(...ys) + around.margin - top];
};

export const BoardPicture = (props: Props) => {
  const found = useLater(props.board.drawing);
  return props.board.drawing && !found ? null : <Shown {...props} />;
};

const Shown = ({ board, picture, view, say }: Props) => {
  const svg = useRef<SVGSVGElement>(null);
  const [px, setPx] = useState(0);
  const [x, y, width, height] = boxAround(board, picture);
  useLayoutEffect(() => {
    const drawn = svg.current;
    if (!drawn) return undefined;
    const measure = (): void => setPx(drawn.getBoundingClientRect().width);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(drawn);
    return () => watch.disconnect();
  }, []);
  return (
    <svg ref={svg} class="board-picture" viewBox={`${x} ${y} ${width} ${height}`}>
      {px > 0 && (
        <>
          {board.Ground && <board.Ground view={view} />}
          <board.Board
            view={view}
            say={say}
            lit={NOTHING_LIT}
            costs={NO_COSTS}
            scale={px / width}
            {...(board.keepsSize && { seen: { x, y, width, height } })}
            layers={LAYERS}
            {...(picture.route && { drawn: { route: picture.route } })}
          />
        </>
      )}
    </svg>
  );
};
