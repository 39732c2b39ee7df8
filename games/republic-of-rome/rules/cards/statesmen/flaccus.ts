/** M. Fulvius Flaccus claims the Land Commissioner — card-78-a, amb-173, I-17 */
import { call, end, type Interrupt } from '@tabularium/kernel';
import { abilityOf } from '../../data/printed.ts';
import type { Rome, Senator } from '../../game.ts';
import { proc } from '../../procs.ts';
import { say } from '../../say.ts';
import { decider } from '../../rome/hrao.ts';
import { assignConcession, isLandBillInEffect, LAND_COMMISSIONER } from '../concessions.ts';
import type { FactionId } from '../../ids.ts';
import { ownFaction } from '../../rome/players.ts';

/** [card-78-a] He, unless he is a Captive or a Rebel. */
const flaccus = (g: Rome, by: FactionId): Senator | undefined =>
  g.senators.find(
    (s) =>
      abilityOf(g, s.id)?.claimsLandCommissioner === true &&
      s.faction >= 0 &&
      ownFaction(g, decider(g, s.faction)) === by &&
      s.captive === '' &&
      s.rebel === 'no',
  );

/** [card-78-a][amb-173] After Prosecutions, with a Land Bill in effect and the Concession in the Forum; no vote. */
const mayClaim = (g: Rome): boolean =>
  (g.senate.step === 'governors' || g.senate.step === 'business') &&
  isLandBillInEffect(g) &&
  g.concessions.some((c) => c.id === LAND_COMMISSIONER && c.holder === 'forum');

const claim = proc('statesmen.flaccus', { by: 'open' }, (a: { readonly by: FactionId }) => ({ ...a }), {
  start: (cx, l) => {
    const s = flaccus(cx.g, l.by);
    if (s === undefined) return end('none');
    cx.log(say('statesmen.flaccus', { who: s.id }), 'card-78-a');
    assignConcession(cx, LAND_COMMISSIONER, s.id);
    return end('claimed');
  },
});

export const FLACCUS_INTERRUPTS: readonly Interrupt<Rome>[] = [
  {
    verb: 'claimLandCommissioner',
    window: 'between',
    offer: ({ g }, by) =>
      mayClaim(g) && flaccus(g, ownFaction(g, by)) ? { t: 'button', rules: ['card-78-a', 'amb-173'] } : undefined,
    start: (cx, by) => call(claim, { by: ownFaction(cx.g, by) }),
  },
];
export const FLACCUS_PROCS = [claim];
