/** A row of a list that one thing is chosen from. */
import { Icon } from '@tabularium/parts/kit';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly mark?: ComponentChildren;
  readonly isChosen: boolean;
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined;
  readonly promised?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

export const Row = ({ id, name, mark, isChosen, reason, promised, onPress, children }: Props) => (
  <tr class={isChosen ? 'chosen' : reason === undefined ? '' : 'no'} onClick={onPress}>
    <th scope="row">
      <button
        type="button"
        data-option={id}
        aria-pressed={isChosen}
        aria-disabled={reason !== undefined}
        onClick={(e) => {
          e.stopPropagation();
          onPress();
        }}
      >
        {promised && <Icon name="lock" />}
        {name}
        {mark}
      </button>
    </th>
    {children}
  </tr>
);
