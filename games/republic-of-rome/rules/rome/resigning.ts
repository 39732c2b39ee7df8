/** Leaving the game — amb-68, I-23 */
import { call, type Cx, end, type Interrupt } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { say } from '../say.ts';
import { leaveGame } from './factions.ts';
import { ownFaction } from './players.ts';
import { playersMayLeave } from '../table/switches.ts';

/** He says so at any time; nothing that is half done is broken off, so he is gone when the next phase begins. */
export const resign = proc('resign', { by: 'open' }, (a: { readonly by: FactionId }) => ({ ...a }), {
  start: (cx, l) => {
    cx.g.factions[l.by]!.leaving = true;
    cx.log(say('faction.willLeave', { faction: factionRef(l.by) }), 'amb-68');
    return end('leaving');
  },
});

/** Called when a phase begins. */
export const seeOff = (cx: Cx<Rome>): void => {
  for (const [faction, f] of cx.g.factions.entries()) {
    if (!f.leaving || f.status === 'out') continue;
    f.leaving = false;
    leaveGame(cx, faction);
  }
};

export const RESIGN_INTERRUPT: Interrupt<Rome> = {
  verb: 'resign',
  window: 'free',
  offer: ({ g }, by) => {
    const f = g.factions[ownFaction(g, by)]!;
    return playersMayLeave(g) && g.phase !== 'setup' && f.status === 'in' && !f.leaving
      ? { t: 'button', rules: ['amb-68'] }
      : undefined;
  },
  start: (cx, by) => call(resign, { by: ownFaction(cx.g, by) }),
};
