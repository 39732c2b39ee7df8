/** What leaves are made of. */
import type { Say } from '@tabularium/parts/web';
import type { ComponentChildren } from 'preact';

/** The name of a thing, which opens its leaf. */
export const Read = ({ of, say }: { readonly of: string; readonly say: Say }) => (
  <span class="ref-name" data-read={of}>
    {say(of)}
  </span>
);

export const Reads = ({ of, say }: { readonly of: readonly string[]; readonly say: Say }) => (
  <span class="reads">
    {of.map((ref) => (
      <Read key={ref} of={ref} say={say} />
    ))}
  </span>
);

export interface Fact {
  readonly word: string;
  readonly value: ComponentChildren;
}

export const Facts = ({ of }: { readonly of: readonly Fact[] }) => (
  <dl>
    {of.map(({ word, value }) => (
      <div key={word}>
        <dt>{word}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const Part = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);
