/** Playing an Empire card — 5.3 */
import { call, end, type Seat } from '@tabularium/kernel';
import { actionOf, canCarryOut } from '../cards/effects/index.ts';
import { respond } from '../cards/response.ts';
import type { Op } from '../data/effects.ts';
import { cardOf, discard, takeFrom } from '../empire/cards.ts';
import { empireOf } from '../empire/order.ts';
import type { Empires } from '../game.ts';
import type { CardId } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';

/** [MED.A74] Empire cards of which at least one effect can be carried out. */
export const empireCards = (g: Empires, seat: Seat): CardId[] =>
  g.hands[seat]!.filter((id) => {
    const { types, effects } = cardOf(g, id);
    return types.includes('I') && effects.some((e) => canCarryOut(g, seat, e));
  });

/** [MED.5.3-a] Announced, perhaps answered, resolved effect by effect, discarded [MED.9-c]. */
export const playEmpireCard = proc(
  'round.empireCard',
  { seat: 'open', card: 'open', at: 'open' },
  (a: { seat: Seat; card: CardId }) => ({ seat: a.seat, card: a.card, at: 0 }),
  {
    start: (cx, l) => {
      const { g } = cx;
      takeFrom(g.hands[l.seat]!, l.card);
      g.table.push({ card: l.card, by: l.seat, as: 'I', side: -1, against: '', off: false });
      cx.reveal();
      cx.log(t('med.plays', { who: empireOf(g, l.seat), card: l.card }), 'MED.5.3-a');
      return call(respond, { card: l.card, by: l.seat, as: 'I' }, 'effects');
    },
    effects: (cx, l) => {
      const { g } = cx;
      const effect = cardOf(g, l.card).effects[l.at];
      if (effect === undefined || g.table.some((p) => p.card === l.card && p.off)) return 'spent';
      l.at++;
      // One that cannot be carried out is skipped.
      const action = actionOf<Op>(effect);
      if (!action?.can(g, l.seat, effect)) return 'effects';
      if (action.proc) return call(action.proc, { seat: l.seat, card: l.card, effect }, 'effects');
      action.run(cx, l.seat, effect);
      return 'effects';
    },
    spent: ({ g }, l) => {
      g.table = g.table.filter((p) => p.card !== l.card);
      discard(g, l.card);
      return end();
    },
  },
);
