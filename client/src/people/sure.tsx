import { useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** For readers, where several buttons have the same label. */
  readonly of?: string;
  readonly really: string;
  /** What it means, shown before it is done. */
  readonly hint?: string;
  readonly onSure: () => void;
}

/** A button that has to be pressed twice. The second time it says what it does. */
export const Sure = ({ label, of, really, hint, onSure }: Props) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <span class="sure">
      {/* It is there from the beginning, so that a reader hears it when it speaks. */}
      <span class="hint" role="status">
        {isAsked && hint}
      </span>
      <button
        type="button"
        class={isAsked ? 'btn primary small' : 'btn small'}
        {...(!isAsked && of !== undefined && { 'aria-label': of })}
        onClick={() => {
          setAsked(!isAsked);
          if (isAsked) onSure();
        }}
        onBlur={() => setAsked(false)}
      >
        {isAsked ? really : label}
      </button>
    </span>
  );
};
