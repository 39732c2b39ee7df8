/** Wars of one series — 1.07.332 */
import type { OpenRome } from '../sight/sight.ts';
import type { Rome, War } from '../game.ts';
import type { WarId } from '../ids.ts';
import { countLegions, forcePlace, forcesOn } from '../rome/forces.ts';
import { canFight } from './fighting.ts';
import { areMatching, warCard } from './wars.ts';

/** [1.07.332-i] The first of the series first; Wars of different series stay as they were. */
export const inSeriesOrder = (g: Rome, wars: readonly War[]): War[] =>
  [...wars].sort((a, b) => warCard(g, a.id).place - warCard(g, b.id).place);

/** [1.07.3321-a] Wars in play, in whatever space, that match this one. */
export const matchingInPlay = (g: OpenRome, id: WarId): War[] =>
  g.wars.filter((w) => w.id !== id && areMatching(g, w.id, id));

/**
 * Is somebody there to fight it? [1.09.9-a][own-61] Not one who goes home when the Senate closes: too weak to fight at all, or
 * [card-133-a] Lucullus on his way.
 */
export const isProsecuted = (g: OpenRome, w: War): boolean =>
  forcesOn(g, w.id).some(
    (f) =>
      f.commander !== '' &&
      !f.homeward &&
      canFight(g, w.id, { legions: countLegions(g, forcePlace(f)), fleets: f.fleets }),
  );

/** [1.07.332-g] Active Wars of the series that come before this one. */
export const earlierActive = (g: OpenRome, id: WarId): War[] =>
  matchingInPlay(g, id).filter((w) => w.status === 'active' && warCard(g, w.id).place < warCard(g, id).place);

/**
 * [1.07.332-g][amb-113] Earlier Wars of the series that are Active and that nobody fights: each must get a Commander, by the
 * same proposal or before it. [1.07.332-h] They need not be defeated.
 */
export const mustAttackFirst = (g: OpenRome, id: WarId): WarId[] =>
  earlierActive(g, id).flatMap((w) => (isProsecuted(g, w) ? [] : [w.id]));
