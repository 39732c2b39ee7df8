/** Bringing a Law forward — 2.06.2 */
import { call, type Cx, end, type Msg, type Seat } from '@tabularium/kernel';
import { type Left, leaving, whole } from '../../agreements/left.ts';
import { nameable } from '../../agreements/proposing.ts';
import type { Rome } from '../../game.ts';
import { type CardId, type FactionId, factionRef } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { playCard } from '../../rome/cards.ts';
import { ownFaction } from '../../rome/players.ts';
import { alignedInRome } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { draftLaw } from './sponsors.ts';
import { type LawProposal, passingLaws } from './state.ts';
import { takeBack } from './waiting.ts';

/** The statements behind it. */
export const BRINGING = ['2.06.2-a', '2.06.2-b', '2.06.2-c', '2.06.2-e'] as const;

/** [2.06.2-e] */
const SPONSORS = 2;

/** [A2-132] Not once the meeting is about to close, unless a Tribune keeps it open; [2.06.2-g] and not without two who could sponsor it. */
const whyNot = (g: Rome): Msg | undefined => {
  if (g.senate.step === 'adjourning' || g.senate.departed) return say('no.lawAdjourned');
  return alignedInRome(g).length < SPONSORS ? say('no.lawSponsors') : undefined;
};

/**
 * [2.06.2-b][2.06.2-c][2.06.2-o] Of those that may be played: whoever holds one may, whether or not he presides or has a Senator in Rome.
 * [AGR-14] Unless he has promised not to.
 */
export const bringable = (g: Rome, by: FactionId, playable: readonly CardId[]): Left<CardId> => {
  if (playable.length === 0) return whole(playable);
  const no = whyNot(g);
  return no === undefined ? nameable(g, by, 'law', 'law', playable, false) : leaving(playable, () => no);
};

interface Bringing {
  readonly by: FactionId;
  readonly card: CardId;
}
/** [2.06.2-a] It is not in force by being played. */
export const bringLaw = proc(
  'laws.bring',
  { by: 'open', card: 'open', proposal: 'open' },
  (a: Bringing): Bringing & { proposal?: LawProposal | undefined } => ({ ...a }),
  {
    start: (cx, l) => {
      playCard(cx, l.by, l.card);
      passingLaws(cx.g).brought.push(l.card);
      cx.log(say('laws.brought', { by: factionRef(l.by), card: l.card }), '2.06.2-a');
      return call(draftLaw, { by: l.by, means: 'law', card: l.card }, 'drafted', 'proposal');
    },
    drafted: (cx, l) => {
      const { by, card, proposal } = l;
      // [2.06.2-g][A2-131]
      if (proposal === undefined) takeBack(cx, by, card);
      else passingLaws(cx.g).waiting.push({ by, proposal });
      return end('law');
    },
  },
);

export const bring = (cx: Cx<Rome>, by: Seat, card: CardId) => call(bringLaw, { by: ownFaction(cx.g, by), card });
