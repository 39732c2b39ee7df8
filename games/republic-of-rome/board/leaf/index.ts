/** The leaves of Republic of Rome, as the table opens them. */
import { later, type Leaves } from '@tabularium/parts/web';
import type { RomeView } from '../../rules/sight/view.ts';
import { hasLeaf } from './has.ts';

export const LEAVES: Leaves<RomeView> = { has: hasLeaf, pages: later(() => import('./later.ts')) };
