/** Lodging standing orders and taking them back — amb-F5 */
import { call, end, type Interrupt, interrupt } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { proc } from '../procs.ts';
import { isAligned } from '../rome/senators.ts';
import { mayAttempt } from '../senate/assassins.ts';
import { kindNamed, kindsOf } from '../senate/proposal-kinds.ts';
import { hasTribune } from '../senate/tribunes.ts';
import type { DeedOrder, Order } from './order.ts';
import type { FactionId } from '../ids.ts';
import { ownFaction } from '../rome/players.ts';

/** Enough for a meeting. */
const MOST = 4;
export const mayLodge = (g: Rome, by: FactionId): boolean =>
  g.phase === 'senate' && g.factions[by]!.status === 'in' && g.orders[by]!.length < MOST;
/** [1.09.152-a] Kinds of proposal, and Senators whom one may name. */
const vetoable = (g: Rome): string[] => {
  const found = [...kindsOf(g).vetoable];
  for (const s of g.senators) if (isAligned(s)) found.push(s.id);
  return found;
};
const OF_VETO = ['amb-F5', '1.09.152-a'];
const OF_KILLING = ['amb-F5', '1.09.7-a'];
const others = (g: Rome, by: FactionId): string[] => {
  const found: string[] = [];
  for (const s of g.senators) if (isAligned(s) && s.faction !== by) found.push(s.id);
  return found;
};

/** Nothing is said and nobody asked: an order is its seat's own affair. */
export const lodge = proc(
  'orders.lodge',
  { by: 'open', order: 'hidden' },
  (a: { readonly by: FactionId; readonly order: Order }) => ({ ...a }),
  {
    start: (cx, l) => {
      cx.g.orders[l.by]!.push(l.order);
      return end('order');
    },
  },
);
export const withdrawAll = proc('orders.withdraw', { by: 'open' }, (a: { readonly by: FactionId }) => ({ ...a }), {
  start: (cx, l) => {
    cx.g.orders[l.by] = [];
    return end('order');
  },
});

/** "Veto a pair of Consuls that contains X": kinds of which any will do, Senators who must all be named. */
const vetoOrder = (refs: readonly string[]): DeedOrder => ({
  when: 'floor',
  about: refs.flatMap((ref) => kindNamed(ref) ?? []),
  naming: refs.filter((ref) => kindNamed(ref) === undefined),
  verb: 'vetoByTribune',
  target: '',
});
/** "Kill X when something that names him is about to pass". */
const killOrder = (target: string): DeedOrder => ({
  when: 'last',
  about: [],
  naming: [target],
  verb: 'assassinate',
  target,
});

export const LODGING: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'orderVeto',
    window: 'free',
    offer: ({ g }, by) =>
      // Whoever has no Tribune could not carry it out.
      mayLodge(g, ownFaction(g, by)) && hasTribune(g, ownFaction(g, by))
        ? { t: 'choose', of: vetoable(g), min: 1, max: 2, rules: OF_VETO }
        : undefined,
    start: (cx, by, refs) => call(lodge, { by: ownFaction(cx.g, by), order: vetoOrder(refs) }),
  }),
  interrupt({
    verb: 'orderAssassination',
    window: 'free',
    offer: ({ g }, by) =>
      mayLodge(g, ownFaction(g, by)) && mayAttempt(g, ownFaction(g, by))
        ? { t: 'pick', of: others(g, ownFaction(g, by)), rules: OF_KILLING }
        : undefined,
    start: (cx, by, target) => call(lodge, { by: ownFaction(cx.g, by), order: killOrder(target) }),
  }),
  {
    verb: 'withdrawOrders',
    window: 'free',
    offer: ({ g }, by) => (g.orders[ownFaction(g, by)]!.length > 0 ? { t: 'button', rules: ['amb-F5'] } : undefined),
    start: (cx, by) => call(withdrawAll, { by: ownFaction(cx.g, by) }),
  },
];
