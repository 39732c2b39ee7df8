/** Something to choose, with what it means. Offered: gold; chosen: ink; not allowed: hatched, with the reason; withheld: a lock. */
import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

export interface OptionState {
  readonly chosen?: boolean;
  /** Why it may not be chosen. */
  readonly reason?: string | undefined;
  /** It is held back by a promise, not by the rules. */
  readonly promised?: boolean;
}

interface Props extends OptionState {
  readonly title: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly value?: string;
  readonly onPress: () => void;
}

export const OptionCard = ({ title, children, chosen, reason, promised, value, onPress }: Props) => (
  <button
    type="button"
    class={`option ${chosen ? 'chosen' : ''} ${reason === undefined ? '' : 'no'}`}
    aria-pressed={chosen === true}
    aria-disabled={reason !== undefined}
    {...(value !== undefined && { 'data-option': value })}
    onClick={onPress}
  >
    <b>
      {promised && <Icon name="lock" />}
      {title}
    </b>
    <small>{reason ?? children}</small>
  </button>
);

export const Options = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <div class="options" role="group" aria-label={label}>
    {children}
  </div>
);
