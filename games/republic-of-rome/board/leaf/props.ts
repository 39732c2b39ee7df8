import type { LeafProps as Props } from '@tabularium/parts/web';
import type { RomeView } from '../../rules/sight/view.ts';

export type LeafProps = Props<RomeView>;
