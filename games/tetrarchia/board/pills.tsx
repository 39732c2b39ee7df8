/** Numbers beside a place: what choosing it costs, and how likely the next roll hits it. */
import { pointOf } from './layout.ts';
import type { Say } from './props.ts';

const Pill = ({ kind, x, y, text }: { kind: string; x: number; y: number; text: string }) => {
  const width = 10 + text.length * 6.3;
  return (
    <g class={`pill ${kind}`} transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-8.5" width={width} height="17" rx="8.5" />
      <text y="4.2">{text}</text>
    </g>
  );
};

/** On a course the number stands on the line; beside a place at its upper left. */
export const Costs = ({ costs }: { costs: Readonly<Record<string, number>> }) => (
  <g class="costs" aria-hidden="true">
    {Object.entries(costs).map(([ref, cost]) => {
      const at = pointOf(ref);
      const aside = ref.startsWith('sail:') ? 0 : -15;
      return at && <Pill key={ref} kind="cost" x={at[0] + aside} y={at[1] + aside} text={`${cost}`} />;
    })}
  </g>
);

/** A risk is slight up to what any roll brings, and grave from a quarter on. */
const SLIGHT = 0.03;
const GRAVE = 0.25;
const weight = (share: number): string => (share < SLIGHT ? 'slight' : share < GRAVE ? 'some' : 'grave');

export const Risks = ({ risks, say }: { risks: Readonly<Record<string, number>>; say: Say }) => (
  <g class="risks" aria-hidden="true">
    {Object.entries(risks).map(([ref, share]) => {
      const at = pointOf(ref);
      const n = Math.round(share * 100);
      if (!at || n === 0) return null;
      const text = say('board.percent', { n });
      return <Pill key={ref} kind={`risk ${weight(share)}`} x={at[0] + 16} y={at[1] - 14} text={text} />;
    })}
  </g>
);
