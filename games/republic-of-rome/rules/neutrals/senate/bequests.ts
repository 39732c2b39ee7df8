/** The Field Consul fetches a Bequest — 4.05.35 */
import { call, end, pick } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { type CardId, chosen, type None } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { holderOf, isAlignedInRome } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { canSend, least, send } from '../../senate/business/command.ts';
import type { OrderOf } from '../../senate/business/orders.ts';
import { because } from '../narrowing.ts';
import { nextMove } from '../next-move.ts';
import { neutralsOf } from '../state.ts';
import { sparedLegions } from './force-units.ts';

/** [4.05.35-a] He goes with no more than he needs, out of what the Military Plan has left. */
const errand = (g: Rome, card: CardId): OrderOf<'send'> | undefined => {
  const field = holderOf(g, 'field-consul');
  if (field === undefined || !isAlignedInRome(field)) return undefined;
  const { legions, fleets } = least(g, { war: card, replaces: '' }, []);
  const o = {
    t: 'send',
    commander: field.id,
    war: card,
    replaces: '',
    legions: sparedLegions(g, legions),
    fleets,
  } as const;
  return canSend(g, o, []) ? o : undefined;
};
const collectable = (g: Rome): CardId[] => g.bequests.flatMap((b) => (errand(g, b.card) ? [b.card] : []));

export const bequests = proc('neutrals.bequests', { card: 'open' }, (): { card: CardId | None } => ({ card: '' }), {
  start: (cx, l) => {
    const [one, other] = neutralsOf(cx.g).plan.own ? [] : collectable(cx.g);
    if (one === undefined) return end();
    if (other !== undefined) return 'which';
    l.card = one;
    return 'show';
  },
  which: {
    to: (cx) => neutralsOf(cx.g).dominant,
    say: () => say('ask.plan.bequest'),
    rules: ['4.05.35-a', '4.02.2-a'],
    silent: (cx) => [{ verb: 'collectBequest', arg: collectable(cx.g)[0]! }],
    picks: {
      collectBequest: pick({
        of: (cx) => collectable(cx.g),
        take: (_, l, card) => {
          l.card = card;
          return 'show';
        },
      }),
    },
  },
  show: (cx, l) => {
    const { commander } = errand(cx.g, chosen(l.card))!;
    const does = say('neutral.bequest', { who: commander, card: l.card });
    return call(nextMove, { faction: -1, does, rule: '4.05.35-a', because: because(say('neutral.bySpare')) }, 'goes');
  },
  goes: (cx, l) => {
    send(cx, errand(cx.g, chosen(l.card))!, ++cx.g.dispatches);
    return end();
  },
});
