/** Showing cards to somebody — 1.04.5-b, I-21 */
import { call, choose, end, type Interrupt, interrupt } from '@tabularium/kernel';
import type { Rome, Shown } from '../game.ts';
import { type FactionId, factionOf, factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { noteShown } from '../rome/shown.ts';
import { say } from '../say.ts';
import { isNeutral, playerOf, ownFaction } from '../rome/players.ts';

export const EVERYBODY = 'word:everybody';
const refOf = (to: Shown['to']): string => (to === 'all' ? EVERYBODY : factionRef(to));

/** [1.04.5-b][amb-73] The other one sees them; everybody else learns only that something was shown. No card changes hands. */
export const showCards = proc(
  'cards.show',
  { by: 'open', to: 'open' },
  (a: { readonly by: FactionId; readonly to: Shown['to'] }) => ({ ...a }),
  {
    start: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (_, l) => say('ask.show', { to: refOf(l.to) }),
      rules: ['1.04.5-b'],
      silent: ['showNothing'],
      chooses: {
        show: choose({
          of: (cx, l) => {
            const of = cx.g.factions[l.by]!.hand;
            return { of, min: 1, max: of.length };
          },
          take: (cx, l, cards) => {
            const who = { by: factionRef(l.by), to: refOf(l.to) };
            const which = say('shown.cards', { ...who, cards: [...cards] });
            if (l.to === 'all') cx.log(which, '1.04.5-b');
            else cx.tell([playerOf(cx.g, l.by), playerOf(cx.g, l.to)], which, say('shown', who));
            noteShown(cx.g.factions[l.by]!, l.to, cards);
            cx.reveal();
            return end('shown');
          },
        }),
      },
      buttons: { showNothing: { take: () => end('nothing') } },
    },
  },
);

const RULES = ['1.04.5-b'] as const;
/** Looked for at every open question, so nothing is built but the list. */
const others = (g: Rome, by: FactionId): string[] => {
  const found: string[] = [EVERYBODY];
  for (let faction: FactionId = 0; faction < g.factions.length; faction++) {
    // [A4-64] A Neutral has no use for it.
    if (faction !== by && g.factions[faction]!.status === 'in' && !isNeutral(g, faction))
      found.push(factionRef(faction));
  }
  return found;
};

export const SHOW_INTERRUPT: Interrupt<Rome> = interrupt({
  verb: 'showCards',
  window: 'free',
  offer: ({ g }, by) => {
    const own = ownFaction(g, by);
    if (g.factions[own]!.hand.length === 0) return undefined;
    const of = others(g, own);
    // Nobody shows cards to himself alone.
    return of.length > 1 ? { t: 'pick', of, rules: RULES } : undefined;
  },
  start: (cx, by, to) => call(showCards, { by: ownFaction(cx.g, by), to: to === EVERYBODY ? 'all' : factionOf(to) }),
});
