/** Showing cards to somebody — 1.04.5-b, I-21 */
import { call, end, type Interrupt, type Seat } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { factionRef, seatOf } from '../ids.ts';
import { proc } from '../procs.ts';
import { say } from '../say.ts';

/** [1.04.5-b][amb-73] The other one sees them; everybody else learns only that something was shown. No card changes hands. */
export const showCards = proc('cards.show', (a: { readonly by: Seat; readonly to: Seat }) => ({ ...a }), {
  start: {
    to: (_, l) => l.by,
    say: (_, l) => say('ask.show', { to: factionRef(l.to) }),
    rules: ['1.04.5-b'],
    chooses: {
      show: {
        of: (cx, l) => {
          const of = cx.g.factions[l.by]!.hand;
          return { of, min: 1, max: of.length };
        },
        take: (cx, l, cards) => {
          const who = { by: factionRef(l.by), to: factionRef(l.to) };
          cx.tell([l.by, l.to], say('shown.cards', { ...who, cards: [...cards] }), say('shown', who));
          cx.reveal();
          return end('shown');
        },
      },
    },
    buttons: { showNothing: { take: () => end('nothing') } },
  },
});

const RULES = ['1.04.5-b'] as const;
/** Looked for at every open question, so nothing is built but the list. */
const others = (g: Rome, by: Seat): string[] => {
  const found: string[] = [];
  for (let seat = 0; seat < g.factions.length; seat++) {
    if (seat !== by && g.factions[seat]!.status === 'in') found.push(factionRef(seat));
  }
  return found;
};

export const SHOW_INTERRUPT: Interrupt<Rome> = {
  verb: 'showCards',
  window: 'free',
  offer: ({ g }, by) => (g.factions[by]!.hand.length > 0 ? { t: 'pick', of: others(g, by), rules: RULES } : undefined),
  start: (_, by, to) => call(showCards, { by, to: seatOf(to as string) }),
};
