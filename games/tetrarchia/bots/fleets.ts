import type { Input } from '@tabularium/kernel';
import type { Tetrarchia, TetrarchiaView } from '../rules/index.ts';
import type { Glance } from '@tabularium/parts';

/** The Internum touches Roma and five regions, the Aegaeum the far East; the Atlanticum serves the West alone. */
const BY_USE = ['sea:INTERNVM', 'sea:AEGAEVM', 'sea:ATLANTICVM'];

/** Where the next fleet goes, if the question is about fleets. */
export const placeFleet = ({ question, seat, view }: Glance<Tetrarchia, TetrarchiaView>): Input | undefined => {
  const offer = question.verbs['placeFleet'];
  if (offer?.t !== 'pick') return undefined;
  // Even if fleets may share a sea, a second one in the same sea is useless.
  const empty = offer.of.filter((zone) => view.fleets[zone] === 0);
  const arg = BY_USE.find((zone) => empty.includes(zone)) ?? offer.of[0]!;
  return { by: seat, verb: 'placeFleet', arg };
};
