/** Numbers beside a place: what choosing it costs, and how likely the next roll hits it. */
import { pointOf } from './layout.ts';
import type { Say } from './props.ts';

const Pill = ({ kind, x, y, text }: { kind: string; x: number; y: number; text: string }) => {
  const width = 11 + text.length * 6.6;
  return (
    <g class={`pill ${kind}`} transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-8.5" width={width} height="17" rx="8.5" />
      <text y="4.2">{text}</text>
    </g>
  );
};

export const Costs = ({ costs }: { costs: Readonly<Record<string, number>> }) => (
  <g class="costs" aria-hidden="true">
    {Object.entries(costs).map(([ref, cost]) => {
      const at = pointOf(ref);
      return at && <Pill key={ref} kind="cost" x={at[0] - 15} y={at[1] - 15} text={`${cost}`} />;
    })}
  </g>
);

export const Risks = ({ risks, say }: { risks: Readonly<Record<string, number>>; say: Say }) => (
  <g class="risks" aria-hidden="true">
    {Object.entries(risks).map(([ref, share]) => {
      const at = pointOf(ref);
      const n = Math.round(share * 100);
      return at && n > 0 && <Pill key={ref} kind="risk" x={at[0] - 15} y={at[1] + 13} text={say('board.percent', { n })} />;
    })}
  </g>
);
