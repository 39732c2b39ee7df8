import { useT } from '../words/words.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (n: number) => void;
}

/** Minus, the number, plus; typing is allowed. */
export const Stepper = ({ label, value, min, max, onChange }: Props) => {
  const t = useT();
  const set = (n: number): void => onChange(Math.min(max, Math.max(min, n)));
  return (
    <span class="stepper" role="group" aria-label={label}>
      <button type="button" disabled={value <= min} aria-label={t('ui.fewer')} onClick={() => set(value - 1)}>
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
      <button type="button" disabled={value >= max} aria-label={t('ui.more')} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
};
