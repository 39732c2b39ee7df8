/** Assassination attempts — 1.09.7, 1.09.71, 1.09.72, 1.09.623 */
import { call, type Cx, end, type Interrupt, interrupt, pick } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { chosen, type FactionId, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { playAndDiscard } from '../rome/cards.ts';
import { killSenator } from '../rome/death.ts';
import { hasInRome, idsOf, inRomeOf, isAlignedInRome, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { firstOffered, mostFirst } from '../table/silence.ts';
import {
  assassinCards,
  attemptTally,
  bodyguardCards,
  type Cards,
  extraRolls,
  hasOpenBodyguard,
  isCaught,
  isKilled,
} from './bodyguards.ts';
import { killed } from './drafting.ts';
import { putOnFloor } from './floor.ts';
import type { ProposalOf } from './proposal.ts';
import { punish } from './punishment.ts';
import type { Floor, Verdict } from './state.ts';
import { isItsOwn } from './step-in.ts';
import { holdVote } from './hold-vote.ts';
import { neutrals } from '../neutrals/part.ts';
import { convictLeader } from './prosecutions/special-verdict.ts';
import { isNeutral, ownFaction, playerOf } from '../rome/players.ts';
import type { OpenRome } from '../sight/sight.ts';

/** [1.09.71-a][1.09.71-b] While the Senate is in session; what happens between the waits of a meeting has no window. */
const isInSession = (g: OpenRome): boolean =>
  g.phase === 'senate' && g.senate.step !== 'closed' && g.senate.step !== 'adjourning';

/** [1.09.7-d] One attempt for each Faction and turn; [1.09.823-e] nobody makes another's Faction attempt one. */
export const mayAttempt = (g: OpenRome, by: FactionId): boolean =>
  isInSession(g) && g.factions[by]!.attempted !== g.turn && hasInRome(g, by) && isItsOwn(g, by);

/**
 * [1.09.7-a][1.09.7-e][1.09.71-a] Senators of others in Rome; [amb-102] never the unaligned; [1.09.7-d] of Factions not attacked
 * this turn; [1.09.821-e][1.09.823-g] never the Consul for Life.
 */
export const targets = (g: OpenRome, by: FactionId): Senator[] =>
  g.senators.filter(
    (s) => s.faction !== by && isAlignedInRome(s) && g.factions[s.faction]!.attackedIn !== g.turn && !s.consulForLife,
  );

/**
 * [1.09.623-a] One of two sponsors of the same Faction is attacked while their Land Bill is voted on; [1.09.623-d] within the
 * ordinary limits, once for each bill.
 */
const isOverLandBill = (g: Rome, floor: Floor | undefined, target: SenatorId): boolean => {
  const p = floor?.proposal;
  if (p?.t !== 'land-bill' || floor!.attempted || floor!.status !== 'open') return false;
  if (p.sponsor !== target && p.coSponsor !== target) return false;
  return !floor!.dead.includes(target) && samePlayer(g, p.sponsor, p.coSponsor);
};
const samePlayer = (g: Rome, a: SenatorId, b: SenatorId): boolean => {
  const [x, y] = [g.senators.find((s) => s.id === a), g.senators.find((s) => s.id === b)];
  return x !== undefined && y !== undefined && x.faction === y.faction;
};

interface Local {
  readonly by: FactionId;
  readonly target: SenatorId;
  assassin: SenatorId | '';
  /** [amb-90] The target's Popularity when the attempt was made. */
  popularity: number;
  landBill: boolean;
  cards: Cards;
  die: number;
  verdict: Verdict;
}

const rollAgain = (cx: Cx<Rome>, l: Local): boolean => {
  const die = cx.d6();
  const { total } = attemptTally(cx.g, die, l.cards);
  cx.log(say('assassin.again', { who: l.assassin, die, total }), '1.09.73-c');
  return isCaught(total);
};

const addAssassins = (cx: Cx<Rome>, l: Local, cards: readonly string[]): void => {
  for (const id of cards) playAndDiscard(cx, l.by, id);
  l.cards = { ...l.cards, assassins: cards.length };
  cx.log(say('assassin.cards', { who: l.assassin, n: cards.length }), '1.09.7-b');
};
const playBodyguards = (cx: Cx<Rome>, l: Local, cards: readonly string[]): void => {
  for (const id of cards) playAndDiscard(cx, senator(cx.g, l.target).faction, id);
  l.cards = { ...l.cards, secret: cards.length };
  cx.log(say('assassin.guarded', { target: l.target, n: cards.length }), '1.09.73-a');
};

/**
 * The attempt, locked from its announcement [1.09.71-c][amb-11]: Assassin, cards, roll, Bodyguards, result; and the trial that may
 * follow, which is a vote like any other [amb-12].
 */
export const attempt = proc(
  'senate.assassination',
  {
    by: 'open',
    target: 'open',
    assassin: 'open',
    popularity: 'open',
    landBill: 'open',
    cards: 'open',
    die: 'open',
    verdict: 'open',
  },
  (a: { readonly by: FactionId; readonly target: SenatorId; readonly assassin?: SenatorId }): Local => ({
    by: a.by,
    target: a.target,
    assassin: a.assassin ?? '',
    popularity: 0,
    landBill: false,
    cards: { assassins: 0, secret: 0, open: false },
    die: 0,
    verdict: 'failed',
  }),
  {
    start: (cx, l) => {
      const { g } = cx;
      const target = senator(g, l.target);
      // [1.09.623-a] Also while the trial of an Assassin's Leader has suspended the vote on it.
      const bill = g.senate.floors.find((x) => x.proposal.t === 'land-bill');
      g.factions[l.by]!.attempted = g.turn;
      g.factions[target.faction]!.attackedIn = g.turn;
      l.popularity = target.popularity;
      l.landBill = isOverLandBill(g, bill, l.target);
      if (l.landBill) bill!.attempted = true;
      l.cards = { ...l.cards, open: hasOpenBodyguard(target) };
      return l.assassin === '' ? 'assassin' : 'announced';
    },
    /** [1.09.7-a] */
    assassin: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (_, l) => say('ask.assassin.who', { target: l.target }),
      rules: ['1.09.7-a', '1.09.71-a'],
      // [own-51] It has begun: the one of least Influence.
      silent: ({ g }, l) => firstOffered('sendAssassin', idsOf(mostFirst(inRomeOf(g, l.by), (s) => -s.influence))),
      picks: {
        sendAssassin: pick({
          of: (cx, l) => idsOf(inRomeOf(cx.g, l.by)),
          take: (_, l, id) => {
            l.assassin = id;
            return 'announced';
          },
        }),
      },
    },
    announced: (cx, l) => {
      cx.log(say('assassin.announced', { who: l.assassin, target: l.target }), '1.09.72-a');
      return isNeutral(cx.g, l.by) ? 'allCards' : 'cards';
    },
    /** [4.07.3-f] */
    allCards: (cx, l) => {
      const cards = assassinCards(cx.g, l.by);
      if (cards.length > 0) addAssassins(cx, l, cards);
      return 'roll';
    },
    /** [1.09.7-b][1.09.7-c][card-49-a] Any number of his own cards, or none, before the roll. */
    cards: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (_, l) => say('ask.assassin.cards', { target: l.target }),
      rules: ['1.09.7-b', '1.09.7-c', 'card-49-a'],
      silent: ['strike'],
      chooses: {
        addAssassins: {
          of: (cx, l) => {
            const of = assassinCards(cx.g, l.by);
            return { of, min: 1, max: of.length };
          },
          take: (cx, l, cards) => {
            addAssassins(cx, l, cards);
            return 'roll';
          },
        },
      },
      buttons: { strike: { take: () => 'roll' } },
    },
    /** [1.09.72-a] */
    roll: (cx, l) => {
      const { g } = cx;
      l.die = cx.d6();
      const { total } = attemptTally(g, l.die, l.cards);
      cx.log(say('assassin.roll', { who: l.assassin, die: l.die, total }), '1.09.72-a');
      // [amb-78] Nobody plays the cards of a Faction that a Consul for Life rules; and no cards, no question.
      const faction = senator(g, l.target).faction;
      if (isNeutral(g, faction)) return 'allGuards';
      return isItsOwn(g, faction) && g.factions[faction]!.hand.length > 0 ? 'guard' : 'result';
    },
    /** [4.07.4-a] */
    allGuards: (cx, l) => {
      const move = neutrals().guarding(cx.g, senator(cx.g, l.target));
      return move === undefined ? 'result' : call(neutrals().nextMove, move, 'guarded');
    },
    guarded: (cx, l) => {
      playBodyguards(cx, l, bodyguardCards(cx.g, senator(cx.g, l.target).faction));
      return 'result';
    },
    /** [1.09.73-a][card-47-a][amb-13] Having seen the dice, whatever they show. */
    guard: {
      to: (cx, l) => playerOf(cx.g, senator(cx.g, l.target).faction),
      say: (cx, l) => say('ask.assassin.guard', { target: l.target, total: attemptTally(cx.g, l.die, l.cards).total }),
      rules: ['1.09.73-a', 'card-47-a', '1.09.7-c'],
      silent: ['noBodyguard'],
      chooses: {
        playBodyguards: {
          of: (cx, l) => {
            const of = bodyguardCards(cx.g, senator(cx.g, l.target).faction);
            return { of, min: 1, max: of.length };
          },
          take: (cx, l, cards) => {
            playBodyguards(cx, l, cards);
            return 'result';
          },
        },
      },
      buttons: { noBodyguard: { take: () => 'result' } },
    },
    result: (cx, l) => {
      const { total } = attemptTally(cx.g, l.die, l.cards);
      let caught = isCaught(total);
      // [1.09.73-c][1.09.73-d] Whatever becomes of the victim, the Assassin may still be caught.
      for (let n = extraRolls(l.cards); n > 0 && !caught; n--) caught = rollAgain(cx, l);
      if (isKilled(total)) killSenator(cx, senator(cx.g, l.target), 'assassination');
      else cx.log(say('assassin.fails', { target: l.target, total }), 'tbl-assassin-3');
      if (!caught) return end(outcome(cx.g, l));
      cx.log(say('assassin.caught', { who: l.assassin }), '1.09.74-a');
      const trial = punish(cx, { assassin: chosen(l.assassin), popularity: l.popularity, landBill: l.landBill });
      if (!trial) return end(outcome(cx.g, l));
      // [4.07.3-g] Where there are no Prosecutions, he is guilty without a trial.
      if (cx.g.neutrals !== undefined) {
        convictLeader(cx, trial);
        return end(outcome(cx.g, l));
      }
      openTrial(cx, trial, l.by);
      return call(holdVote, undefined, 'tried', 'verdict');
    },
    /** [1.09.74-f] What was going on goes on, [1.05.3-h] but is told who died at the trial. */
    tried: (cx, l) => {
      const { diedAtTrial } = cx.g.senate;
      cx.g.senate.diedAtTrial = [];
      return end(outcome(cx.g, l, diedAtTrial));
    },
  },
);

/** What is told to whatever it stepped into. */
const outcome = (g: Rome, l: Local, diedAtTrial: readonly SenatorId[] = []): string =>
  killed(isKilled(attemptTally(g, l.die, l.cards).total) ? [l.target, ...diedAtTrial] : diedAtTrial);

/** [1.09.74-b][1.09.74-f] Above whatever is on the floor, which waits. */
const openTrial = (cx: Cx<Rome>, trial: ProposalOf<'special-prosecution'>, by: FactionId): void => {
  cx.log(say('assassin.trial', { who: trial.accused }), '1.09.74-b');
  putOnFloor(cx, trial, by, 'special');
};

const RULES = ['1.09.7-a', '1.09.7-d', '1.09.71-a', '1.09.623-a'];
export const ASSASSIN_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'assassinate',
    window: 'senate',
    offer: (cx, by) =>
      mayAttempt(cx.g, ownFaction(cx.g, by))
        ? { t: 'pick', of: idsOf(targets(cx.g, ownFaction(cx.g, by))), rules: RULES }
        : undefined,
    start: (cx, by, target) => call(attempt, { by: ownFaction(cx.g, by), target }),
  }),
];
export const ASSASSIN_PROCS = [attempt];
