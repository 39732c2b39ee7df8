/** Tribunes — 1.09.15, 1.09.151, 1.09.152, 1.09.642 */
import { call, type Cx, end, type Interrupt, interrupt } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { noneBy, withheld } from '../agreements/enforce.ts';
import type { Agreement } from '../agreements/agreement.ts';
import { heldBack, type Left, whole } from '../agreements/left.ts';
import { promisedByTribune } from '../agreements/proposing.ts';
import { cardOf } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { heldOf, holds, playAndDiscard } from '../rome/cards.ts';
import { senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { homeOnFloor } from './ballot.ts';
import { onFloor } from './floor.ts';
import { canPut, hasKindsNow, mayYetCome, proposeAny } from './proposals.ts';
import type { Floor, Verdict } from './state.ts';
import { abilityReady, hasAbilityReady, isItsOwn, STOPPED, TRIED, tribuneCall } from './step-in.ts';
import { sendsAwayPresiding } from './business/command.ts';
import { ownFaction } from '../rome/players.ts';

/** What a Tribune is played for: I-1, I-2, I-3, I-4, I-5. */
export type Use = 'propose' | 'reserve' | 'veto' | 'suspend' | 'reopen';

/**
 * [1.09.15-a][1.09.15-d][card-38-a] A card (one Tribune is like another), or [1.09.151-k][card-33-a][card-126-a][card-130-a] a Statesman's own, once a turn.
 * No Senator in Rome is needed.
 */
export const tribunesOf = (g: Rome, faction: FactionId): string[] => {
  // Asked at every question of a meeting, and mostly there is none: then nothing is built.
  if (!hasTribune(g, faction)) return [];
  const card = g.factions[faction]!.hand.find((id) => cardOf(g, id).kind === 'tribune');
  const own = abilityReady(g, faction, 'tribune').map((s) => s.id);
  return card === undefined ? own : [card, ...own];
};

export const hasTribune = (g: Rome, faction: FactionId): boolean =>
  (holds(g, faction, 'tribune') || hasAbilityReady(g, faction, 'tribune')) && isItsOwn(g, faction);

/** [1.09.152-a][amb-1] Before or during his turn to vote, never after. [1.09.152-c][1.09.33-d] What no Tribune stops. */
export const mayVeto = (floor: Floor, by: FactionId): boolean =>
  floor.status === 'open' &&
  !floor.byDictator &&
  floor.means !== 'special' &&
  homeOnFloor(floor).vetoedBy === 'tribunes' &&
  !floor.called.includes(by);

/** [1.09.151-f][amb-5] One Tribune for a proposal at a time; [amb-3] who comes second keeps his, and may play it afterwards. */
const isFree = (g: Rome): boolean => g.senate.reserved === '' && g.senate.tribune === -1;

/** [1.09.642-b][1.09.151-j][amb-6] The vote would send away whoever presides; not while another vote is suspended. */
const maySuspend = (g: Rome, floor: Floor, by: FactionId): boolean =>
  g.senate.floors.length === 1 &&
  isFree(g) &&
  floor.status === 'open' &&
  !floor.called.includes(by) &&
  sendsAwayPresiding(g, floor.proposal);

const MAY: Readonly<Record<Use, (g: Rome, by: FactionId) => boolean>> = {
  // [1.09.151-d] No proposal is on the floor.
  propose: (g, by) => onFloor(g) === undefined && isFree(g) && hasTribune(g, by) && hasKindsNow(g, by, 'tribune'),
  // [1.09.151-e][1.09.13-a] A Prosecution is no proposal that another could follow; [amb-12] the trial of an Assassin's Leader waits like one.
  reserve: (g) => {
    const floor = onFloor(g);
    // [own-95] Nor is there anything to secure while a Law is next.
    if (plays(g, 'passing-laws') && advanced().isLawNext(g)) return false;
    return floor?.status === 'open' && floor.proposal.t !== 'prosecution' && isFree(g);
  },
  veto: (g, by) => {
    const floor = onFloor(g);
    return floor !== undefined && mayVeto(floor, by);
  },
  suspend: (g, by) => {
    const floor = onFloor(g);
    return floor !== undefined && maySuspend(g, floor, by);
  },
  // [1.09.151-h][1.09.6-f] Whenever that is asked; [1.09.642-d] it is not when the PM has left for war.
  reopen: () => true,
};

const RULES: Readonly<Record<Use, readonly string[]>> = {
  propose: ['1.09.151-a', '1.09.151-d'],
  reserve: ['1.09.151-e', 'amb-5'],
  veto: ['1.09.152-a', 'amb-1'],
  suspend: ['1.09.151-j', '1.09.642-b'],
  reopen: ['1.09.151-h', '1.09.6-f'],
};

const NO_TRIBUNES = whole<string>([]);
/**
 * [AGR-13] The agreement for which he must keep his Tribunes: as many are promised for this meeting as he has, and this is not what
 * they were promised for. A reservation or a suspension is, when what was promised could be proposed now.
 */
const keptFor = (g: Rome, by: FactionId, use: Use): Agreement | undefined => {
  const promised = promisedByTribune(g, by).filter(
    ({ promise: { about } }) => about.kind !== '' && mayYetCome(g, about.kind),
  );
  if (promised.length === 0) return undefined;
  const has = heldOf(g, by, 'tribune').length + abilityReady(g, by, 'tribune').length;
  if (has > promised.length) return undefined;
  const can = canPut(g, by, 'tribune');
  return use !== 'veto' && promised.some((b) => can(b.promise.about)) ? undefined : promised[0]!.agreement;
};
/** [AGR-13][AGR-14] The agreement that keeps him from playing one for it. */
export const heldBy = (g: Rome, by: FactionId, use: Use): Agreement | undefined =>
  g.agreements.all.length === 0
    ? undefined
    : ((use === 'veto' ? withheld(g, by, 'veto', onFloor(g)!.proposal) : undefined) ?? keptFor(g, by, use));

/** Those that may be played for it. */
const tribunesFor = (g: Rome, by: FactionId, use: Use): Left<string> => {
  if (!MAY[use](g, by)) return NO_TRIBUNES;
  const all = tribunesOf(g, by);
  if (all.length === 0) return NO_TRIBUNES;
  const no = heldBy(g, by, use);
  return no ? noneBy(no, all) : whole(all);
};

const toPlay = (verb: string, window: string, use: Use): Interrupt<Rome> =>
  interrupt({
    verb,
    window,
    offer: ({ g }, by) => {
      const of = tribunesFor(g, ownFaction(g, by), use).left;
      return of.length > 0 ? { t: 'pick', of, rules: RULES[use] } : undefined;
    },
    withheld: ({ g }, by) => heldBack(g, () => tribunesFor(g, ownFaction(g, by), use)),
    start: (cx, by, source) => call(playTribune, { by: ownFaction(cx.g, by), source, use }),
  });

interface Playing {
  readonly by: FactionId;
  readonly source: string;
  readonly use: Use;
}
/** [1.09.15-b][1.09.151-k] A card is gone, a Statesman has used his own; from now on it can be answered. */
export const spendTribune = (cx: Cx<Rome>, by: FactionId, source: string, use: string): void => {
  const { g } = cx;
  if (source.startsWith('senator:')) senator(g, source).usedAbility = g.turn;
  else playAndDiscard(cx, by, source);
  g.senate.tribune = by;
  cx.log(say('senate.tribune', { by: factionRef(by), what: source, use: `use:${use}` }), '1.09.15-a');
};

/** Plays one and does what it was played for, unless it is murdered or bought off [amb-7]. */
export const playTribune = proc(
  'senate.tribune',
  { by: 'open', source: 'open', use: 'open', answer: 'open', verdict: 'open' },
  (a: Playing): Playing & { answer: 'closed' | 'interrupted'; verdict: Verdict | 'none' } => ({
    ...a,
    answer: 'closed',
    verdict: 'none',
  }),
  {
    start: (cx, l) => {
      spendTribune(cx, l.by, l.source, l.use);
      return call(tribuneCall, { but: l.by }, 'answered', 'answer');
    },
    answered: (cx, l) => {
      const { g } = cx;
      if (l.answer === 'interrupted') {
        g.senate.tribune = -1;
        // [card-97-c][card-103-d] Spent; another may be played.
        return end(STOPPED);
      }
      if (l.use === 'veto') {
        g.senate.tribune = -1;
        onFloor(g)!.status = 'vetoed';
        return end('vetoed');
      }
      if (l.use === 'reserve') {
        g.senate.tribune = -1;
        g.senate.reserved = { by: l.by };
        return end(TRIED);
      }
      // [amb-4] The meeting goes on for this one proposal.
      if (l.use === 'reopen') g.senate.step = 'business';
      return call(proposeAny, { by: l.by, means: 'tribune' }, 'proposed', 'verdict');
    },
    proposed: (cx, l) => {
      cx.g.senate.tribune = -1;
      if (l.use !== 'reopen') return end(TRIED);
      cx.g.senate.step = 'adjourning';
      return end('reopened');
    },
  },
);

/** [1.09.151-e][own-60] Who has secured the next proposal, where there can be one: it waits while nothing can be proposed, as in Prosecutions. */
export const reservedNow = (g: Rome): FactionId | undefined => {
  const { reserved, floors, departed } = g.senate;
  if (reserved === '' || floors.length > 0 || departed) return undefined;
  return hasKindsNow(g, reserved.by, 'tribune') ? reserved.by : undefined;
};

/** [1.09.151-e][amb-5] The right that was reserved is used now, or lost. */
export const useReserved = proc('senate.reserved', { by: 'open' }, (a: { readonly by: FactionId }) => ({ ...a }), {
  start: (cx, l) => {
    cx.g.senate.reserved = '';
    if (cx.g.factions[l.by]!.status !== 'in') return end();
    cx.g.senate.tribune = l.by;
    return call(proposeAny, { by: l.by, means: 'tribune' }, 'done');
  },
  done: (cx) => {
    cx.g.senate.tribune = -1;
    return end();
  },
});

export const TRIBUNE_INTERRUPTS: readonly Interrupt<Rome>[] = [
  toPlay('proposeByTribune', 'between', 'propose'),
  toPlay('reserveByTribune', 'floor', 'reserve'),
  toPlay('vetoByTribune', 'floor', 'veto'),
  toPlay('suspendByTribune', 'floor', 'suspend'),
  toPlay('reopenByTribune', 'adjournment', 'reopen'),
];
