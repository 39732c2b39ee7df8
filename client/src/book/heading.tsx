import { type ComponentChildren, h } from 'preact';

interface Props {
  /** 1 to 6. */
  readonly rank: number;
  readonly id?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A heading of any rank: a book stands on a page of its own, or in the panel of a table. It can be given the focus. */
export const Heading = ({ rank, children, ...more }: Props) => h(`h${rank}`, { ...more, tabIndex: -1 }, children);
