/** For whom a standing order passes — amb-F5 */
import type { Rome } from '../game.ts';
import type { FactionId } from '../ids.ts';
import { maybeSenator } from '../rome/senators.ts';
import { namesIn, onFloor } from '../senate/floor.ts';
import type { Floor } from '../senate/state.ts';
import type { PassOrder } from './order.ts';

const accuses = (g: Rome, { proposal }: Floor, faction: FactionId): boolean =>
  (proposal.t === 'prosecution' || proposal.t === 'special-prosecution') &&
  maybeSenator(g, proposal.accused)?.faction === faction;

const isException = (g: Rome, o: PassOrder, floor: Floor, faction: FactionId): boolean => {
  const names = namesIn(floor.proposal);
  return (
    o.about.includes(floor.proposal.t) ||
    o.naming.some((ref) => names.includes(ref)) ||
    (o.unlessAccused && accuses(g, floor, faction))
  );
};

/** [amb-F5] Does his order pass for him, with what is on the floor now? He may still step in. */
export const passesByOrder = (g: Rome, faction: FactionId): boolean => {
  const floor = onFloor(g);
  return g.orders[faction]!.some(
    (o) => o.verb === 'pass' && (floor === undefined || !isException(g, o, floor, faction)),
  );
};
