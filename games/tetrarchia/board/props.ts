/** The properties that the table page passes to this board. */
import type { BoardProps } from '@tabularium/parts/web';
import type { TetrarchiaView } from '../rules/view.ts';

export type { Say } from '@tabularium/parts/web';
export type TetrarchiaBoardProps = BoardProps<TetrarchiaView>;
