/** The chance at each amount, as columns over a slider. */
import { percent } from './odds-bar.tsx';

export interface Chance {
  readonly n: number;
  readonly chance: number;
  /** Under the column: "+2". */
  readonly word: string;
  /** A second line under it: the number that it leads to. */
  readonly result?: string;
  /** More money that changes nothing. */
  readonly idle?: boolean;
}

interface Props {
  readonly label: string;
  readonly value: number;
  readonly of: readonly Chance[];
  readonly onChange: (n: number) => void;
  /** A chance that speaks against whoever looks. */
  readonly bad?: boolean;
  /** What a reader hears of the amount that is chosen. */
  readonly spoken: string;
}

export const Chances = ({ label, value, of, onChange, bad, spoken }: Props) => {
  const [first, last] = [of[0]?.n ?? 0, of.at(-1)?.n ?? 0];
  return (
    <div
      class={`chances ${bad ? 'bad' : ''}`}
      style={{ '--n': of.length, '--at': `${(100 * (value - first)) / Math.max(1, last - first)}%` }}
    >
      <div class="columns" aria-hidden="true">
        {of.map((c) => (
          <button
            key={c.n}
            type="button"
            tabIndex={-1}
            class={`${c.n === value ? 'chosen' : ''} ${c.idle ? 'idle' : ''}`}
            onClick={() => onChange(c.n)}
          >
            <span class="column" style={{ height: `max(20px, ${percent(c.chance)}%)` }}>
              {percent(c.chance)}%
            </span>
          </button>
        ))}
      </div>
      {of.length > 1 && (
        <input
          type="range"
          aria-label={label}
          aria-valuetext={spoken}
          min={first}
          max={last}
          value={value}
          onInput={(e) => onChange(e.currentTarget.valueAsNumber)}
        />
      )}
      <div class="words" aria-hidden="true">
        {of.map((c) => (
          <span key={c.n}>
            {c.word}
            {c.result !== undefined && <b>{c.result}</b>}
          </span>
        ))}
      </div>
    </div>
  );
};
