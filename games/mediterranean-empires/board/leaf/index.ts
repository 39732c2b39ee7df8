/** The leaves of Mediterranean Empires, as the table opens them. */
import { later, type Leaves } from '@tabularium/parts/web';
import type { EmpiresView } from '../../rules/view.ts';
import { thingOf } from './thing.ts';

export const LEAVES: Leaves<EmpiresView> = {
  has: (view, ref) => thingOf(view, ref) !== undefined,
  pages: later(() => import('./later.ts')),
};
