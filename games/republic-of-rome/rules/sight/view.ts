/** What a player sees — 1.04.9 */
import { type Seen, type View, viewFrom } from '@tabularium/kernel';
import { PROCS } from '../turn/all.ts';
import type { Rome } from '../game.ts';
import { SIGHT } from './sight.ts';
import { ownFaction } from '../rome/players.ts';

export interface RomeView extends Seen<Rome, typeof SIGHT> {}

export const view: View<Rome, RomeView> = viewFrom(SIGHT, PROCS);

/** The agreement that this seat is writing. */
export const ownDraft = ({ seat, agreements }: RomeView): NonNullable<RomeView['agreements']['drafts'][number]> =>
  (seat === 'public' ? undefined : agreements.drafts[ownFaction(seat)]) ?? '';
