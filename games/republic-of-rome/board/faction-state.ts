/** What a Faction is doing while something is asked of several: it votes, or is to come; it places its money, or is done. */
import type { Msg } from '@tabularium/kernel';
import type { FactionId } from '../rules/ids.ts';
import { redistribution } from '../rules/revenue/redistribution.ts';
import { ballot } from '../rules/senate/ballot.ts';
import type { RomeView } from '../rules/sight/view.ts';
import { goingOn } from './forms/asking.ts';

const inVote = (view: RomeView, faction: FactionId): Msg | undefined => {
  const l = goingOn(view, ballot);
  const floor = l && view.senate.floors[l.at];
  if (!l || !floor) return undefined;
  if (faction === l.seat) return { k: 'board.is.voting' };
  if (!floor.called.includes(faction)) return { k: 'board.is.toCome' };
  const sum = (way: string): number =>
    floor.votes.reduce((n, b) => n + (b.faction === faction && b.way === way ? b.votes : 0), 0);
  return { k: 'board.is.voted', a: { ayes: sum('for'), nays: sum('against') } };
};

export const stateOf = (view: RomeView, faction: FactionId): Msg | undefined => {
  const money = goingOn(view, redistribution);
  if (money) return { k: money.done.includes(faction) ? 'board.is.done' : 'board.is.placing' };
  return inVote(view, faction);
};
