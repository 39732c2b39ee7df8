/** Players move money at the end of the Revenue Phase — 4.02.1 */
import { end } from '@tabularium/kernel';
import { type FactionId, factionRef } from '../../ids.ts';
import type { Rome } from '../../game.ts';
import { proc } from '../../procs.ts';
import { allocate, loyalMoney, loyalShares } from '../../revenue/purses.ts';
import { factionsIn, ownFaction, played, playersOf } from '../../rome/players.ts';
import { say } from '../../say.ts';
import { OPEN } from '../../senate/windows.ts';

const waiting = (g: Rome, done: readonly FactionId[]): FactionId[] =>
  played(g, factionsIn(g)).filter((faction) => !done.includes(faction));

/** [4.02.1-f][A4-15] To the Faction Treasury and from it, besides the Redistribution; all at once, each as often as he likes. */
export const shifting = proc('neutrals.shifting', { done: 'open' }, (): { done: FactionId[] } => ({ done: [] }), {
  start: (cx, l) => (waiting(cx.g, l.done).length > 0 ? 'ask' : end()),
  ask: {
    to: (cx, l) => playersOf(cx.g, waiting(cx.g, l.done)),
    say: () => say('ask.neutral.shift'),
    rules: ['4.02.1-f'],
    windows: OPEN,
    silent: ['redistributed'],
    aloud: ['redistributed'],
    allots: {
      allocate: {
        of: (cx, _, by) => {
          const faction = ownFaction(cx.g, by);
          const n = loyalMoney(cx.g, faction);
          return n === 0 ? { of: {}, min: 1, max: 0 } : { of: loyalShares(cx.g, faction), min: n, max: n };
        },
        take: (cx, _, shares, by) => {
          const faction = ownFaction(cx.g, by);
          allocate(cx.g, faction, shares);
          cx.log(say('revenue.allocated', { faction: factionRef(faction) }), '4.02.1-f');
          return 'ask';
        },
      },
    },
    buttons: {
      redistributed: {
        take: (cx, l, by) => {
          l.done.push(ownFaction(cx.g, by));
          return 'start';
        },
      },
    },
    resumed: () => 'start',
  },
});
