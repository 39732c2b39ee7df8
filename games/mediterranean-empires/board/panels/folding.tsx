/** A panel that lies on the map; whoever wants to see what is under it folds it to its title. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

const isSmall = (): boolean => matchMedia('(max-width: 700px)').matches;

interface Props {
  readonly name: string;
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Folding = ({ name, title, children }: Props) => {
  const [open, setOpen] = useState(() => !isSmall());
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
