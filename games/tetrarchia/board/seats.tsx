/** What the row of a seat shows about each Emperor: rank, place, discs left and placed, glory. */
import { EMPEROR_REFS, EMPERORS, type EmperorIndex, HALVES, RANKS } from '../rules/ids.ts';
import type { TetrarchiaView } from '../rules/view.ts';
import { Letter, patternOf, SHAPE_LETTER, SHAPES } from './art.tsx';
import { SEAT_OF } from './layout.ts';
import type { Say } from './props.ts';

export interface EmperorChipData {
  readonly ref: string;
  /** The seat whose colour, shape and pattern he has on the board. */
  readonly seat: (typeof SEAT_OF)[number];
  /** Keys for `say`. */
  readonly rank: string;
  readonly half: string;
  /** The ref of the place where he stands; none while he is off the board. */
  readonly at?: string;
  readonly left: number;
  readonly placed: number;
  /** Discs paid for powers and out of the game (IMPERIUM). */
  readonly spent: number;
  /** Only when EL GRANDE is played. */
  readonly glory?: number;
  readonly isTurn: boolean;
}

export const emperorChip = (view: TetrarchiaView, emperor: EmperorIndex): EmperorChipData => {
  const { ref, at, discs, spent, glory } = view.emperors[emperor]!;
  return {
    ref,
    seat: SEAT_OF[emperor]!,
    rank: `board.${RANKS[emperor]!}`,
    half: `board.${HALVES[emperor]!}`,
    ...(at !== 'off' && { at }),
    left: discs,
    placed: Object.values(view.discs).filter((disc) => disc === EMPERORS[emperor]).length,
    spent,
    ...(view.agreed.variants['el-grande'] && { glory }),
    isTurn: view.turn === ref,
  };
};

/** The Emperor's mark with his letter, as on the board. */
export const EmperorMark = ({ emperor, say }: { emperor: EmperorIndex; say: Say }) => (
  <svg class="tet-mark" viewBox="-17 -17 34 34" aria-hidden="true">
    <path class="sign" d={SHAPES[emperor]} fill={patternOf(emperor)} />
    <Letter emperor={emperor} text={say(EMPEROR_REFS[emperor]!)[0]!} y={SHAPE_LETTER[emperor]!} size={14} />
  </svg>
);

const dots = (kind: string, n: number) => Array.from({ length: n }, (_, i) => <i key={`${kind}${i}`} class={kind} />);

/**
 * Name and rank, then place and discs: full dots are discs he has left, open ones are on the board, crossed ones are
 * out of the game.
 */
export const EmperorChip = ({ view, emperor, say }: { view: TetrarchiaView; emperor: EmperorIndex; say: Say }) => {
  const { ref, seat, rank, half, at, left, placed, spent, glory } = emperorChip(view, emperor);
  return (
    <div class={`tet-chip seat-${seat}`}>
      <EmperorMark emperor={emperor} say={say} />
      <div>
        <b>{say(ref)}</b>
        <span>{say('board.rank', { rank: say(rank), half: say(half) })}</span>
      </div>
      <div class="where">
        <span>{at ? say(at) : say('board.offBoard')}</span>
        <span
          class="discs"
          role="img"
          aria-label={say('board.discs', { left, placed })}
          style={`--fill:var(--seat-${seat})`}
        >
          {glory !== undefined && <em>{say('board.glory', { n: glory })}</em>}
          {dots('left', left)}
          {dots('placed', placed)}
          {dots('spent', spent)}
        </span>
      </div>
    </div>
  );
};
