/** Emperors and armies on the board. */
import type { EmperorView, TetrarchiaView } from '../rules/view.ts';
import { BarbarianShield, Crown, Letter, patternOf, SHAPE_LETTER, SHAPE_TOP, SHAPES } from './art.tsx';
import { spotAt } from './layout.ts';
import type { Say, TetrarchiaBoardProps } from './props.ts';

type Lit = TetrarchiaBoardProps['lit'];

const classOf = (kind: string, ref: string, lit: Lit): string =>
  `piece ${kind}${lit.own.includes(ref) ? ' own' : ''}${lit.enemy.includes(ref) ? ' enemy' : ''}`;

/** How high the centre of an Emperor's sign is above his province. */
const SIGN = -28;

/** A crowned sign on a staff, in the shape, pattern and letter of the Emperor. */
const EmperorSign = ({ emperor, letter }: { emperor: number; letter: string }) => (
  <>
    <path class="staff" d={`M0-12V${SIGN}`} />
    <g transform={`translate(0 ${SIGN})`}>
      <path class="sign" d={SHAPES[emperor]} fill={patternOf(emperor)} />
      <Letter emperor={emperor} text={letter} y={SHAPE_LETTER[emperor]!} size={14} />
      <g transform={`translate(0 ${SHAPE_TOP[emperor]! + 2})`}>
        <Crown />
      </g>
    </g>
  </>
);

/** Two Emperors may share a place while one passes through: they are drawn apart. */
const shift = (all: readonly EmperorView[], e: number): number => {
  const together = all.flatMap((other, i) => (other.at === all[e]!.at ? [i] : []));
  return together.length < 2 ? 0 : together.indexOf(e) === 0 ? -15 : 15;
};

export const Emperors = ({ view, say, lit }: { view: TetrarchiaView; say: Say; lit: Lit }) => (
  <g class="emperors">
    {view.emperors.map(({ ref, at }, e) => {
      if (at === 'off') return null;
      const { x, y } = spotAt(at);
      return (
        <g
          key={ref}
          class={classOf('emperor-piece', ref, lit)}
          data-ref={ref}
          transform={`translate(${x + shift(view.emperors, e)} ${y})`}
        >
          <EmperorSign emperor={e} letter={say(ref)[0]!} />
        </g>
      );
    })}
  </g>
);

export const Armies = ({ view, lit }: { view: TetrarchiaView; lit: Lit }) => (
  <g class="armies">
    {view.armies.map(({ id, at }) => {
      const { x, y } = spotAt(at);
      const ref = `army:${id}`;
      return (
        <g key={ref} class={classOf('army', ref, lit)} data-ref={ref} transform={`translate(${x} ${y - 11})`}>
          <BarbarianShield />
        </g>
      );
    })}
  </g>
);
