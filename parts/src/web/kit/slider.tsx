/** An amount on a line, with what it was before and marks at amounts that mean something. Apart from the other controls: few forms have it. */

export interface Tick {
  readonly n: number;
  /** What it is enough for. */
  readonly word: string;
}

interface Props {
  readonly label: string;
  readonly value: number;
  /** Shown on the line as what it has been. */
  readonly was: number;
  readonly max: number;
  readonly ticks?: readonly Tick[];
  /** What a reader hears of the amount. */
  readonly spoken: string;
  readonly onChange: (n: number) => void;
}

/** With Shift an arrow moves by so much. */
const STRIDE = 5;

/** The line that stands so many places before or after this one. */
const neighbour = (from: HTMLElement, by: number): HTMLElement | undefined => {
  const all = [...(from.closest('.form')?.querySelectorAll<HTMLElement>('.gauge input') ?? [])];
  return all[all.indexOf(from) + by];
};

export const Slider = ({ label, value, was, max, ticks = [], spoken, onChange }: Props) => {
  const at = (n: number): string => `${(100 * Math.min(n, max)) / Math.max(1, max)}%`;
  const set = (n: number): void => onChange(Math.max(0, Math.min(n, max)));
  const onKeyDown = (e: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    const row = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && e.shiftKey) set(value + step * STRIDE);
    else if (row !== 0) neighbour(e.currentTarget, row)?.focus();
    else return;
    e.preventDefault();
  };
  return (
    <span class="gauge" style={{ '--now': at(value), '--was': at(was) }}>
      <span class={value < was ? 'track less' : 'track'} aria-hidden="true" />
      {ticks
        .filter((t) => t.n <= max)
        .map((t) => (
          <i
            key={t.n}
            class={value >= t.n ? 'met' : ''}
            style={{ '--at': at(t.n) }}
            title={t.word}
            data-n={t.n}
            aria-hidden="true"
          />
        ))}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={spoken}
        min={0}
        max={max}
        value={value}
        disabled={max === 0}
        onKeyDown={onKeyDown}
        onInput={(e) => set(e.currentTarget.valueAsNumber)}
      />
    </span>
  );
};
