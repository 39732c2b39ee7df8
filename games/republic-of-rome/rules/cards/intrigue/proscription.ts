/** Proscription — card-144, amb-25 */
import { type Cx, end } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { type CardId, type FactionId, factionRef } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { mayBeHeld, maybeHolder, playAndDiscard } from '../../rome/cards.ts';
import { rollAmount } from '../../rome/dice.ts';
import { decider, highest, hraoFaction, factionsFrom } from '../../rome/hrao.ts';
import { primaryRebel } from '../../rome/rebels.ts';
import { move } from '../../rome/money.ts';
import { isAlignedInRome } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { played, playerOf, playersOf, ownFaction } from '../../rome/players.ts';

const CARD: CardId = 'card:144';

/** [card-144-c] The HRAO, with victorious Commanders counted as in Rome. */
const proscriber = (g: Rome, rebelWon: boolean): Senator | undefined => {
  const victors = g.forces.filter((f) => f.victorious).map((f) => f.commander);
  const rebel = rebelWon ? primaryRebel(g) : undefined;
  return highest(
    g,
    g.senators.filter((s) => isAlignedInRome(s) || victors.includes(s.id) || s === rebel),
  );
};

/** [card-144-b] All Knights in play die, and each leaves 1d6 Talents to the HRAO. */
const proscribe = (cx: Cx<Rome>, by: Senator): void => {
  const { g } = cx;
  let knights = 0;
  let talents = 0;
  for (const s of g.senators) {
    for (; s.knights > 0; s.knights--) {
      knights++;
      talents += rollAmount(cx);
    }
  }
  move(g, 'bank', by.id, talents);
  g.proscribed = by.faction;
  cx.log(say('proscription.done', { who: by.id, knights, talents }), 'card-144-b');
};

/** [card-144-a] Right after a victory in a Civil War: whoever holds it may play it, the HRAO may carry it out. */
export const proscription = proc(
  'cards.proscription',
  { rebelWon: 'open', done: 'open' },
  (a: { readonly rebelWon: boolean }): { readonly rebelWon: boolean; done: FactionId[] } => ({
    rebelWon: a.rebelWon,
    done: [],
  }),
  {
    // [amb-F4] Everybody is asked, unless all can see that nobody has it.
    start: (cx, l) => (mayBeHeld(cx.g, CARD) && waiting(cx.g, l.done).length > 0 ? 'ask' : end()),
    ask: {
      to: (cx, l) => playersOf(cx.g, waiting(cx.g, l.done)),
      say: () => say('ask.proscription'),
      rules: ['card-144-a', 'amb-F4'],
      silent: ['pass'],
      buttons: {
        pass: {
          take: (cx, l, by) => {
            l.done.push(ownFaction(cx.g, by));
            return 'start';
          },
        },
        playProscription: {
          when: (cx, _, by) => maybeHolder(cx.g, by, CARD) !== undefined,
          take: (cx, _, by) => {
            const faction = maybeHolder(cx.g, by, CARD)!;
            playAndDiscard(cx, faction, CARD);
            cx.log(say('proscription.played', { faction: factionRef(faction) }), 'card-144-a');
            return 'decide';
          },
        },
      },
    },
    /** [card-144-c][amb-25] The card is gone either way. */
    decide: {
      to: (cx, l) => {
        const who = proscriber(cx.g, l.rebelWon);
        return who === undefined ? playerOf(cx.g, hraoFaction(cx.g)) : decider(cx.g, who.faction);
      },
      say: () => say('ask.proscribe'),
      rules: ['card-144-b', 'card-144-c', 'amb-25'],
      silent: ['decline'],
      buttons: {
        proscribe: {
          when: (cx, l) => proscriber(cx.g, l.rebelWon) !== undefined,
          take: (cx, l) => {
            proscribe(cx, proscriber(cx.g, l.rebelWon)!);
            return end();
          },
        },
        decline: { take: () => end() },
      },
    },
  },
);

const waiting = (g: Rome, done: readonly FactionId[]): FactionId[] =>
  played(g, factionsFrom(g, 0)).filter((faction) => !done.includes(faction));
