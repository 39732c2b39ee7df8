/** Concessions and Laws of Players, who may play them whenever they like where there are Neutrals — 4.04.1-e, A4-17 */
import { call, end, type Interrupt, interrupt, type Look, pick, type Seat } from '@tabularium/kernel';
import { assignConcession } from '../../cards/concessions.ts';
import { playableLaws } from '../../cards/laws/all.ts';
import { enact } from '../../cards/laws/index.ts';
import { concessionOn } from '../../data/content.ts';
import type { Rome } from '../../game.ts';
import { type CardId, chosen, type ConcessionId, type FactionId, type None } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { heldOf, playCard } from '../../rome/cards.ts';
import { ownFaction, playerOf } from '../../rome/players.ts';
import { idsOf, senatorsOf } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { isItsOwn } from '../../senate/step-in.ts';
import { firstOffered } from '../../table/silence.ts';
import { playHeld } from './cards.ts';
import { mayAssign } from './concessions.ts';

/** [4.04.1-d] A Law may be what a Neutral's own card has waited for. */
const playLawNow = proc(
  'neutrals.play-law',
  { by: 'open', card: 'open' },
  (a: { readonly by: FactionId; readonly card: CardId }) => ({ ...a }),
  {
    start: (cx, l) => {
      enact(cx, l.by, l.card);
      return call(playHeld, { plays: 'in-turn' }, 'over');
    },
    over: () => end('law'),
  },
);

interface Giving {
  readonly by: FactionId;
  readonly card: CardId;
  concession: ConcessionId | None;
}
export const playConcessionNow = proc(
  'neutrals.play-concession',
  { by: 'open', card: 'open', concession: 'open' },
  (a: { readonly by: FactionId; readonly card: CardId }): Giving => ({ ...a, concession: '' }),
  {
    start: (cx, l) => {
      // Face up in the Forum until he says whose it is.
      const id = concessionOn(playCard(cx, l.by, l.card));
      l.concession = id;
      cx.g.concessions.push({ id, holder: 'forum', revealed: false, voted: 0 });
      return 'holder';
    },
    /** [1.07.32-b] */
    holder: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (_, l) => say('ask.cards.holder', { concession: l.concession }),
      rules: ['1.07.32-b', '4.04.1-e'],
      // The Leader has it, if nobody is named.
      silent: ({ g }, l) => firstOffered('giveConcession', [g.factions[l.by]!.leader, ...idsOf(senatorsOf(g, l.by))]),
      picks: {
        giveConcession: pick({
          of: (cx, l) => idsOf(senatorsOf(cx.g, l.by)),
          take: (cx, l, id) => {
            assignConcession(cx, chosen(l.concession), id);
            return end('concession');
          },
        }),
      },
    },
  },
);

/** Before the first turn everybody is asked for his hand anyway. */
const mayPlay = (g: Rome, by: FactionId): boolean => g.phase !== 'setup' && isItsOwn(g, by);
const offered = (of: readonly CardId[]) =>
  of.length === 0 ? undefined : ({ t: 'pick', of, rules: ['4.04.1-e'] } as const);
const laws = ({ g }: Look<Rome>, seat: Seat): readonly CardId[] => {
  const by = ownFaction(g, seat);
  return mayPlay(g, by) ? playableLaws(g, by) : [];
};
const concessions = ({ g }: Look<Rome>, seat: Seat): readonly CardId[] => {
  const by = ownFaction(g, seat);
  return mayPlay(g, by) ? heldOf(g, by, 'concession').filter((card) => mayAssign(g, by, card)) : [];
};

export const ANY_TIME_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'playLawNow',
    window: 'free',
    offer: (cx, by) => offered(laws(cx, by)),
    start: (cx, by, card) => call(playLawNow, { by: ownFaction(cx.g, by), card }),
  }),
  interrupt({
    verb: 'playConcessionNow',
    window: 'free',
    offer: (cx, by) => offered(concessions(cx, by)),
    start: (cx, by, card) => call(playConcessionNow, { by: ownFaction(cx.g, by), card }),
  }),
];
export const ANY_TIME_PROCS = [playLawNow, playConcessionNow];
