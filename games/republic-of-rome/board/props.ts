/** The properties that the table page passes to this sheet. */
import type { SheetProps as Props } from '@tabularium/parts/web';
import type { RomeView } from '../rules/sight/view.ts';

export type { Say } from '@tabularium/parts/web';
export type SheetProps = Props<RomeView>;
/** For what is drawn from the view alone. */
export type ViewProps = Pick<SheetProps, 'view' | 'say'>;
