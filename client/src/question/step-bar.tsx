import { Icon } from '@tabularium/parts/marks';
import type { Heading } from '@tabularium/parts/web';

/** How far one has come in a form. */
export const StepBar = ({ steps }: { readonly steps: NonNullable<Heading['steps']> }) => (
  <ol class="step-bar">
    {steps.map(({ label, value, state }) => (
      <li key={label} class={state} {...(state === 'on' && { 'aria-current': 'step' })}>
        {state === 'done' && <Icon name="check" />}
        {label} {value !== undefined && <b>{value}</b>}
      </li>
    ))}
  </ol>
);
