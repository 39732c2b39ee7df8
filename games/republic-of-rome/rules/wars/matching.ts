/** Wars of one series — 1.07.332 */
import type { OpenRome } from '../sight.ts';
import type { Rome, War } from '../game.ts';
import type { WarId } from '../ids.ts';
import { forcesOn } from '../rome/forces.ts';
import { areMatching, warCard } from './wars.ts';

/** [1.07.332-i] The first of the series first; Wars of different series stay as they were. */
export const inSeriesOrder = (g: Rome, wars: readonly War[]): War[] =>
  [...wars].sort((a, b) => warCard(g, a.id).place - warCard(g, b.id).place);

/** [1.07.3321-a] Wars in play, in whatever space, that match this one. */
export const matchingInPlay = (g: OpenRome, id: WarId): War[] =>
  g.wars.filter((w) => w.id !== id && areMatching(g, w.id, id));

/** Has somebody been sent against it, who is not about to leave? */
const isProsecuted = (g: OpenRome, w: War, leaving: readonly string[] = []): boolean =>
  forcesOn(g, w.id).some((f) => f.commander !== '' && !leaving.includes(f.commander));

/**
 * [1.07.332-g][amb-113] Earlier Wars of the series that are Active and have no Commander on them: each must get one,
 * by the same proposal or before it. [1.07.332-h] They need not be defeated.
 */
export const mustAttackFirst = (g: OpenRome, id: WarId, leaving: readonly string[] = []): WarId[] =>
  matchingInPlay(g, id)
    .filter(
      (w) => w.status === 'active' && warCard(g, w.id).place < warCard(g, id).place && !isProsecuted(g, w, leaving),
    )
    .map((w) => w.id);
