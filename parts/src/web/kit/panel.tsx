/** Raised paper with a title: the parts of a form. */
import type { ComponentChildren } from 'preact';

interface Props {
  readonly title: ComponentChildren;
  /** At the right of the title. */
  readonly right?: ComponentChildren;
  readonly foot?: ComponentChildren;
  /** The part that is being filled in. */
  readonly main?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export const Panel = ({ title, right, foot, main, class: more = '', children }: Props) => (
  <section class={`form-panel ${main ? 'main' : ''} ${more}`}>
    <header>
      <h3>{title}</h3>
      {right !== undefined && <div class="right">{right}</div>}
    </header>
    <div class="form-panel-body">{children}</div>
    {foot !== undefined && <footer>{foot}</footer>}
  </section>
);

/** A part of a panel under a small title. */
export const Section = ({
  title,
  right,
  class: more = '',
  children,
}: {
  readonly title?: ComponentChildren;
  readonly right?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}) => (
  <div class={`section ${more}`}>
    {(title !== undefined || right !== undefined) && (
      <div class="section-head">
        <h4>{title}</h4>
        {right !== undefined && <span>{right}</span>}
      </div>
    )}
    {children}
  </div>
);
