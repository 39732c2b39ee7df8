/** One of a few, side by side. What may not be chosen stays where it is and says why. */
import type { ComponentChildren } from 'preact';

export interface SegOption<T extends string> {
  readonly value: T;
  readonly label: ComponentChildren;
  /** Read out in place of the label. */
  readonly name?: string;
  readonly key?: string;
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined;
}

interface Props<T extends string> {
  readonly label: string;
  readonly value: T | undefined;
  readonly of: readonly SegOption<T>[];
  readonly onChange: (value: T) => void;
  readonly onRefused?: (reason: string, value: T) => void;
  readonly class?: string;
}

export const Seg = <T extends string>({ label, value, of, onChange, onRefused, class: more = '' }: Props<T>) => (
  <div class={`seg ${more}`} role="group" aria-label={label}>
    {of.map((o) => (
      <button
        key={o.value}
        type="button"
        class={o.value}
        aria-pressed={o.value === value}
        aria-disabled={o.reason !== undefined}
        {...(o.name !== undefined && { 'aria-label': o.name })}
        title={o.reason}
        onClick={() => (o.reason === undefined ? onChange(o.value) : onRefused?.(o.reason, o.value))}
      >
        {o.label}
        {o.key !== undefined && (
          <span class="kbd" aria-hidden="true">
            {o.key}
          </span>
        )}
      </button>
    ))}
  </div>
);
