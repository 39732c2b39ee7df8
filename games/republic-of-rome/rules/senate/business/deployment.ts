/** Deployment: what passes and what remains of it — 1.09.64, 1.09.642, 1.09.6-h */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../../advanced/advanced.ts';
import { advanced } from '../../advanced/part.ts';
import type { Rome } from '../../game.ts';
import { maybeSenator } from '../../rome/senators.ts';
import { isOtherBusiness } from '../drafting.ts';
import { proposalKind } from '../proposal-kind.ts';
import type { ForceOrder } from '../proposal.ts';
import { canSend, send } from './command.ts';
import { deploymentDraft, willLead } from './deployment-draft.ts';
import { canGarrison, garrison, ungarrison } from './garrisons.ts';
import { say } from '../../say.ts';
import { canOrder, couldName } from './orderable.ts';
import { allWithLegionsLeft, type Orders, ordersKey, withLegionsLeft } from './orders.ts';
import { keepsSeries } from './series.ts';
import { canChange, recall, reinforce, withdraw } from './recall.ts';

/** [1.09.642-c] Can this order be carried out after those before it? */
const isDoable = (g: Rome, o: ForceOrder, before: Orders): boolean => {
  switch (o.t) {
    case 'send':
      return canSend(g, o, before);
    case 'recall':
    case 'withdraw':
    case 'reinforce':
      return canChange(g, o, before);
    case 'garrison':
    case 'ungarrison':
      return canGarrison(g, o, before);
    default:
      return o satisfies never;
  }
};
const areDoable = (g: Rome, orders: Orders): boolean =>
  keepsSeries(g, orders) && orders.every((o, i) => isDoable(g, o, orders.slice(0, i)));

const carryOut = (cx: Cx<Rome>, o: ForceOrder, dispatch: number): void => {
  switch (o.t) {
    case 'send':
      return send(cx, o, dispatch);
    case 'recall':
      return recall(cx, o);
    case 'withdraw':
      return withdraw(cx, o);
    case 'reinforce':
      return reinforce(cx, o);
    case 'garrison':
      return garrison(cx, o);
    case 'ungarrison':
      return ungarrison(cx, o);
    default:
      return o satisfies never;
  }
};

/** [amb-114] One number for all who are sent together. */
export const carryOutAll = (cx: Cx<Rome>, orders: Orders): void => {
  if (orders.some((o) => o.t === 'send')) cx.g.dispatches++;
  for (const o of allWithLegionsLeft(cx.g, orders)) carryOut(cx, o, cx.g.dispatches);
};

/** [amb-177] What the dead leave: who was to be sent, recalled or reinforced drops out, who was to be replaced leaves his Force. */
const withoutDead = (g: Rome, orders: Orders, dead: readonly string[]): ForceOrder[] => {
  const left: ForceOrder[] = [];
  for (const o of orders) {
    if ((o.t === 'send' || o.t === 'recall') && dead.includes(o.commander)) continue;
    if (o.t === 'reinforce' && maybeSenator(g, commanderOf(g, o.force)) === undefined) continue;
    const living = o.t === 'send' && dead.includes(o.replaces) ? { ...o, replaces: '' as const } : o;
    // What hung on the part that dropped out falls with it [amb-113].
    const order = withLegionsLeft(g, living, left);
    if (isDoable(g, order, left)) left.push(order);
  }
  return left;
};
const commanderOf = (g: Rome, id: number): string => g.forces.find((f) => f.id === id)?.commander ?? '';

export const deployment = proposalKind<'deploy'>({
  t: 'deploy',
  name: 'kind:deploy',
  steps: ['business'],
  promisable: ['senator', 'war', 'province'],
  vetoedBy: 'tribunes',
  mayPut: (g) => isOtherBusiness(g) && (canOrder(g) || say('notNow.deploy')),
  canName: couldName,
  draft: deploymentDraft,
  consents: [willLead],
  key: (p, g) => ordersKey(g, p.orders),
  surviving: (cx, p, dead) => {
    const orders = withoutDead(cx.g, p.orders, dead);
    return orders.length > 0 ? { ...p, orders } : undefined;
  },
  // [2.01.32-a][2.01.4-a]
  extraVotes: (g, p, s) => (plays(g, 'pontifex') ? advanced().battleVotes(g, p, s) : 0),
  isPossible: (g, p) => areDoable(g, allWithLegionsLeft(g, p.orders)),
  pass: (cx, p) => carryOutAll(cx, p.orders),
});
