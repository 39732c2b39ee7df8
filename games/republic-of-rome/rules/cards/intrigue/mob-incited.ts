/** Mob Incited to Violence — card 105 */
import { call, end, type Interrupt, interrupt } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { proc } from '../../procs.ts';
import { drawChits, struck } from '../../rome/chits.ts';
import { heldOf, holds, playAndDiscard } from '../../rome/cards.ts';
import { killSenator } from '../../rome/death.ts';
import { rollAmount } from '../../rome/dice.ts';
import { type FactionId, factionRef } from '../../ids.ts';
import { idsOf, inRomeOf, isInRome, oratory, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { isItsOwn } from '../../senate/step-in.ts';
import { ownFaction } from '../../rome/players.ts';

export const mob = proc(
  'intrigue.mob',
  { by: 'open', who: 'open' },
  (a: { readonly by: FactionId; readonly who: string }) => ({ ...a }),
  {
    start: (cx, l) => {
      const { g } = cx;
      const target = g.senate.provoked;
      playAndDiscard(cx, l.by, heldOf(g, l.by, 'mob-incited-to-violence')[0]!);
      // [card-105-b] A die and the ORA of who incites it.
      const n = rollAmount(cx) + oratory(g, senator(g, l.who));
      cx.log(say('senate.mobIncited', { who: l.who, by: factionRef(target), n }), 'card-105-b');
      for (const chit of drawChits(cx, n)) {
        const victim = struck(cx, chit, (s) => s.faction === target && isInRome(s));
        if (victim) killSenator(cx, victim, 'mob');
      }
      // [amb-8] One for each event.
      g.senate.provoked = -1;
      return end('mob');
    },
  },
);
export const MOB_PROCS = [mob];
export const MOB_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'inciteMob',
    window: 'mob',
    // [card-105-a] Against whoever has just resolved Murder or Graft, by anybody else.
    offer: ({ g }, by) =>
      g.senate.provoked !== -1 &&
      g.senate.provoked !== ownFaction(g, by) &&
      isItsOwn(g, ownFaction(g, by)) &&
      holds(g, ownFaction(g, by), 'mob-incited-to-violence')
        ? { t: 'pick', of: idsOf(inRomeOf(g, ownFaction(g, by))), rules: ['card-105-a', 'card-105-b'] }
        : undefined,
    start: (cx, by, who) => call(mob, { by: ownFaction(cx.g, by), who }),
  }),
];
