/** What a Law card is — 1.07.36 */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import type { CardId, FactionId } from '../../ids.ts';
import type { Senator } from '../../game.ts';

export interface Law {
  readonly card: CardId;
  /** The card's own condition; without one it may always be played. */
  mayPlay?(g: Rome): boolean;
  /** What happens when it is played. What holds from then on is written where it holds. */
  play?(cx: Cx<Rome>, by: FactionId): void;
}

/** [card-156-a][card-160-a] */
export const SOCIAL_WAR = 'war:119';
export const isSocialWar = (g: Rome): boolean => g.wars.some((w) => w.id === SOCIAL_WAR);
export const ownSenators = (g: Rome, by: FactionId): Senator[] => g.senators.filter((s) => s.faction === by);
