/** The properties that the table page passes to this board. */
import type { BoardProps as Props } from '@tabularium/parts/web';
import type { EmpiresView } from '../rules/view.ts';

export type { Say } from '@tabularium/parts/web';
export type BoardProps = Props<EmpiresView>;
