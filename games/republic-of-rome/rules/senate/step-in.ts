/** Asking everybody, before a window closes, whether to step in — amb-F3, amb-F4, amb-F5 */
import { type Cx, end, type Look, type Msg, type Proc } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Ability } from '../data/content.ts';
import { abilityOf, contentOf } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import { proc } from '../procs.ts';
import { decidesForItself, factionsFromHrao } from '../rome/hrao.ts';
import { isInRome } from '../rome/senators.ts';
import { passesByOrder } from '../orders/passes.ts';
import { say } from '../say.ts';
import type { OpenRome } from '../sight/sight.ts';
import { onFloor } from './floor.ts';
import { UNTIL_SENATE, UNTIL_VOTE } from './until.ts';
import { ADJOURNMENT, MOB, TRIBUNE } from './windows.ts';
import type { FactionId } from '../ids.ts';
import { ownFaction, played, playerOf, playersOf } from '../rome/players.ts';

/** [amb-78] While a Consul for Life rules a Faction, nobody plays its cards. */
export const isItsOwn = (g: OpenRome, faction: FactionId): boolean =>
  g.factions[faction]!.status === 'in' && decidesForItself(g, faction);

/** [1.07.312-n][amb-22] A Statesman's own Tribune, veto or proposal works away from Rome, not as a Captive or Rebel, once a turn. */
const isReady = (g: Rome, s: Senator, faction: FactionId, ability: Ability): boolean =>
  s.faction === faction &&
  s.usedAbility !== g.turn &&
  s.captive === '' &&
  s.rebel === 'no' &&
  contentOf(g).withAbility[ability].has(s.id);
export const abilityReady = (g: Rome, faction: FactionId, ability: Ability): Senator[] =>
  g.senators.filter((s) => isReady(g, s, faction, ability));
export const hasAbilityReady = (g: Rome, faction: FactionId, ability: Ability): boolean => {
  for (const s of g.senators) if (isReady(g, s, faction, ability)) return true;
  return false;
};

/** [1.09.151-k][card-83-a] A Tribune of his own, or Laenas' veto while a Land Bill is on the floor. */
const hasVetoOfHisOwn = (g: Rome, s: Senator): boolean => {
  const ability = abilityOf(g, s.id);
  if (ability?.tribune) return true;
  return ability?.vetoesLandBills === true && s.usedAbility !== g.turn && onFloor(g)?.proposal.t === 'land-bill';
};
/** [amb-F4] By public facts alone: a card in hand might be a Tribune; a Senator in Rome might be an Assassin. */
export const mightAct = (g: Rome, faction: FactionId): boolean => {
  const { hand, attempted } = g.factions[faction]!;
  // [2.01.5-a] Also for a Faction that he rules.
  if (plays(g, 'pontifex') && advanced().hasPontifexVeto(g, faction)) return true;
  if (!isItsOwn(g, faction)) return false;
  if (hand.length > 0) return true;
  return g.senators.some(
    (s) => s.faction === faction && ((attempted !== g.turn && isInRome(s)) || hasVetoOfHisOwn(g, s)),
  );
};
/** Those who might play a card: nothing but a card, or a Statesman's own Tribune, answers a Tribune or an adjournment. */
const mightPlay = (g: Rome, faction: FactionId): boolean =>
  isItsOwn(g, faction) &&
  (g.factions[faction]!.hand.length > 0 ||
    g.senators.some((s) => s.faction === faction && abilityOf(g, s.id)?.tribune));

export interface Asking {
  /** The seat that is not asked; -1 for none. */
  readonly but: FactionId | -1;
  waiting: FactionId[];
  /** Deaths on the floor when it began. */
  dead: number;
  /** What a standing order came to. */
  result: string;
}

/** A call of what an order does; it ends at `ordered`, with its result. */
export interface Ordered {
  readonly call: string;
  readonly local: object;
  readonly then: 'ordered';
  readonly into: 'result';
  readonly gives?: string;
}
export interface Spec {
  readonly windows: readonly string[];
  /** The window a standing order is about. */
  readonly window: string;
  readonly rules: readonly string[];
  /** Until when a seat may pass for good; the vote or the meeting if nothing is said. */
  readonly untils?: readonly string[];
  asks(g: Rome, faction: FactionId): boolean;
  say(cx: Look<Rome>, l: Asking): Msg;
  /** [amb-F5] The standing order that falls due when it opens, as if its seat had been the quickest. */
  orders?(cx: Cx<Rome>): Ordered | undefined;
  /** Has what happened closed the window? */
  over(g: Rome, l: Asking, result: unknown): boolean;
}

