/** Victory points round by round. */
import { Lines, useChartWidth } from '@tabularium/parts/charts';
import type { SheetProps } from '@tabularium/parts/web';
import { useState } from 'preact/hooks';
import { empireOf } from '../../rules/empire/order.ts';
import type { EmpiresView } from '../../rules/view.ts';
import type { Mark, Told } from './told.ts';

const labelOf = ({ kind, turn, round }: Mark, say: SheetProps<EmpiresView>['say']): string =>
  kind === 'build' ? say('count.build') : kind === 'round' ? String(round) : say('count.count', { turn });

type Props = Pick<SheetProps<EmpiresView>, 'view' | 'say' | 'looks' | 'me'> & {
  readonly told: Told;
  /** Tells of the point that the cursor is at. */
  readonly onAt?: (at: number) => void;
};

/** From so many points on there is no room for words under them. */
const MANY = 12;

export const History = ({ view, say, looks, me, told: { marks }, onAt }: Props) => {
  const [chosen, setAt] = useState<number>();
  const at = Math.min(chosen ?? marks.length - 1, marks.length - 1);
  const [held, width] = useChartWidth<HTMLDivElement>();
  const go = (to: number): void => {
    setAt(to);
    onAt?.(to);
  };
  const mark = marks[at]!;
  const seats = view.agreed.order.toSorted((a, b) => mark.vp[b]! - mark.vp[a]!);
  return (
    <section class="med-history" aria-label={say('count.history')}>
      <h3>{say('count.history')}</h3>
      <div ref={held}>
        <Lines
          label={say('count.history')}
          series={view.agreed.order.map((seat) => ({
            key: empireOf(view, seat),
            name: say(empireOf(view, seat)),
            look: looks[seat]!,
            strong: seat === me,
            values: marks.map((x) => x.vp[seat]!),
          }))}
          axis={{
            labels: marks.map((x) => (marks.length < MANY || x.kind !== 'count' ? labelOf(x, say) : `∑${x.turn}`)),
            at,
            onAt: go,
            width,
          }}
        />
      </div>
      <label>
        <span class="sr">{say('count.cursor')}</span>
        <input
          type="range"
          min={0}
          max={marks.length - 1}
          value={at}
          aria-valuetext={whenOf(mark, say)}
          onInput={(e) => go(e.currentTarget.valueAsNumber)}
        />
      </label>
      <p aria-live="polite">
        <b>{whenOf(mark, say)}</b> {seats.map((seat) => `${say(empireOf(view, seat))} ${mark.vp[seat]}`).join(' · ')}
      </p>
    </section>
  );
};

export const whenOf = (mark: Mark, say: SheetProps<EmpiresView>['say']): string =>
  mark.kind === 'round' ? say('count.at', { turn: mark.turn, round: mark.round }) : labelOf(mark, say);
