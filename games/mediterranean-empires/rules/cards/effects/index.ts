/** The effects of Empire cards by operation. All the others are called where they take place. */
import type { Rules, Seat } from '@tabularium/kernel';
import type { Effect, EffectOf, Op } from '../../data/effects.ts';
import type { Empires } from '../../game.ts';
import { acquireNeutralCity } from './acquire-neutral-city.ts';
import type { Action } from './action.ts';
import { barbarianAllies } from './barbarian-allies.ts';
import { draw } from './draw.ts';
import { forceDiscardRandom } from './force-discard-random.ts';
import { gainVp } from './gain-vp.ts';
import { gainVpPerPorts } from './gain-vp-per-ports.ts';
import { lookTop } from './look-top.ts';
import { pacifyArea } from './pacify-area.ts';
import { placeForts } from './place-forts.ts';
import { recoverDiscard } from './recover-discard.ts';
import { revoltCity } from './revolt-city.ts';
import { seizeCity } from './seize-city.ts';
import { stealRandomCard } from './steal-random-card.ts';
import { tribute } from './tribute.ts';

type ActionOp = Extract<Effect, { readonly when: 'action' }>['op'];
const ACTIONS: { readonly [O in ActionOp]: Action<O> } = {
  'acquire-neutral-city': acquireNeutralCity,
  'barbarian-allies': barbarianAllies,
  draw,
  'force-discard-random': forceDiscardRandom,
  'gain-vp': gainVp,
  'gain-vp-per-ports': gainVpPerPorts,
  'look-top': lookTop,
  'pacify-area': pacifyArea,
  'place-forts': placeForts,
  'recover-discard': recoverDiscard,
  'revolt-city': revoltCity,
  'seize-city': seizeCity,
  'steal-random-card': stealRandomCard,
  tribute,
};

/** The action of an effect, if it is one of an Empire card. */
export const actionOf = <O extends Op>(e: EffectOf<O>): Action<O> | undefined =>
  (ACTIONS as Readonly<Record<string, unknown>>)[e.op] as Action<O> | undefined;

/** [MED.A74] */
export const canCarryOut = (g: Empires, seat: Seat, e: Effect): boolean => actionOf<Op>(e)?.can(g, seat, e) ?? false;

export const ACTION_PROCS: Rules<Empires>['procs'] = Object.values(ACTIONS).flatMap((a) => (a.proc ? [a.proc] : []));
