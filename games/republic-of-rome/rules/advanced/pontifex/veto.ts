/** The veto of the Pontifex Maximus — 2.01.5 */
import { call, end, type Interrupt, interrupt, type Msg } from '@tabularium/kernel';
import { reason, withheld } from '../../agreements/enforce.ts';
import type { Rome } from '../../game.ts';
import type { FactionId, SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { ownFaction } from '../../rome/players.ts';
import { say } from '../../say.ts';
import { onFloor } from '../../senate/floor.ts';
import { mayVeto } from '../../senate/tribunes.ts';
import { pontificate } from './pontificate.ts';
import { isAboutHim, vetoer } from './veto-right.ts';

/**
 * [2.01.5-b][2.01.5-c][2.01.5-d] When and against what a Tribune of his Faction could; [2.01.5-e] and for nothing else. Whether he may, or why not
 * where he would expect it: [2.01.5-f] his own recall, or [AGR-14] a promise of the player's who vetoes [AGR-25].
 */
const mayNow = (g: Rome, by: FactionId): boolean | Msg => {
  const s = vetoer(g, by);
  const floor = onFloor(g);
  if (s === undefined || floor === undefined || !mayVeto(floor, s.faction)) return false;
  if (isAboutHim(g)) return say('no.vetoOfRecall');
  const no = withheld(g, by, 'veto', floor.proposal);
  return no === undefined || reason(no);
};

/** [2.01.5-h][2.01.5-i] As a Tribune’s, but there is no Tribune that could be murdered or bought. */
const veto = proc('senate.pontifex-veto', { who: 'open' }, (a: { readonly who: SenatorId }) => ({ ...a }), {
  start: (cx, l) => {
    pontificate(cx.g).vetoed = cx.g.turn;
    onFloor(cx.g)!.status = 'vetoed';
    cx.log(say('pontifex.vetoes', { who: l.who }), '2.01.5-a');
    return end('vetoed');
  },
});

export const VETO_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'vetoAsPontifex',
    window: 'floor',
    offer: ({ g }, by) =>
      mayNow(g, ownFaction(g, by)) === true ? { t: 'button', rules: ['2.01.5-a', '2.01.5-b', '2.01.5-d'] } : undefined,
    withheld: ({ g }, by) => {
      const may = mayNow(g, ownFaction(g, by));
      return typeof may === 'boolean' ? undefined : { '': may };
    },
    start: ({ g }, by) => call(veto, { who: vetoer(g, ownFaction(g, by))!.id }),
  }),
];
export const VETO_PROCS = [veto];
