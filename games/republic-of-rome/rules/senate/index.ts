/** The Senate Phase — 1.09, 1.09.1 */
import { call, type Cx, end, type Interrupt } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { isElectionDue } from '../advanced/pontifex/pontificate.ts';
import { GRAFT_INTERRUPTS, GRAFT_PROCS } from '../cards/intrigue/graft.ts';
import { MOB_INTERRUPTS, MOB_PROCS } from '../cards/intrigue/mob-incited.ts';
import { MURDER_INTERRUPTS, MURDER_PROCS } from '../cards/intrigue/murder-of-a-tribune.ts';
import { startOfSenate } from '../events/index.ts';
import type { Rome } from '../game.ts';
import { enterPhase } from '../turn/phase.ts';
import { neutrals } from '../neutrals/part.ts';
import { proc } from '../procs.ts';
import { say } from '../say.ts';
import { closing } from './adjourn.ts';
import { ballot } from './ballot.ts';
import { settleRome } from './between.ts';
import { business } from './other-business.ts';
import { CONSULSHIP_PROCS } from './elections/consulships.ts';
import { governorsStep } from './elections/governors-step.ts';
import { jointAppointment } from './elections/joint-appointment.ts';
import { censorStep, consulsStep, dictatorElection, ELECTION_PROCS, firstOf } from './elections/steps.ts';
import { FLOOR_CALL_PROCS } from './floor-calls.ts';
import { LAND_BILL_INTERRUPTS, LAND_BILL_RIGHT_PROCS } from './land-bill-rights.ts';
import { MOTION_INTERRUPTS } from './motions.ts';
import { notePresiding } from './presiding.ts';
import { promisedTribune } from './promised-tribune.ts';
import { PROPOSAL_PROCS } from './proposal-kinds.ts';
import { propose, proposeAny, putToVote } from './proposals.ts';
import { prosecutionsStep } from './prosecutions/index.ts';
import { repopulate } from './repopulating.ts';
import { closedSenate, type Step } from './state.ts';
import { STEP_IN_PROCS } from './step-in.ts';
import { playTribune, TRIBUNE_INTERRUPTS, useReserved } from './tribunes.ts';
import { voteProcedure } from './vote.ts';
import { whereSenateVotes } from './where-senate-votes.ts';

const enter = (cx: Cx<Rome>, step: Step): void => {
  cx.g.senate.step = step;
  notePresiding(cx);
  cx.log(say('senate.step', { step: `step:${step}` }), '1.09.1-c');
};

/** [1.09.1-a][1.09.1-b][1.09.1-c] Always in this order; [1.09.1-d] what goes beside it steps in at the windows. */
export const senate = proc('senate', () => ({}), {
  start: (cx) => {
    enterPhase(cx, 'senate');
    cx.g.senate = closedSenate();
    startOfSenate(cx);
    return call(settleRome, undefined, cx.g.neutrals === undefined ? 'consuls' : 'coalition');
  },
  // [4.05.1-a][4.05.1-b][4.05.1-c] Where Factions are Neutral, a Ruling Coalition stands in for all of the meeting.
  coalition: () => call(neutrals().coalitionSenate, undefined, 'closing'),
  consuls: (cx) => {
    enter(cx, 'consuls');
    return call(consulsStep, undefined, plays(cx.g, 'pontifex') ? 'pontifex' : 'dictator');
  },
  // [2.01.2-c][2.01.2-d][2.01.2-p] A vacancy of an earlier phase is filled before a Dictator is thought of.
  pontifex: (cx) => {
    if (!isElectionDue(cx.g)) return 'dictator';
    enter(cx, 'pontifex');
    return call(advanced().pontifexStep, undefined, 'dictator');
  },
  // [1.09.3-c] Directly after the Consuls.
  dictator: (cx) => {
    enter(cx, 'dictator');
    return call(jointAppointment, undefined, 'election');
  },
  election: () => call(dictatorElection, undefined, 'censor'),
  censor: (cx) => {
    enter(cx, 'censor');
    return call(censorStep, undefined, 'prosecutions');
  },
  // [1.09.4-f]
  prosecutions: (cx) => {
    enter(cx, 'prosecutions');
    return call(prosecutionsStep, undefined, 'governors');
  },
  governors: (cx) => {
    enter(cx, 'governors');
    return 'reserved';
  },
  // [1.09.151-e] What was secured during the trial of an Assassin's Leader among Prosecutions waits until here.
  reserved: (cx) => firstOf(cx, 'reserved') ?? call(governorsStep, undefined, 'business'),
  business: (cx) => {
    enter(cx, 'business');
    return call(business, undefined, 'closing');
  },
  closing: () => call(closing, undefined, 'over'),
  over: () => end(),
});

export const SENATE_PROCS = [
  voteProcedure,
  ballot,
  settleRome,
  repopulate,
  propose,
  putToVote,
  proposeAny,
  playTribune,
  promisedTribune,
  useReserved,
  business,
  closing,
  jointAppointment,
  governorsStep,
  ...PROPOSAL_PROCS,
  ...ELECTION_PROCS,
  ...CONSULSHIP_PROCS,
  ...STEP_IN_PROCS,
  ...FLOOR_CALL_PROCS,
  ...LAND_BILL_RIGHT_PROCS,
  ...MURDER_PROCS,
  ...GRAFT_PROCS,
  ...MOB_PROCS,
];
export const SENATE_INTERRUPTS: readonly Interrupt<Rome>[] = [
  ...[...TRIBUNE_INTERRUPTS, ...LAND_BILL_INTERRUPTS, ...MOTION_INTERRUPTS].map(whereSenateVotes),
  ...MURDER_INTERRUPTS,
  ...GRAFT_INTERRUPTS,
  ...MOB_INTERRUPTS,
];
