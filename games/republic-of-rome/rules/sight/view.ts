/** What a player sees — 1.04.9 */
import { type Rules, type Seen, type View, viewFrom } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { SIGHT } from './sight.ts';
import { ownFaction } from '../rome/players.ts';

export interface RomeView extends Seen<Rome, typeof SIGHT> {}

/** In a game of these procedures. */
export const viewIn = (procs: Rules<Rome>['procs']): View<Rome, RomeView> => viewFrom(SIGHT, procs);

/** The agreement that this seat is writing. */
export const ownDraft = (view: RomeView): NonNullable<RomeView['agreements']['drafts'][number]> =>
  (view.seat === 'public' ? undefined : view.agreements.drafts[ownFaction(view, view.seat)]) ?? '';
