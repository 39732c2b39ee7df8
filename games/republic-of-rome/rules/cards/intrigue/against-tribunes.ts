/** When the use of a Tribune may be stopped: what Murder and Graft share — amb-7. [card-103-c] Which is which the data say. */
import { type Interrupt, interrupt } from '@tabularium/kernel';
import type { CardKind } from '../../data/card-kinds.ts';
import type { Rome } from '../../game.ts';
import { holds } from '../../rome/cards.ts';
import { idsOf, inRomeOf } from '../../rome/senators.ts';
import { onFloor } from '../../senate/floor.ts';
import { isItsOwn } from '../../senate/step-in.ts';
import type { FactionId } from '../../ids.ts';
import { isNeutral, ownFaction } from '../../rome/players.ts';

/** Where it is answered: when it is played, or when its proposal has come to the floor and nobody has been called. */
export type Against = 'tribune' | 'floor';

/** [card-97-c][card-103-b] A Tribune's proposal on which voting has not begun. */
const isAnswerable = (g: Rome, by: FactionId, against: Against): boolean => {
  if (against === 'tribune') return true;
  const floor = onFloor(g);
  return floor?.means === 'tribune' && floor.status === 'open' && floor.called.length === 0 && floor.by !== by;
};

/** [card-97-c][card-103-b][amb-7] A Faction that has been called and is about to vote is too late as well. */
const WINDOW: Readonly<Record<Against, string>> = { tribune: 'tribune', floor: 'uncalled' };

/** [card-97-a][card-103-a] By a Senator of the holder who is in Rome. */
export const againstTribunes = (
  verb: string,
  kind: CardKind,
  rules: readonly string[],
  start: (by: FactionId, who: string, against: Against) => { readonly call: string; readonly local: object },
): Interrupt<Rome>[] =>
  (['tribune', 'floor'] as const).map((against) =>
    interrupt({
      verb,
      window: WINDOW[against],
      offer: ({ g }, by) =>
        isItsOwn(g, ownFaction(g, by)) &&
        holds(g, ownFaction(g, by), kind) &&
        isAnswerable(g, ownFaction(g, by), against) &&
        ownFaction(g, by) !== g.senate.tribune
          ? { t: 'pick', of: idsOf(inRomeOf(g, ownFaction(g, by))), rules }
          : undefined,
      start: (cx, by, who) => start(ownFaction(cx.g, by), who, against),
    }),
  );

/** [4.07.6-b] Does the Tribune that was just stopped belong to a Neutral that has the Mob, and somebody to incite it? */
export const repliesWithMob = (g: Rome): boolean => {
  const { tribune } = g.senate;
  return (
    tribune !== -1 &&
    isNeutral(g, tribune) &&
    holds(g, tribune, 'mob-incited-to-violence') &&
    inRomeOf(g, tribune).length > 0
  );
};

/** The proposal disappears; a Tribune just played is stopped by whoever waits for it. */
export const stopTribune = (g: Rome, against: Against): void => {
  if (against === 'floor') onFloor(g)!.status = 'cancelled';
};
