/** What players have been shown of each other's hands — 1.04.5-b, I-21 */
import type { Faction, Shown } from '../game.ts';
import type { CardId, FactionId } from '../ids.ts';

/** [1.04.5-b] Remembered as long as it is known to be in that hand. */
export const noteShown = (f: Faction, to: Shown['to'], cards: readonly CardId[]): void => {
  for (const card of cards) if (!f.shown.some((x) => x.card === card && x.to === to)) f.shown.push({ card, to });
};

/** Gone for all to see. */
export const forgetShown = (f: Faction, card: CardId): void => {
  f.shown = f.shown.filter((x) => x.card !== card);
};
/** [own-47] Something has left the hand and not everybody knows what: nobody can be sure any more of what he was shown. */
export const forgetAllShown = (f: Faction): void => {
  f.shown = [];
};

/** What another Faction, or the public, has been shown of a hand. */
export const shownTo = (f: Faction, other: FactionId | 'public'): Shown[] =>
  f.shown.filter((x) => x.to === 'all' || x.to === other);
