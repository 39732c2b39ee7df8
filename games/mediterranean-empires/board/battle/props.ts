/** What the parts of the page are given. */
import type { PageProps } from '@tabularium/parts/web';
import type { EmpiresView } from '../../rules/view.ts';

export type BattleProps = PageProps<EmpiresView>;

export interface Chip {
  readonly icon?: string;
  readonly text: string;
}
