/** A Consul or the Dictator calls his disbanded Veterans back — 2.04.3, D2-41 */
import { call, choose, type Cx, end, type Interrupt, interrupt } from '@tabularium/kernel';
import { type Left, leaving, whole, withheldIn } from '../../agreements/left.ts';
import type { Rome, Senator } from '../../game.ts';
import { type FactionId, type LegionId, legionNumber, type Office, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { legionRefs } from '../../rome/forces.ts';
import { decider } from '../../rome/hrao.ts';
import { move } from '../../rome/money.ts';
import { ownFaction, playerOf } from '../../rome/players.ts';
import { idsOf, isAligned, isInRome, senator } from '../../rome/senators.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { isOtherBusiness } from '../../senate/drafting.ts';
import { onFloor } from '../../senate/floor.ts';
import { disbandedOf, disbandment, setOratory } from './state.ts';

/** [2.04.3-c][2.04.3-d] Whatever units cost elsewhere. */
export const RECALL_PRICE = 10;
/** [2.04.3-a][2.04.3-h] */
const WHO: readonly (Office | '')[] = ['dictator', 'rome-consul', 'field-consul'];

/** [2.04.3-b][own-92] During Other Business, whenever nothing is being voted on. */
const isTime = (g: Rome): boolean => isOtherBusiness(g) && !g.senate.departed && onFloor(g) === undefined;

/**
 * [2.04.3-c] For how many Legions his own money is enough, and [2.04.H-b][A2-103] that of his Faction. [own-92] Whoever rules
 * another's Faction has no part in its Treasury.
 */
const payable = (g: Rome, by: FactionId, s: Senator): { readonly own: number; readonly shared: number } => ({
  own: Math.floor(s.talents / RECALL_PRICE),
  shared: s.faction === by ? Math.floor(g.factions[by]!.treasury / RECALL_PRICE) : 0,
});
const most = (g: Rome, by: FactionId, s: Senator): number => {
  const { own, shared } = payable(g, by, s);
  return Math.min(disbandedOf(g, s.id).length, own + shared);
};

/** Those of whom this player decides and who have disbanded Legions; [A2-102] he must be in Rome, and not have left for war. */
const recallers = (g: Rome, by: FactionId): Left<SenatorId> => {
  if (!isTime(g)) return NOBODY;
  const owners = g.senators.filter(
    (s) => isAligned(s) && decider(g, s.faction) === playerOf(g, by) && disbandedOf(g, s.id).length > 0,
  );
  return leaving(idsOf(owners), (id) => {
    const s = senator(g, id);
    if (!WHO.includes(s.office)) return say('no.recall.office');
    if (!isInRome(s)) return say('no.recall.away');
    return most(g, by, s) === 0 ? say('no.recall.money', { n: RECALL_PRICE }) : undefined;
  });
};
const NOBODY = whole<SenatorId>([]);

/**
 * [2.04.3-e] Nobody votes on it. [2.04.3-f] Each costs him 1 ORA and 1 Influence; [2.04.3-g] it is Active again, a Veteran of his as
 * before.
 */
const recall = (cx: Cx<Rome>, s: Senator, legions: readonly LegionId[], own: number): void => {
  const { g } = cx;
  const n = legions.length;
  move(g, s.id, 'bank', RECALL_PRICE * own);
  move(g, { treasury: s.faction }, 'bank', RECALL_PRICE * (n - own));
  for (const id of legions) g.legions[legionNumber(id)]!.at = 'active';
  const kept = disbandment(g);
  setOratory(kept, s.id, (kept.oratory[s.id] ?? 0) - n);
  cx.log(say('disbandment.recalls', { who: s.id, n }), '2.04.3-f');
  // [A2-104] Not below 0.
  changeInfluence(cx, s, -n);
};

interface Local {
  readonly by: FactionId;
  readonly who: SenatorId;
  legions: LegionId[];
}
/** Which of them, and out of which purse; nobody steps in. */
export const recallDisbanded = proc(
  'senate.recall-disbanded',
  { by: 'open', who: 'open', legions: 'open' },
  (a: { readonly by: FactionId; readonly who: SenatorId }): Local => ({ ...a, legions: [] }),
  {
    start: {
      to: ({ g }, l) => playerOf(g, l.by),
      say: (_, l) => say('ask.recall.which', { who: l.who, n: RECALL_PRICE }),
      rules: ['2.04.3-a', '2.04.3-c', '2.04.3-f'],
      silent: ['drop'],
      chooses: {
        recallLegions: choose({
          of: ({ g }, l) => ({
            of: legionRefs(disbandedOf(g, l.who)),
            min: 1,
            max: most(g, l.by, senator(g, l.who)),
          }),
          take: (_, l, ids) => {
            l.legions = [...ids];
            return 'pay';
          },
        }),
      },
      buttons: { drop: { take: () => end('dropped') } },
    },
    /** Always asked: where there is nothing to choose, his Treasury alone says so. */
    pay: {
      to: ({ g }, l) => playerOf(g, l.by),
      say: (_, l) => say('ask.recall.pay', { who: l.who, n: l.legions.length }),
      rules: ['2.04.3-c', 'A2-103'],
      silent: ['drop'],
      ranges: {
        payForRecall: {
          of: ({ g }, l) => {
            const { own, shared } = payable(g, l.by, senator(g, l.who));
            const n = l.legions.length;
            return [Math.max(0, n - shared), Math.min(n, own)];
          },
          take: (cx, l, own) => {
            recall(cx, senator(cx.g, l.who), l.legions, own);
            return end('recalled');
          },
        },
      },
      buttons: { drop: { take: () => end('dropped') } },
    },
  },
);

export const RECALL_INTERRUPT: Interrupt<Rome> = interrupt({
  verb: 'recallDisbanded',
  window: 'law',
  offer: ({ g }, by) => ({ t: 'pick', of: recallers(g, ownFaction(g, by)).left, rules: ['2.04.3-a', '2.04.3-b'] }),
  withheld: ({ g }, by) => withheldIn(recallers(g, ownFaction(g, by))),
  start: (cx, by, who) => call(recallDisbanded, { by: ownFaction(cx.g, by), who }),
});
export const RECALL_PROCS = [recallDisbanded];
