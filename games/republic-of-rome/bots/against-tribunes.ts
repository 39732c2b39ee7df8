/** Against whose Tribunes Murder and Graft are used, and what is done to whoever used them — cards 97, 103 and 105 */
import type { Answer } from '@tabularium/kernel';
import { best, point, press } from '@tabularium/parts';
import { isLeader, maybeSenator, oratory, type OpenRome, type Proposal } from '../rules/study.ts';
import type { Answering, Answers, Asked } from './asked.ts';
import { senatorsIn } from './setup.ts';
import { threat, worth } from './standing.ts';
import { forecast, opinion } from './votes.ts';
import { W } from './weights.ts';

/** From this opinion on a proposal is worth a card. */
const DEAR = 4;
/** Somebody is on the way to 21 Influence, or to the throne: his Tribune is not left to him. */
const isDangerous = (g: OpenRome, proposal: Proposal, me: number): boolean =>
  proposal.t === 'consul-for-life' && maybeSenator(g, proposal.nominee)?.faction !== me;
/** [card-97-c][card-103-b] When it is played it stands in the way of what is on the floor; once its own proposal lies there, it has brought that about. */
const isInTheWay = (s: Asked): boolean => s.question.prompt.k === 'ask.senate.tribune';
/** It would pass, and is wanted much or cannot be borne. */
const isWorthIt = (s: Asked, proposal: Proposal): boolean => {
  if (isDangerous(s.g, proposal, s.faction)) return true;
  const wish = opinion(s.g, s.faction, proposal);
  return (isInTheWay(s) ? wish >= DEAR : wish <= -W.intolerable) && forecast(s.g, proposal) > 0;
};
/** The Senator who does it becomes unpopular, so it is the one who is worth the least. */
const against =
  (verb: string) =>
  (s: Asked): Answer | undefined => {
    const { g } = s;
    const proposal = g.senate.floors.at(-1)?.proposal;
    if (proposal === undefined || !isWorthIt(s, proposal)) return undefined;
    const found = best(
      senatorsIn(s, verb).filter((x) => !isLeader(g, x)),
      (x) => -worth(g, x),
    );
    return found && point(verb, found.id);
  };
export const murder = against('murderTribune');
export const graft = against('graftTribune');

/** What is on the floor, which he wants to save or to be rid of. */
const stakeIn = ({ g, faction }: Asked): number => {
  const proposal = g.senate.floors.at(-1)?.proposal;
  return proposal === undefined ? 0 : Math.abs(opinion(g, faction, proposal));
};
/** [card-103-a] The card is gone in any case; only the Talents count now. */
const pay = (s: Asked): Answer => press(stakeIn(s) > W.talent * s.number('n') ? 'payGraft' : 'desist');

/** [card-105-b] It kills by chance, and oftener with a good speaker: against a Faction that is dangerous. */
const mob: Answering = (s) => {
  const { provoked } = s.g.senate;
  const found = best(senatorsIn(s, 'inciteMob'), (x) => oratory(s.g, x));
  return found !== undefined && threat(s.g, s.faction, provoked) >= W.meddle
    ? point('inciteMob', found.id)
    : press('pass');
};

export const AGAINST_TRIBUNES: Answers = { 'ask.senate.graft': pay, 'ask.senate.mob': mob };
