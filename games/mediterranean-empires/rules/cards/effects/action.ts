/** Effects of Empire cards: whether each can be carried out, and how — 5.3 */
import type { Cx, Proc, Seat } from '@tabularium/kernel';
import type { EffectOf, Op } from '../../data/effects.ts';
import type { Empires } from '../../game.ts';
import type { CardId } from '../../ids.ts';

export interface EffectArgs<O extends Op> {
  readonly seat: Seat;
  readonly card: CardId;
  readonly effect: EffectOf<O>;
}

/** Done at once, or by a procedure that asks. */
export type Action<O extends Op> = {
  readonly can: (g: Empires, seat: Seat, effect: EffectOf<O>) => boolean;
} & (
  | { readonly run: (cx: Cx<Empires>, seat: Seat, effect: EffectOf<O>) => void; readonly proc?: never }
  | { readonly proc: Proc<Empires, EffectArgs<O>, undefined>; readonly run?: never }
);
