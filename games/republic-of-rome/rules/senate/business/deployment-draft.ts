/** Drawing up a deployment, order by order: [1.09.64-c][1.09.641-e] as many as one likes, for one vote — 1.09.64, 1.09.643, 1.09.6-h */
import { call, choose, end, type Msg, pick } from '@tabularium/kernel';
import { naming, offered } from '../../agreements/offers.ts';
import { plays } from '../../advanced/advanced.ts';
import { outOfReach } from '../../advanced/rebels/state.ts';
import { appointed, reason, withheld } from '../../agreements/enforce.ts';
import { narrowed } from '../../agreements/left.ts';
import { mayDrop, mayPutAs } from '../../agreements/proposing.ts';
import type { Rome } from '../../game.ts';
import { chosen, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { force } from '../../rome/forces.ts';
import { rebelAt, rebelOf } from '../../rome/rebels.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { consentProc, DRAFTING, drafter, dropped, mayGoOn, mustAsk } from '../drafting.ts';
import { isRejected } from '../floor.ts';
import type { Drafting } from '../proposal-kind.ts';
import type { ForceOrder, ProposalOf } from '../proposal.ts';
import { canSupply, replaceable, type Target, targets } from './command.ts';
import { mustAgree } from './minimum-force.ts';
import { canBeIn, toGarrison, toRecall, toReinforce, toSend, toUngarrison, toWithdraw } from './orderable.ts';
import { ordersKey } from './orders.ts';
import { forceName, forceNamed, mayReinforce, mayWithdraw } from './recall.ts';
import { keepsSeries } from './series.ts';
import { fleetBounds, ordinaryBounds, veteransOffer, type Writing, written } from './units.ts';

interface Draft extends Drafting, Writing {
  /** [1.09.643-a] Who has still to agree. */
  asking: SenatorId[];
  agreed: boolean;
  refused: SenatorId[];
  /** Deaths and other changes make it void. */
  seen: string;
}

/** The Rebel is pointed at by name. */
const refOfTarget = (g: Rome, war: Target): string => rebelAt(g, war)?.senator ?? war;
const targetOf = (g: Rome, ref: string): Target => rebelOf(g, ref)?.army ?? (ref as Target);

const AIMED = offered(
  (g, l: Draft) => targets(g, senator(g, l.commander), l.orders).map((war) => refOfTarget(g, war)),
  naming('deploy'),
);

/** What lies under a draft; when it has changed the draft is void. By name: one may have died and another come; an heir of a Rebel has his name. */
const ground = (g: Rome): string =>
  `${g.senators.map((s) => `${s.id} ${s.office}`).join()} ${g.dispatches} ${g.fleets} ${g.forces.length} ${g.laws.length} ${g.rebels.map((r) => r.since).join()}`;
const stillStands = (g: Rome, l: Draft): boolean => mayGoOn(g, l) && l.seen === ground(g);

const write = (l: Draft, t: Draft['t'], what: Partial<Writing>): 'ordinary' => {
  Object.assign(l, {
    commander: '',
    war: '',
    replaces: '',
    force: 0,
    province: '',
    ordinary: 0,
    veterans: [],
    ...what,
  });
  l.t = t;
  return 'ordinary';
};
const proposalOf = (l: Draft): ProposalOf<'deploy'> => ({ t: 'deploy', orders: l.orders });

/** One order, for the record. */
const inWords = (g: Rome, o: ForceOrder): Msg => {
  const n = 'legions' in o ? o.legions.length : 0;
  switch (o.t) {
    case 'send':
      return say('deployment.toSend', { who: o.commander, war: refOfTarget(g, o.war), legions: n, fleets: o.fleets });
    case 'recall':
      return say('deployment.toRecall', { who: o.commander });
    case 'withdraw':
      return say('deployment.toWithdraw', { from: forceName(g, force(g, o.force)), legions: n, fleets: o.fleets });
    case 'reinforce':
      return say('deployment.toReinforce', { who: force(g, o.force).commander, legions: n, fleets: o.fleets });
    case 'garrison':
      return say('deployment.toGarrison', { province: o.province, legions: n });
    case 'ungarrison':
      return say('deployment.toUngarrison', { province: o.province, legions: n });
    default:
      return o satisfies never;
  }
};

export const willLead = consentProc('senate.commander-consents', ['1.09.643-a', '1.09.643-e', 'amb-111'], 'commander');

/** [AGR-14] Once there is something to put. */
const mayBePut = (g: Rome, l: Draft): true | Msg => {
  if (isRejected(g, 'deploy', ordersKey(g, l.orders))) return say('no.rejected');
  if (!keepsSeries(g, l.orders)) return say('no.earlierWar');
  const no = withheld(g, l.by, 'propose', proposalOf(l));
  return no === undefined || reason(no);
};
/** [AGR-13] And what was promised is in it. */
const mayPut = (g: Rome, l: Draft): boolean | Msg => {
  const may = l.orders.length > 0 && mayBePut(g, l);
  return may === true ? mayPutAs(g, l, proposalOf(l), (ref) => canBeIn(g, l, ref)) : may;
};

export const deploymentDraft = proc(
  'senate.draft-deployment',
  {
    by: 'open',
    means: 'open',
    orders: 'open',
    t: 'open',
    commander: 'open',
    war: 'open',
    replaces: 'open',
    force: 'open',
    province: 'open',
    ordinary: 'open',
    veterans: 'open',
    asking: 'open',
    agreed: 'open',
    refused: 'open',
    seen: 'open',
  },
  (a: Drafting): Draft => ({
    by: a.by,
    means: a.means,
    orders: [],
    t: 'send',
    commander: '',
    war: '',
    replaces: '',
    force: 0,
    province: '',
    ordinary: 0,
    veterans: [],
    asking: [],
    agreed: false,
    refused: [],
    seen: '',
  }),
  {
    start: (cx, l) => {
      l.seen = ground(cx.g);
      return 'order';
    },
    order: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.deployment.order', { n: l.orders.length }),
      rules: ['1.09.64-a', '1.09.64-c', '1.09.641-e', '1.09.6-h'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        sendCommander: pick({
          rules: ['1.09.641-c', '1.09.641-d'],
          // [AGR-13][AGR-14]
          ...narrowed((g, l: Draft) => toSend(g, l)),
          take: (_, l, id) => {
            write(l, 'send', { commander: id });
            return 'target';
          },
        }),
        recallCommander: pick({
          rules: ['1.09.644-a', '1.09.644-e'],
          ...narrowed((g, l: Draft) => toRecall(g, l)),
          take: (_, l, id) => {
            l.orders.push({ t: 'recall', commander: id });
            return 'order';
          },
        }),
        withdrawFrom: {
          rules: ['1.09.644-c', '1.09.644-d', '1.09.644-e'],
          ...narrowed((g, l: Draft) => toWithdraw(g, l)),
          take: (cx, l, name) =>
            write(l, 'withdraw', { force: forceNamed(cx.g, name, (f) => mayWithdraw(cx.g, f, l.orders)).id }),
        },
        reinforce: {
          rules: ['1.09.647-a', '1.09.647-c'],
          ...narrowed((g, l: Draft) => toReinforce(g, l)),
          take: (cx, l, name) =>
            write(l, 'reinforce', { force: forceNamed(cx.g, name, (f) => mayReinforce(cx.g, f, l.orders)).id }),
        },
        sendGarrison: pick({
          rules: ['1.09.646-b', '1.09.647-a'],
          ...narrowed((g, l: Draft) => toGarrison(g, l)),
          take: (_, l, id) => write(l, 'garrison', { province: id }),
        }),
        recallGarrison: pick({
          rules: ['1.09.646-c', '1.09.646-d'],
          ...narrowed((g, l: Draft) => toUngarrison(g, l)),
          take: (_, l, id) => write(l, 'ungarrison', { province: id }),
        }),
      },
      buttons: {
        put: {
          when: (cx, l) => mayPut(cx.g, l),
          take: (cx, l) => {
            l.asking = [];
            for (const id of mustAgree(cx.g, l.orders)) {
              const { faction } = senator(cx.g, id);
              if (mustAsk(cx.g, l.by, faction)) l.asking.push(id);
              // [AGR-15] Consents by being named.
              else appointed(cx, faction, 'commander', id);
            }
            return 'agree';
          },
        },
        // [AGR-13] What cannot come as it is may be dropped.
        drop: {
          when: (cx, l) =>
            (l.orders.length > 0 && mayBePut(cx.g, l) !== true) ||
            mayDrop(cx.g, l, 'deploy', (ref) => canBeIn(cx.g, l, ref)),
          take: () => end(undefined),
        },
      },
      resumed: (cx, l) => (stillStands(cx.g, l) ? undefined : end(undefined)),
    },
    target: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.deployment.target', { who: l.commander }),
      rules: ['1.09.64-a', '1.09.64-b', '1.07.332-g', 'amb-113'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        sendAgainst: {
          ...AIMED,
          // [2.03.81-b]
          withheld: (cx, l, by) =>
            plays(cx.g, 'rebel-governors')
              ? { ...AIMED.withheld(cx, l, by), ...outOfReach(cx.g) }
              : AIMED.withheld(cx, l, by),
          take: (cx, l, ref) => {
            l.war = targetOf(cx.g, ref);
            return replaceable(cx.g, l.war, l.orders).length > 0 ? 'replace' : 'ordinary';
          },
        },
      },
      resumed: (cx, l) => (stillStands(cx.g, l) ? undefined : end(undefined)),
    },
    replace: {
      to: (cx, l) => drafter(cx, l),
      say: (cx, l) => say('ask.deployment.replace', { who: l.commander, war: refOfTarget(cx.g, chosen(l.war)) }),
      rules: ['1.09.644-a', '1.09.644-b', '1.09.644-f', '1.09.64-c'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        replaceCommander: pick({
          of: (cx, l) => {
            const war = chosen(l.war);
            return replaceable(cx.g, war, l.orders).filter((replaces) => canSupply(cx.g, { war, replaces }, l.orders));
          },
          take: (_, l, id) => {
            l.replaces = id;
            return 'ordinary';
          },
        }),
      },
      buttons: {
        alongside: {
          when: (cx, l) => canSupply(cx.g, { war: chosen(l.war), replaces: '' }, l.orders),
          take: () => 'ordinary',
        },
      },
      resumed: (cx, l) => (stillStands(cx.g, l) ? undefined : end(undefined)),
    },
    ordinary: (cx, l) => {
      const [min, max] = ordinaryBounds(cx.g, l);
      l.ordinary = min;
      return min === max ? 'veterans' : 'askOrdinary';
    },
    askOrdinary: {
      to: (cx, l) => drafter(cx, l),
      say: () => say('ask.deployment.legions'),
      rules: ['1.09.64-a', 'amb-108'],
      windows: DRAFTING,
      silent: dropped,
      ranges: {
        legions: {
          of: (cx, l) => ordinaryBounds(cx.g, l),
          take: (_, l, n) => {
            l.ordinary = n;
            return 'veterans';
          },
        },
      },
      resumed: (cx, l) => (stillStands(cx.g, l) ? undefined : end(undefined)),
    },
    veterans: (cx, l) => {
      const { of, min, max } = veteransOffer(cx.g, l);
      if (min < max) return 'askVeterans';
      l.veterans = of.slice(0, min);
      return min === 0 || min === of.length ? 'fleets' : 'askVeterans';
    },
    askVeterans: {
      to: (cx, l) => drafter(cx, l),
      say: () => say('ask.deployment.veterans'),
      rules: ['1.09.64-a', 'amb-108'],
      windows: DRAFTING,
      silent: dropped,
      chooses: {
        veterans: choose({
          of: (cx, l) => veteransOffer(cx.g, l),
          take: (_, l, chosen) => {
            l.veterans = [...chosen];
            return 'fleets';
          },
        }),
      },
      resumed: (cx, l) => (stillStands(cx.g, l) ? undefined : end(undefined)),
    },
    fleets: (cx, l) => {
      const [min, max] = fleetBounds(cx.g, l);
      if (min !== max) return 'askFleets';
      l.orders.push(written(cx.g, l, min));
      return 'order';
    },
    askFleets: {
      to: (cx, l) => drafter(cx, l),
      say: () => say('ask.deployment.fleets'),
      rules: ['1.09.64-a', '1.09.64-b', 'amb-110'],
      windows: DRAFTING,
      silent: dropped,
      ranges: {
        fleets: {
          of: (cx, l) => fleetBounds(cx.g, l),
          take: (cx, l, n) => {
            l.orders.push(written(cx.g, l, n));
            return 'order';
          },
        },
      },
      resumed: (cx, l) => (stillStands(cx.g, l) ? undefined : end(undefined)),
    },
    // [1.09.643-a][1.09.643-b] Before it is on the floor.
    agree: (cx, l) => {
      const [next] = l.asking;
      if (next === undefined) {
        for (const o of l.orders) cx.log(inWords(cx.g, o), '1.09.6-h');
        return end(proposalOf(l));
      }
      const about = say('ask.deployment.consent', { who: next });
      return call(willLead, { of: senator(cx.g, next).faction, about, who: next }, 'answered', 'agreed');
    },
    answered: (cx, l) => {
      const who = l.asking.shift()!;
      if (l.agreed) return 'agree';
      cx.log(say('deployment.refused', { who }), '1.09.643-a');
      l.refused.push(who);
      l.orders = [];
      return 'order';
    },
  },
);
