/** Popular Appeal — 1.09.421, tbl-appeal */
import { Broken, type Cx, end, type Proc } from '@tabularium/kernel';
import { plays } from '../../advanced/advanced.ts';
import { advanced } from '../../advanced/part.ts';
import { abilityOf, type Packed, tablesOf } from '../../data/printed.ts';
import type { Rome, Senator } from '../../game.ts';
import { proc } from '../../procs.ts';
import { drawChits, struck } from '../../rome/chits.ts';
import { killSenator } from '../../rome/death.ts';
import { omens, roll2 } from '../../rome/dice.ts';
import { decider } from '../../rome/hrao.ts';
import { holderOf, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { onFloor } from '../floor.ts';
import type { ProposalOf } from '../proposal.ts';
import type { Floor, Verdict } from '../state.ts';
import { convictLeader } from './special-verdict.ts';
import { dieOfIt } from './verdict.ts';
import type { FactionId } from '../../ids.ts';

type Trial = ProposalOf<'prosecution'> | ProposalOf<'special-prosecution'>;

/** [tbl-appeal-02][tbl-appeal-12] The ends of the table. */
const KILLED = 2;
const FREED = 12;

/**
 * [1.09.421-b] What the crowd says: the Accused is killed or freed, or so many votes against conviction (fewer than 0: for it).
 * [tbl-appeal-03][tbl-appeal-04][tbl-appeal-05][tbl-appeal-06][tbl-appeal-07][tbl-appeal-08][tbl-appeal-09][tbl-appeal-10][tbl-appeal-11]
 */
export const readAppeal = (g: Packed, total: number): number | 'killed' | 'freed' => {
  if (total <= KILLED) return 'killed';
  if (total >= FREED) return 'freed';
  return tablesOf(g).appeal[total - KILLED - 1]!;
};

const trialOn = (g: Rome): { floor: Floor; trial: Trial } => {
  const floor = onFloor(g);
  const trial = floor?.proposal;
  if (floor === undefined || (trial?.t !== 'prosecution' && trial?.t !== 'special-prosecution')) {
    throw new Broken('an appeal without a trial');
  }
  return { floor, trial };
};

/**
 * [1.09.421-f] So many chits as the roll exceeds 11; only the Censor and the Prosecutor may die. [1.09.411-c][amb-90] Where there is
 * none, the Censor alone.
 */
const crowdTurns = (cx: Cx<Rome>, trial: Trial, n: number): void => {
  const censor = holderOf(cx.g, 'censor')?.id;
  const exposed = (s: Senator): boolean => s.id === censor || (trial.t === 'prosecution' && s.id === trial.prosecutor);
  for (const chit of drawChits(cx, n)) {
    const victim = struck(cx, chit, exposed);
    if (victim) killSenator(cx, victim, 'appeal');
  }
};

/** [1.09.421-b][1.09.421-c] Does what the crowd wants; what it says may be a verdict already. */
const appeal = (cx: Cx<Rome>, dice: number): Verdict | undefined => {
  const { floor, trial } = trialOn(cx.g);
  const accused = senator(cx.g, trial.accused);
  // [1.09.74-c] At the trial of an Assassin's Leader the Popularity of the target counts against him.
  const favour = trial.t === 'prosecution' ? accused.popularity : -trial.popularity;
  const total = dice + favour - omens(cx.g);
  const says = readAppeal(cx.g, total);
  floor.appealed = true;
  cx.log(say('prosecution.appeal', { who: accused.id, dice, total }), '1.09.421-b');
  if (typeof says === 'number') {
    floor.appeal = says;
    cx.log(say('prosecution.crowd', { n: Math.abs(says), way: says < 0 ? 'guilty' : 'innocent' }), '1.09.421-c');
    return undefined;
  }
  floor.status = 'decided';
  if (says === 'freed') {
    // [1.09.421-e]
    cx.log(say('prosecution.freed', { who: accused.id }), '1.09.421-e');
    crowdTurns(cx, trial, total - FREED + 1);
    return 'failed';
  }
  cx.log(say('prosecution.lynched', { who: accused.id }), '1.09.421-d');
  // [1.09.421-d] Deemed guilty.
  if (trial.t === 'prosecution') {
    dieOfIt(cx, trial, accused, 'appeal');
    // [2.05.4-b]
    if (plays(cx.g, 'advocates')) advanced().crowdTurnsOnAdvocate(cx, trial, total);
  } else convictLeader(cx, trial);
  return 'passed';
};

/**
 * [1.09.421-a][amb-19] Run when the Faction of the Accused is called, before it votes: it sets `appeal` and `appealed` on the
 * floor, and ends with a verdict when that settled the trial. [1.09.421-g] Once at most. [1.09.422-c] The
 * vote goes on after it, so that a veto is still possible. [1.09.74-c] Compulsory at a Special Major Prosecution.
 */
export const popularAppeal: Proc<Rome, { readonly seat: FactionId }, Verdict | undefined> = proc(
  'senate.appeal',
  { seat: 'open' },
  (a: { readonly seat: FactionId }) => ({ ...a }),
  {
    start: (cx) => {
      const { floor, trial } = trialOn(cx.g);
      if (floor.appealed || floor.status !== 'open' || floor.dead.includes(trial.accused)) return end(undefined);
      return trial.t === 'prosecution' || isGlaucia(cx.g, trial.accused) ? 'ask' : 'roll';
    },
    ask: {
      to: (cx, l) => decider(cx.g, l.seat),
      say: (cx) => say('ask.prosecution.appeal', { who: trialOn(cx.g).trial.accused }),
      rules: ['1.09.421-a', '1.09.421-b', 'amb-19'],
      silent: ['noAppeal', 'appeal'],
      aloud: ['appeal', 'appealWithThree', 'noAppeal'],
      buttons: {
        appeal: { take: () => 'roll' },
        appealWithThree: {
          rules: ['card-80-a'],
          when: (cx) => isGlaucia(cx.g, trialOn(cx.g).trial.accused),
          take: () => 'rollThree',
        },
        noAppeal: { when: (cx) => trialOn(cx.g).trial.t === 'prosecution', take: () => end(undefined) },
      },
    },
    roll: (cx) => end(appeal(cx, roll2(cx))),
    // [card-80-a][amb-173] All three are added up.
    rollThree: (cx) => end(appeal(cx, roll2(cx) + cx.d6())),
  },
);

/** Is it the Accused's Faction that is called? */
export const isAccusedOf = (g: Rome, p: Trial, faction: FactionId): boolean =>
  senator(g, p.accused).faction === faction;

/** [card-80-a] */
const isGlaucia = (g: Rome, id: string): boolean => abilityOf(g, id)?.appealDice === 3;
