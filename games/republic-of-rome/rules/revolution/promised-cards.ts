/** Cards that were promised — 1.04.3-j, AGR-11 */
import type { Cx } from '@tabularium/kernel';
import { boundBy, impossible, perform } from '../agreements/enforce.ts';
import { cardOf } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import type { CardId, FactionId } from '../ids.ts';
import { allFactions } from '../rome/players.ts';

/** The card that was named; or one of the kind, the first that came to this hand and is not promised by its name. */
const promised = (g: Rome, faction: FactionId, what: string): CardId | undefined => {
  const { hand } = g.factions[faction]!;
  const fitting = hand.filter((id) => id === what || cardOf(g, id).kind === what);
  const named: readonly string[] = boundBy(g, faction, 'card').map((b) => b.promise.card);
  return fitting.find((id) => !named.includes(id)) ?? fitting[0];
};

/**
 * [1.04.3-j][AGR-11] When the trading step opens what is due is handed over; [AGR-22] what is no longer held cannot be and `fails`.
 * What is promised in the step itself is handed over as soon as it is held: till then it `waits`.
 */
export const handOverPromised = (
  cx: Cx<Rome>,
  missing: 'fails' | 'waits',
  give: (from: FactionId, to: FactionId, card: CardId) => void,
): void => {
  for (const faction of allFactions(cx.g)) {
    for (const bound of boundBy(cx.g, faction, 'card')) {
      // Another clause of the same agreement may have ended it meanwhile.
      if (bound.clause.state !== 'open') continue;
      const card = promised(cx.g, faction, bound.promise.card);
      if (card !== undefined) {
        give(faction, bound.clause.to, card);
        perform(cx, bound);
      } else if (missing === 'fails') impossible(cx, bound);
    }
  }
};
