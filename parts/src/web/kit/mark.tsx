/** The mark of a seat: a colour, a shape and a pattern together, and a letter where it helps. */
import type { SeatLook } from '../look.ts';

/** Where the letter stands, so that it looks centred in the shape. */
const BASELINE: Partial<Record<SeatLook, number>> = { verdigris: 19, rosa: 15.5, caelum: 17 };

interface Props {
  readonly look: SeatLook;
  readonly letter?: string | undefined;
  /** Left out where the name stands beside it. */
  readonly label?: string;
}

export const Mark = ({ look, letter, label }: Props) => (
  <svg
    class={`mark mark-${look}`}
    viewBox="0 0 24 24"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <use href={`#seat-${look}`} width="24" height="24" />
    {letter && (
      <text x="12" y={BASELINE[look] ?? 16.5} text-anchor="middle" paint-order="stroke">
        {letter}
      </text>
    )}
  </svg>
);
