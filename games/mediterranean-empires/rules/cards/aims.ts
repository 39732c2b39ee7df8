/** What an Empire card would ask its player to point at, before it is played: for those who think of playing it — 5.3 */
import type { Seat } from '@tabularium/kernel';
import { hordeAreas } from '../barbarians/horde.ts';
import type { Effect } from '../data/effects.ts';
import { cardOf } from '../empire/cards.ts';
import { empireOf } from '../empire/order.ts';
import { fortSupply, refsOf } from '../empire/places.ts';
import type { CardId } from '../ids.ts';
import type { EmpiresView } from '../view.ts';
import { courted } from './effects/acquire-neutral-city.ts';
import { tamed } from './effects/pacify-area.ts';
import { sites } from './effects/place-forts.ts';
import { recoverable } from './effects/recover-discard.ts';
import { restless } from './effects/revolt-city.ts';
import { withCards } from './effects/rivals.ts';

export interface Aims {
  /** The verb that points at one of them. */
  readonly verb: string;
  readonly of: readonly string[];
  /** How many may be pointed at, one after the other. */
  readonly most: number;
}

const rivals = (view: EmpiresView, seat: Seat): string[] => withCards(view, seat).map((s) => empireOf(view, s));

const aimsFor = (view: EmpiresView, seat: Seat, e: Effect): Aims | undefined => {
  switch (e.op) {
    case 'acquire-neutral-city':
      return { verb: 'court', of: refsOf(view, courted(view, seat, e)), most: 1 };
    case 'revolt-city':
      return { verb: 'incite', of: refsOf(view, restless(view, seat, e.maxSize)), most: 1 };
    case 'seize-city':
      return { verb: 'seize', of: refsOf(view, restless(view, seat, e.maxSize)), most: 1 };
    case 'pacify-area':
      return { verb: 'appease', of: refsOf(view, tamed(view, seat, e)), most: 1 };
    case 'barbarian-allies':
      return { verb: 'rouse', of: refsOf(view, hordeAreas(view, seat)), most: 1 };
    case 'place-forts':
      return fortSupply(view, seat) > 0
        ? { verb: 'reinforce', of: refsOf(view, sites(view, seat, [], e)), most: Math.min(e.n, fortSupply(view, seat)) }
        : undefined;
    case 'recover-discard':
      return { verb: 'takeBack', of: recoverable(view, seat, e.types), most: e.n };
    case 'force-discard-random':
      return { verb: 'despoil', of: rivals(view, seat), most: 1 };
    case 'steal-random-card':
      return { verb: 'rob', of: rivals(view, seat), most: 1 };
    default:
      return undefined;
  }
};

/**
 * The first thing that the card would ask, as things stand now; nothing if it asks nothing. [MED.A74] What cannot be carried
 * out is skipped. Others may answer the card before, and what comes after it is asked when it is known.
 */
export const aimsOf = (view: EmpiresView, seat: Seat, card: CardId): Aims | undefined => {
  for (const e of cardOf(view, card).effects) {
    const aims = aimsFor(view, seat, e);
    if (aims && aims.of.length > 0) return aims;
  }
  return undefined;
};
