/** Laws — 1.07.36. [1.07.36-b][card-law-a] In the Basic Game they are not voted on, [card-33-b][card-126-b] so that no Cato has votes to add. */
import { call, type Cx, end, type Interrupt, interrupt, type Look, type Seat } from '@tabularium/kernel';
import { plays } from '../../advanced/advanced.ts';
import { advanced } from '../../advanced/part.ts';
import { type Left, whole, withheldIn } from '../../agreements/left.ts';
import type { Rome } from '../../game.ts';
import { type CardId, type FactionId, factionRef } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { playCard } from '../../rome/cards.ts';
import { say } from '../../say.ts';
import { isItsOwn } from '../../senate/step-in.ts';
import { lawOn, playableLaws } from './all.ts';
import { FINE_INTERRUPTS, FINE_PROCS } from './fine.ts';
import { GABINIAN_PROCS } from './gabinian.ts';
import { ownFaction } from '../../rome/players.ts';

/** [1.07.36-b] Playing it is enough. [1.07.36-d] It stays on display. */
export const enact = (cx: Cx<Rome>, by: FactionId, card: CardId): void => {
  playCard(cx, by, card);
  cx.g.laws.push(card);
  cx.log(say('laws.played', { by: factionRef(by), card }), '1.07.36-b');
  lawOn(card)?.play?.(cx, by);
};
const playLaw = proc(
  'laws.play',
  { by: 'open', card: 'open' },
  (a: { readonly by: FactionId; readonly card: CardId }) => ({ ...a }),
  {
    start: (cx, l) => {
      enact(cx, l.by, l.card);
      return end('law');
    },
  },
);

/** [1.07.36-a][1.07.36-c][amb-9] In any open state of the Senate Phase, by anybody who plays his own cards [amb-78]. */
const playable = ({ g }: Look<Rome>, seat: Seat): Left<CardId> => {
  const by = ownFaction(g, seat);
  // [4.04.1-e] With Neutrals at any time, see `neutrals/forum/any-time.ts`.
  if (g.neutrals !== undefined || g.phase !== 'senate' || !isItsOwn(g, by)) return NONE;
  const of = playableLaws(g, by);
  // [2.06.2-a]
  return plays(g, 'passing-laws') ? advanced().bringable(g, by, of) : whole(of);
};
const NONE = whole<CardId>([]);

export const LAW_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'playLaw',
    window: 'law',
    offer: (cx, by) => {
      const of = playable(cx, by).left;
      return of.length === 0
        ? undefined
        : ({ t: 'pick', of, rules: plays(cx.g, 'passing-laws') ? advanced().BRINGING : RULES } as const);
    },
    withheld: (cx, by) => (plays(cx.g, 'passing-laws') ? withheldIn(playable(cx, by)) : undefined),
    start: (cx, by, card) =>
      plays(cx.g, 'passing-laws') ? advanced().bring(cx, by, card) : call(playLaw, { by: ownFaction(cx.g, by), card }),
  }),
  ...FINE_INTERRUPTS,
];
const RULES = ['1.07.36-a', '1.07.36-b', '1.07.35-a'] as const;
export const LAW_PROCS = [playLaw, ...FINE_PROCS, ...GABINIAN_PROCS];