/** What a procedure says that stepped in and stopped something; everybody is asked again when it only tried. */
export const STOPPED = 'stopped';
export const TRIED = 'tried';

/**
 * [amb-F4] All are asked at once, whether or not they hold anything. [amb-F5] A seat may pass for the rest of the vote or of
 * the meeting. Ends with whether somebody closed it.
 */
export const stepIn = (name: string, spec: Spec): Proc<Rome, { readonly but?: FactionId }, 'closed' | 'interrupted'> =>
  proc(
    name,
    { but: 'open', waiting: 'open', dead: 'open', result: 'open' },
    (a: { readonly but?: FactionId }): Asking => ({ but: a.but ?? -1, waiting: [], dead: 0, result: '' }),
    {
      start: (cx, l) => {
        l.dead = onFloor(cx.g)?.dead.length ?? 0;
        return spec.orders?.(cx) ?? 'gather';
      },
      ordered: (cx, l) => (spec.over(cx.g, l, l.result) ? end('interrupted') : 'start'),
      gather: (cx, l) => {
        // [4.02.1-b] A Neutral steps in by its guidelines, or not at all: nobody is asked for it.
        const asked = played(cx.g, factionsFromHrao(cx.g)).filter(
          (faction) => faction !== l.but && !cx.isExcused(playerOf(cx.g, faction), spec.window),
        );
        l.waiting = asked.filter((faction) => !passesByOrder(cx.g, faction));
        // [amb-F5] Who is not asked shows that he has an order: what led here is not taken back to find that out.
        if (l.waiting.length < asked.length) cx.reveal();
        return 'rest';
      },
      /** Whoever has left the table, or lost all means, is waited for no more. */
      rest: (cx, l) => {
        l.waiting = l.waiting.filter((faction) => spec.asks(cx.g, faction));
        return l.waiting.length > 0 ? 'ask' : end('closed');
      },
      ask: {
        to: (cx, l) => playersOf(cx.g, l.waiting),
        say: (cx, l) => spec.say(cx, l),
        rules: spec.rules,
        windows: spec.windows,
        silent: ['pass'],
        call: true,
        aloud: ['pass', 'passUntil'],
        buttons: {
          pass: {
            take: (cx, l, by) => {
              l.waiting = l.waiting.filter((s) => s !== ownFaction(cx.g, by));
              return 'rest';
            },
          },
        },
        picks: {
          passUntil: {
            of: () => spec.untils ?? UNTILS,
            take: (cx, l, until, by) => {
              cx.excuse(by, spec.window, until);
              l.waiting = l.waiting.filter((s) => s !== ownFaction(cx.g, by));
              return 'rest';
            },
          },
        },
        resumed: (cx, l, result) => {
          if (spec.over(cx.g, l, result)) return end('interrupted');
          // [amb-7] After an attempt on a Tribune everybody may try again.
          return result === TRIED || result === STOPPED ? 'start' : 'rest';
        },
      },
    },
  );
const UNTILS: readonly string[] = [UNTIL_VOTE, UNTIL_SENATE];

/** [w4][1.09.151-h] The meeting is about to close. */
export const adjournmentCall = stepIn('senate.adjournment-call', {
  windows: ADJOURNMENT,
  window: 'adjournment',
  rules: ['1.09.151-h', '1.09.6-f'],
  asks: mightPlay,
  say: () => say('ask.senate.adjourning'),
  over: (_, __, result) => result === 'reopened',
});
/** [w5] A Tribune has been played. */
export const tribuneCall = stepIn('senate.tribune-call', {
  windows: TRIBUNE,
  window: 'tribune',
  rules: ['card-97-a', 'card-103-a'],
  asks: mightPlay,
  say: (_, l) => say('ask.senate.tribune', { by: `faction:${l.but}` }),
  over: (_, __, result) => result === STOPPED,
});
/** [w6] Murder of a Tribune or Graft is over. */
export const mobCall = stepIn('senate.mob-call', {
  windows: MOB,
  window: 'mob',
  rules: ['card-105-a'],
  asks: mightPlay,
  say: (_, l) => say('ask.senate.mob', { by: `faction:${l.but}` }),
  over: (_, __, result) => result === 'mob',
});
export const STEP_IN_PROCS = [adjournmentCall, tribuneCall, mobCall];
