/** The title of an attack with the facts of its place. */
import { Icon } from '@tabularium/parts/kit';
import type { Chip } from './props.ts';

export const Head = ({ title, chips }: { readonly title: string; readonly chips: readonly Chip[] }) => (
  <header class="med-b-head">
    <h2>{title}</h2>
    {chips.length > 0 && (
      <div class="med-b-chips">
        {chips.map(({ icon, text }) => (
          <span key={text} class="chip">
            {icon !== undefined && <Icon name={icon} />}
            {text}
          </span>
        ))}
      </div>
    )}
  </header>
);
