/** Numbers beside a place: what choosing it costs, and how likely the next roll hits it. */
import { PLACE_REFS } from '../rules/ids.ts';
import { type Box, CIRCLES, figureBox, REGION_BOXES, total } from './labels.ts';
import { pointOf } from './layout.ts';
import type { Say } from './props.ts';

export interface PillAt {
  readonly key: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

const widthOf = (text: string): number => 10 + text.length * 6.3;

const Pill = ({ kind, x, y, text, grow }: PillAt & { readonly grow: number }) => (
  <g class={`pill ${kind}`} transform={`translate(${x} ${y}) scale(${grow})`}>
    <rect x={-widthOf(text) / 2} y="-8.5" width={widthOf(text)} height="17" rx="8.5" />
    <text y="4.2">{text}</text>
  </g>
);

/** A risk is slight up to the chance of one particular roll, and grave from 25 % on. */
const SLIGHT = 0.03;
const GRAVE = 0.25;
const weight = (share: number): string => (share < SLIGHT ? 'slight' : share < GRAVE ? 'some' : 'grave');

/** Positions around a circle in order of preference: a cost starts at the upper left, a risk at the upper right. */
const ASIDE = { cost: -1, risk: 1 } as const;
const spotsAround = (side: number, reach: number): readonly (readonly [number, number])[] => [
  [side * 15, -15],
  [side * 14, 15],
  [side * -15, -15],
  [side * -14, 16],
  [side * (reach + 14), 0],
  [side * -(reach + 14), 0],
  [0, -22],
  [0, 23],
  [side * (reach + 12), -10],
  [side * (reach + 12), 10],
  [side * -(reach + 12), -10],
  [side * -(reach + 12), 10],
];

export interface Wanted {
  readonly ref: string;
  readonly side: keyof typeof ASIDE;
  readonly kind: string;
  readonly text: string;
  /** Whether the number is left out if it would hide something. */
  readonly slight?: boolean;
}

/** How much a less important number may hide of something else. */
const LITTLE = 60;

/** Puts each number where it hides the least of names, places, figures and the numbers placed before it. */
export const spread = (wanted: readonly Wanted[], taken: readonly Box[], grow: number): PillAt[] => {
  const boxes = [...taken];
  return wanted.flatMap(({ ref, side, kind, text, slight }) => {
    const at = pointOf(ref);
    if (!at) return [];
    const key = `${side}/${ref}`;
    // The number of a course stands on its line.
    if (ref.startsWith('sail:')) return [{ key, kind, x: at[0], y: at[1], text }];
    const [half, high] = [(widthOf(text) * grow) / 2, 8.5 * grow];
    const others = CIRCLES.filter((_, place) => PLACE_REFS[place] !== ref);
    const own: Box = [at[0] - 8, at[1] - 8, at[0] + 8, at[1] + 8];
    const tag: Box = [at[0] + 4, at[1] + 2, at[0] + 20, at[1] + 18];
    const [best] = spotsAround(ASIDE[side], half)
      .map(([dx, dy], i) => {
        const [x, y] = [at[0] + dx, at[1] + dy];
        const box: Box = [x - half, y - high, x + half, y + high];
        const hides = total(box, boxes, 3) + total(box, others, 1) + total(box, [own], 2) + total(box, [tag], 1);
        return { x, y, box, hidden: total(box, boxes, 1), cost: hides + total(box, REGION_BOXES, 0.4) + i * 6 };
      })
      .sort((a, b) => a.cost - b.cost);
    if (slight && best!.hidden > LITTLE) return [];
    boxes.push(best!.box);
    return [{ key, kind, x: best!.x, y: best!.y, text }];
  });
};

interface Props {
  readonly costs: Readonly<Record<string, number>>;
  readonly risks: Readonly<Record<string, number>>;
  /** The boxes of the names, and the places where figures stand. */
  readonly names: readonly Box[];
  readonly figures: readonly string[];
  readonly say: Say;
  /** How much larger the numbers are drawn when the map is small. */
  readonly grow: number;
}

export const Pills = ({ costs, risks, names, figures, say, grow }: Props) => {
  const standing = figures.flatMap((ref) => {
    const at = pointOf(ref);
    return at ? [figureBox({ x: at[0], y: at[1] })] : [];
  });
  const wanted: Wanted[] = [
    ...Object.entries(costs).map(([ref, cost]) => ({ ref, side: 'cost' as const, kind: 'cost', text: `${cost}` })),
    ...Object.entries(risks).flatMap(([ref, share]) => {
      const n = Math.round(share * 100);
      const text = say('board.percent', { n });
      const kind = weight(share);
      return n === 0 ? [] : [{ ref, side: 'risk' as const, kind: `risk ${kind}`, text, slight: kind === 'slight' }];
    }),
  ];
  return (
    <g class="pills" aria-hidden="true">
      {spread(wanted, [...names, ...standing], grow).map(({ key, ...pill }) => (
        <Pill key={key} {...pill} grow={grow} />
      ))}
    </g>
  );
};
