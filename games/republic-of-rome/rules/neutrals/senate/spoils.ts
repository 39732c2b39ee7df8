/** Dividing the Spoils of the Senate — 4.05.4, 4.05.418 */
import { call, type Cx, end } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { isNeutral } from '../../rome/players.ts';
import { idsOf, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { isUnsettled, settleRome } from '../../senate/between.ts';
import { UNTIL_SENATE, UNTIL_VOTE } from '../../senate/until.ts';
import { nextMove } from '../next-move.ts';
import { neutralsOf, type Spoil, type SpoilsChoice } from '../state.ts';
import { type Chosen, neutralChooses } from './by-guideline.ts';
import { playerChooses } from './choosing.ts';
import { isLifeCandidate, lifeCandidate } from './consul-for-life.ts';
import { membersOf, recipientsOf } from './eligibility.ts';
import { fineDue, neutralFines } from './fines.ts';
import { give, thenLegates } from './giving.ts';
import {
  claiming,
  failBill,
  isBillAtStake,
  lastCoSponsors,
  mustSponsor,
  sponsorBill,
  supplyCoSponsor,
} from './land-bills.ts';
import { lastOfficesEnd } from './old-offices.ts';
import { fillFromOutside, leftToOutsiders } from './outside.ts';
import { isAllSettled, isMandatoryLeft, officesLeft, spoilRef, spoilsLeft } from './spoils-left.ts';
import { contest } from './tribunes.ts';

interface Local {
  /** Whose turn it is: a place in the Coalition [4.05.4-d]. */
  at: number;
  /** How many have passed one after the other. */
  passed: number;
  /** [4.05.418-a] Everybody has passed, and the Coalition has offices to fill. */
  must: boolean;
  choice: Chosen;
  who: SenatorId | '';
}

/** The place of the next Faction that is still in the game, from this one on. */
const placeFrom = (g: Rome, at: number): number => {
  const { members } = neutralsOf(g).coalition;
  for (let i = 0; i < members.length; i++) {
    const place = (at + i) % members.length;
    if (g.factions[members[place]!]!.status === 'in') return place;
  }
  return -1;
};
const chooserAt = (g: Rome, place: number): FactionId => neutralsOf(g).coalition.members[place]!;
const nextAfter = (g: Rome, at: number): FactionId => chooserAt(g, placeFrom(g, at + 1));

/** [4.05.4-d] After the last of them the first chooses again. */
const turnIsOver = (cx: Cx<Rome>, l: Local): void => {
  neutralsOf(cx.g).choice = '';
  cx.expire(UNTIL_VOTE);
  l.at = (l.at + 1) % neutralsOf(cx.g).coalition.members.length;
};
const tellChoice = (cx: Cx<Rome>, by: FactionId, spoil: Spoil, who: SenatorId): void =>
  cx.log(say('neutral.spoils.takes', { faction: factionRef(by), what: spoilRef(spoil), who }), '4.05.4-g');
const opened = (by: FactionId, choice: Chosen, means: SpoilsChoice['means'] = 'turn'): SpoilsChoice =>
  choice === 'pass'
    ? { by, spoil: 'pass', who: '', means, status: 'open' }
    : { by, spoil: choice.spoil, who: choice.who, means, status: 'open' };

/** May he still have it? Somebody may have died, or a Law been played, since it was chosen. */
const isStillPossible = (g: Rome, by: FactionId, spoil: Spoil, who: SenatorId): boolean =>
  spoilsLeft(g).includes(spoil) && recipientsOf(g, by, spoil).some((s) => s.id === who);

/** [4.05.4-c][4.05.4-d] One thing at a time, in turn, until [4.05.418-b] somebody passes or [4.05.418-e] nothing is left. */
export const divideSpoils = proc(
  'neutrals.spoils',
  { at: 'open', passed: 'open', must: 'open', choice: 'open', who: 'open' },
  (): Local => ({ at: 0, passed: 0, must: false, choice: 'pass', who: '' }),
  {
    start: (cx) => {
      lastOfficesEnd(cx);
      return 'between';
    },
    /** What comes by itself before anybody chooses. */
    between: (cx, l) => {
      const { g } = cx;
      // [1.09.81-a][A4-57]
      if (isUnsettled(g)) return call(settleRome, undefined, 'between');
      // [A4-42]
      if (isLifeCandidate(g)) return call(lifeCandidate, undefined, 'between');
      // [A4-47]
      if (fineDue(g) !== undefined) return call(neutralFines, undefined, 'between');
      const sponsor = mustSponsor(g);
      if (sponsor === undefined) return 'next';
      l.who = sponsor.id;
      return call(nextMove, claiming(g, sponsor), 'claimed');
    },
    claimed: (cx, l) => {
      if (l.who !== '') sponsorBill(cx, l.who, 'mandatory');
      return 'between';
    },
    next: (cx, l) => {
      const { g } = cx;
      if (spoilsLeft(g).length === 0 && !isMandatoryLeft(g)) return 'over';
      l.at = placeFrom(g, Math.max(0, l.at));
      if (l.at === -1 || l.passed >= membersOf(g).length) return 'nobody';
      const by = chooserAt(g, l.at);
      return isNeutral(g, by)
        ? call(neutralChooses, { by }, 'chosen', 'choice')
        : call(playerChooses, { by, must: l.must }, 'chosen', 'choice');
    },
    /** [4.05.419-a] Before it is done, others may prevent it. */
    chosen: (cx, l) => {
      const by = chooserAt(cx.g, l.at);
      // [1.05.4-a] He may have lost his Faction while he chose.
      if (cx.g.factions[by]!.status !== 'in') return 'between';
      if (l.choice === 'pass' && !isBillAtStake(cx.g)) return 'passes';
      if (l.choice !== 'pass' && !isNeutral(cx.g, by)) tellChoice(cx, by, l.choice.spoil, l.choice.who);
      neutralsOf(cx.g).choice = opened(by, l.choice);
      return call(contest, { next: nextAfter(cx.g, l.at) }, 'contested');
    },
    contested: (cx) => {
      const { choice } = neutralsOf(cx.g);
      // Whoever was to have it has died: the same Faction chooses again.
      if (choice === '') return 'between';
      if (choice.status === 'skipped') return 'skipped';
      if (choice.status === 'co-sponsored') return 'saved';
      if (choice.status === 'cancelled') return 'cancelled';
      return choice.spoil === 'pass' ? 'passes' : 'give';
    },
    skipped: (cx, l) => {
      cx.log(say('neutral.spoils.skipped', { faction: factionRef(chooserAt(cx.g, l.at)) }), '4.05.419-a');
      turnIsOver(cx, l);
      return 'between';
    },
    /** [4.05.419-c] The bill is gone, and the choice with it. */
    cancelled: (cx, l) => {
      failBill(cx, 'tribune');
      l.passed = 0;
      turnIsOver(cx, l);
      return 'between';
    },
    give: (cx, l) => {
      const by = chooserAt(cx.g, l.at);
      if (l.choice === 'pass' || !isStillPossible(cx.g, by, l.choice.spoil, l.choice.who)) {
        neutralsOf(cx.g).choice = '';
        return 'between';
      }
      const { spoil, who } = l.choice;
      // [4.05.415-d] Whoever it went to, it was his choice.
      give(cx, by, spoil, who);
      l.passed = 0;
      l.must = false;
      turnIsOver(cx, l);
      return thenLegates(spoil, who, 'between');
    },
    /** [4.05.417-d] A Tribune has cancelled the pass; [4.05.419-c] what it saved may still be cancelled. */
    saved: (cx, l) => {
      const n = neutralsOf(cx.g);
      const who = n.landBill.coSponsor;
      if (who === '') return 'passes';
      n.choice = opened(senator(cx.g, who).faction, { spoil: 'co-sponsor', who }, 'tribune');
      l.who = who;
      return call(contest, { next: n.choice.by }, 'judged');
    },
    /** [4.05.417-e] Then the Faction after the one that passed goes on. */
    judged: (cx, l) => {
      const n = neutralsOf(cx.g);
      if (n.choice !== '' && n.choice.status === 'open') give(cx, n.choice.by, 'co-sponsor', senator(cx.g, l.who).id);
      else failBill(cx, n.choice === '' ? 'nobody' : 'tribune');
      l.passed = 0;
      turnIsOver(cx, l);
      return 'between';
    },
    passes: (cx, l) => {
      const by = chooserAt(cx.g, l.at);
      cx.log(say('neutral.spoils.passed', { faction: factionRef(by) }), '4.05.418-b');
      // [4.05.417-c]
      if (isBillAtStake(cx.g)) failBill(cx, 'pass');
      turnIsOver(cx, l);
      // [4.05.418-b][A4-38] Before all is settled, a pass only skips his turn.
      if (isAllSettled(cx.g)) return 'over';
      l.passed++;
      return 'between';
    },
    /** [4.05.418-a][own-122] Nobody takes anything any more, and something has to be settled. */
    nobody: (cx, l) => {
      const { g } = cx;
      l.passed = 0;
      if (leftToOutsiders(g) !== undefined) return call(fillFromOutside, undefined, 'between');
      if (isMandatoryLeft(g)) return 'lastSponsor';
      if (officesLeft(g).length === 0 || l.must || l.at === -1) return 'over';
      l.must = true;
      return 'between';
    },
    /** [4.05.416-d] */
    lastSponsor: (cx) => {
      const among = lastCoSponsors(cx.g);
      const [first] = among;
      if (first === undefined) {
        failBill(cx, 'nobody');
        return 'between';
      }
      const by = among.every((s) => s.faction === first.faction) ? first.faction : -1;
      return call(supplyCoSponsor, { by, among: idsOf(among), rule: '4.05.416-d' }, 'sponsored', 'who');
    },
    sponsored: (cx, l) => {
      const s = senator(cx.g, l.who);
      give(cx, s.faction, 'co-sponsor', s.id);
      return 'between';
    },
    /** [4.05.418-d] What is left stays where it is. */
    over: (cx, l) => {
      const { g } = cx;
      neutralsOf(g).choice = '';
      l.choice = 'pass';
      cx.expire(UNTIL_SENATE);
      cx.log(say('neutral.spoils.over'), '4.05.418-a');
      return end();
    },
  },
);
