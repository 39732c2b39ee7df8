/** What the history of its players keeps of a finished game: the level, the Emperors of each seat, rounds. */
import type { AccountOf, Seat } from '@tabularium/kernel';
import { EMPEROR_REFS } from './ids.ts';
import type { TetrarchiaView } from './view.ts';

/** [TET.setup-e] In the order of its code: Emperor discs, fleets, extra Revolts, armies. */
const codeOf = ({ agreed: { level } }: TetrarchiaView): string =>
  [level.discs, level.fleets, level.revolts, level.armies].join('');

export const account: AccountOf<TetrarchiaView> = (view) => {
  const { players, seats } = view.agreed;
  return {
    scenario: `level:${codeOf(view)}`,
    // [TET.players-b] One may play several.
    sides: Array.from({ length: players }, (_, seat: Seat) => EMPEROR_REFS.filter((__, i) => seats[i] === seat)),
    turns: view.round,
  };
};
