/** Small pieces that several parts of the sheet use. */
import type { ComponentChildren } from 'preact';

export const Icon = ({ name }: { readonly name: string }) => (
  <svg class="i" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);

export const Mark = ({ look }: { readonly look: string }) => (
  <svg class={`mark mark-${look}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#seat-${look}`} width="24" height="24" />
  </svg>
);

export const Chip = ({ kind = '', children }: { readonly kind?: string; readonly children: ComponentChildren }) => (
  <span class={`chip ${kind}`}>{children}</span>
);

/** A number with its sign, as Popularity is written, using a real minus sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** Numbers as a list, each once: "11, 12, 14". */
export const listed = (numbers: readonly number[]): string => [...new Set(numbers)].sort((a, b) => a - b).join(', ');
