/**
 * What spoke for an answer, in sentences. A game says it in `games/<id>/bots/hints/`, from the numbers that its normal bot
 * judges by, and from nothing but what the seat sees: what is said to somebody else is worked out from what that person sees.
 */
import type { Answer, Catalog, Msg, Translations } from '@tabularium/kernel';
import type { Glance } from './bot.ts';

export interface Reason {
  /** One to three sentences, the weightiest first. */
  readonly says: readonly Msg[];
  /** What they are about: refs of the board, answers as `verb:attack`. */
  readonly points: readonly string[];
}

export interface Hints<G, V> {
  /** Why the normal bot would give this answer, or what it would think of it. There is a reason for every answer. */
  why(seen: Glance<G, V>, answer: Answer): Reason;
  /** The sentences. */
  readonly words: { readonly en: Catalog; readonly translations: Translations };
}

/** Those of any game. */
// oxlint-disable-next-line typescript/no-explicit-any -- hints of every game, whose types have nothing in common
export type AnyHints = Hints<any, any>;
