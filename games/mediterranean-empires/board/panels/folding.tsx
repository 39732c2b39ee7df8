/** A panel that lies on the map; whoever wants to see what is under it folds it to its title. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

const SMALL = '(max-width: 700px)';
/** There a large panel would hide what one looks for. */
const LOW = '(max-height: 799px), (max-width: 1099px) and (max-height: 999px)';

interface Props {
  /** It begins folded where the map is low: in a narrow window the seats stand in two rows. */
  readonly isLarge?: boolean;
  readonly name: string;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Folding = ({ name, title, children, isLarge = false }: Props) => {
  const [open, setOpen] = useState(() => !matchMedia(isLarge ? `${SMALL}, ${LOW}` : SMALL).matches);
  return (
    <section class={`med-panel ${name}`}>
      <h3>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {title}
        </button>
      </h3>
      {open && children}
    </section>
  );
};
