/** A number within bounds: minus, the number, plus; it can also be typed. */
import { Icon } from './icon.tsx';

interface Props {
  /** What is counted, for readers. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (n: number) => void;
  /** Words of the two buttons. */
  readonly fewer: string;
  readonly more: string;
  /** "T", "of 8". */
  readonly unit?: string;
}

export const Amount = ({ label, value, min, max, onChange, fewer, more, unit }: Props) => {
  const set = (n: number): void => onChange(Math.min(max, Math.max(min, n)));
  return (
    <span class="stepper" role="group" aria-label={label}>
      <button type="button" disabled={value <= min} aria-label={fewer} onClick={() => set(value - 1)}>
        <Icon name="minus" />
      </button>
      <input
        type="number"
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onInput={(e) => {
          const n = e.currentTarget.valueAsNumber;
          if (Number.isInteger(n)) set(n);
        }}
      />
      {unit !== undefined && <span class="unit">{unit}</span>}
      <button type="button" disabled={value >= max} aria-label={more} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
};
