/** The Military Plan is carried out: who goes where, and with what — 4.05.3, 4.05.31 */
import { type Because, call, choose, type Cx, end, type Msg, pick, type Seat } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { chosen, type LegionId, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { isNeutral, ownFaction } from '../../rome/players.ts';
import { force } from '../../rome/forces.ts';
import { rebelAt } from '../../rome/rebels.ts';
import { idsOf, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { canSend, mayCommand, send } from '../../senate/business/command.ts';
import { carryOutAll } from '../../senate/business/deployment.ts';
import { deploymentDraft, willLead } from '../../senate/business/deployment-draft.ts';
import { mustAgree } from '../../senate/business/minimum-force.ts';
import { canOrder } from '../../senate/business/orderable.ts';
import type { OrderOf, Orders } from '../../senate/business/orders.ts';
import { canChange, reinforce } from '../../senate/business/recall.ts';
import type { ProposalOf } from '../../senate/proposal.ts';
import { maybeWar } from '../../wars/wars.ts';
import { because, candidate } from '../narrowing.ts';
import { nextMove } from '../next-move.ts';
import { neutralsOf, type PlannedAttack } from '../state.ts';
import { type Aim, forceThere } from './adequate-force.ts';
import { choiceFor, excessOf, legionsFor } from './force-units.ts';
import { aimRef } from './military-plan.ts';
import type { Units } from './reserves.ts';

type Order = OrderOf<'send' | 'reinforce'>;
interface Sending {
  /** The attack whose Commander or units are being settled. */
  at: number;
  excess: Units;
  orders: Order[];
  /** [1.09.643-a] Players' Senators who would not go with so little. */
  refused: SenatorId[];
  asking: SenatorId[];
  agreed: boolean;
  drafted?: ProposalOf<'deploy'> | undefined;
}
const attacksOf = (g: Rome): PlannedAttack[] => neutralsOf(g).plan.attacks;
const dominant = (g: Rome): Seat => neutralsOf(g).dominant;
/** [1.11.34-b] While Spoils are divided his Veterans may be called away from the Rebel, and the Revolt fails. */
const isThere = (g: Rome, aim: Aim): boolean => (aim === 'rebel' ? rebelAt(g, aim) : maybeWar(g, aim)) !== undefined;

/** Commanders whom the plan has found already, as orders: the Rome Consul goes after the Field Consul [1.09.641-d]. */
const assigned = (g: Rome, l: Sending): Orders =>
  attacksOf(g)
    .slice(0, l.at)
    .flatMap((a) =>
      forceThere(g, a.war) || a.commander === ''
        ? []
        : [{ t: 'send', commander: a.commander, war: a.war, legions: [], fleets: 0, replaces: '' } as const],
    );
const commanders = (g: Rome, l: Sending): SenatorId[] =>
  idsOf(g.senators.filter((s) => mayCommand(g, s, assigned(g, l)) && !l.refused.includes(s.id)));

/** What was settled for the attack, as an order; nothing if there is nothing to send, or it cannot be sent any more. */
const orderOf = (g: Rome, l: Sending, veterans: readonly LegionId[]): Order | undefined => {
  const attack = attacksOf(g)[l.at]!;
  const c = choiceFor(g, l.at, l.orders, l.excess);
  const units = { legions: legionsFor(g, l.orders, c, veterans), fleets: c.fleets };
  const there = forceThere(g, attack.war);
  if (there !== undefined) {
    const o = { t: 'reinforce', force: there.id, ...units } as const;
    return units.legions.length + units.fleets > 0 && canChange(g, o, l.orders) ? o : undefined;
  }
  const o = {
    t: 'send',
    commander: chosen(attack.commander),
    war: attack.war,
    replaces: '',
    ...units,
  } as const;
  return canSend(g, o, l.orders) ? o : undefined;
};

const settle = (cx: Cx<Rome>, l: Sending, veterans: readonly LegionId[]): 'units' => {
  const { g } = cx;
  const attack = attacksOf(g)[l.at]!;
  const o = orderOf(g, l, veterans);
  if (o !== undefined) {
    l.orders.push(o);
    const left = (n: number, used: number, planned: number): number => Math.max(0, n - Math.max(0, used - planned));
    l.excess = {
      legions: left(l.excess.legions, o.legions.length, attack.legions),
      fleets: left(l.excess.fleets, o.fleets, attack.fleets),
    };
  } else if (forceThere(g, attack.war) === undefined) {
    cx.log(say('neutral.noCommander', { war: aimRef(g, attack.war) }), '4.05.3-j');
  }
  l.at++;
  return 'units';
};

const inWords = (g: Rome, o: Order): Msg => {
  const units = { legions: o.legions.length, fleets: o.fleets };
  return o.t === 'send'
    ? say('neutral.sends', { who: o.commander, war: o.war === 'rebel' ? aimRef(g, 'rebel') : o.war, ...units })
    : say('neutral.reinforces', { who: force(g, o.force).commander, ...units });
};
const reasons = (g: Rome, o: Order): Because => {
  const { crisis, entry } = neutralsOf(g).plan;
  const by = say('neutral.entry', { list: crisis ? 'list:crisis' : 'list:normal', entry });
  return because(by, o.t === 'send' ? [candidate(o.commander)] : []);
};

export const sending = proc(
  'neutrals.sending',
  {
    at: 'open',
    excess: 'open',
    orders: 'open',
    refused: 'open',
    asking: 'open',
    agreed: 'open',
    drafted: 'open',
  },
  (): Sending => ({
    at: 0,
    excess: { legions: 0, fleets: 0 },
    orders: [],
    refused: [],
    asking: [],
    agreed: false,
  }),
  {
    start: (cx, l) => {
      if (neutralsOf(cx.g).plan.own) return canOrder(cx.g) ? 'draft' : end();
      neutralsOf(cx.g).plan.attacks = attacksOf(cx.g).filter((a) => isThere(cx.g, a.war));
      for (const a of attacksOf(cx.g)) a.commander = forceThere(cx.g, a.war)?.commander ?? '';
      Object.assign(l, { at: 0, excess: excessOf(cx.g), orders: [] });
      return 'who';
    },
    /** [4.05.3-h] As a proposal is drawn up; there is no vote on it. */
    draft: (cx) =>
      call(deploymentDraft, { by: ownFaction(cx.g, dominant(cx.g)), means: 'tribune' }, 'drafted', 'drafted'),
    drafted: (cx, l) => {
      if (l.drafted) carryOutAll(cx, l.drafted.orders);
      return end();
    },
    /** [4.05.31-f] Which Commander fights which War. */
    who: (cx, l) => {
      const attack = attacksOf(cx.g)[l.at];
      if (attack === undefined) {
        l.at = 0;
        return 'units';
      }
      if (attack.commander === '') {
        const [one, other] = commanders(cx.g, l);
        if (other !== undefined) return 'commander';
        if (one === undefined) {
          cx.log(say('neutral.noCommander', { war: aimRef(cx.g, attack.war) }), '4.05.3-j');
          attacksOf(cx.g).splice(l.at, 1);
          return 'who';
        }
        attack.commander = one;
      }
      l.at++;
      return 'who';
    },
    commander: {
      to: (cx) => dominant(cx.g),
      say: (cx, l) => say('ask.plan.commander', { war: aimRef(cx.g, attacksOf(cx.g)[l.at]!.war) }),
      rules: ['4.05.31-f'],
      silent: (cx, l) => [{ verb: 'commandWar', arg: commanders(cx.g, l)[0]! }],
      picks: {
        commandWar: pick({
          of: (cx, l) => commanders(cx.g, l),
          take: (cx, l, id) => {
            attacksOf(cx.g)[l.at]!.commander = id;
            l.at++;
            return 'who';
          },
        }),
      },
    },
    units: (cx, l) => {
      if (l.at >= attacksOf(cx.g).length) return 'agree';
      const { min, max, spare } = choiceFor(cx.g, l.at, l.orders, l.excess);
      return max === 0 || min === spare.length ? settle(cx, l, spare.slice(0, max)) : 'veterans';
    },
    /** [4.05.31-f] */
    veterans: {
      to: (cx) => dominant(cx.g),
      say: (cx, l) => say('ask.plan.veterans', { who: attacksOf(cx.g)[l.at]!.commander }),
      rules: ['4.05.31-e', '4.05.31-f'],
      silent: (cx, l) => {
        const { spare, min } = choiceFor(cx.g, l.at, l.orders, l.excess);
        return [{ verb: 'spareVeterans', arg: spare.slice(0, min) }];
      },
      chooses: {
        spareVeterans: choose({
          of: (cx, l) => {
            const { spare, min, max } = choiceFor(cx.g, l.at, l.orders, l.excess);
            return { of: spare, min, max };
          },
          take: (cx, l, ids) => settle(cx, l, ids),
        }),
      },
    },
    /** [4.05.3-k][A4-30] Only a Player's Senator is asked whether he goes with so little. */
    agree: (cx, l) => {
      l.asking = mustAgree(cx.g, l.orders).filter((id) => !isNeutral(cx.g, senator(cx.g, id).faction));
      return 'willing';
    },
    willing: (cx, l) => {
      const [who] = l.asking;
      if (who === undefined) {
        if (l.orders.some((o) => o.t === 'send')) cx.g.dispatches++;
        return 'show';
      }
      const about = say('ask.deployment.consent', { who });
      return call(willLead, { of: senator(cx.g, who).faction, about, who }, 'answered', 'agreed');
    },
    answered: (cx, l) => {
      const who = l.asking.shift()!;
      if (l.agreed) return 'willing';
      cx.log(say('deployment.refused', { who }), '1.09.643-a');
      l.refused.push(who);
      return 'start';
    },
    show: (cx, l) => {
      const [o] = l.orders;
      if (o === undefined) return end();
      const does = inWords(cx.g, o);
      return call(nextMove, { faction: -1, does, rule: '4.05.3-d', because: reasons(cx.g, o) }, 'carryOut');
    },
    carryOut: (cx, l) => {
      const o = l.orders.shift()!;
      if (o.t === 'send') send(cx, o, cx.g.dispatches);
      else reinforce(cx, o);
      return 'show';
    },
  },
);
