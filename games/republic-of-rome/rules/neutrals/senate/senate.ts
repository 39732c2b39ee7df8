/** The Senate Phase where Factions are Neutral — 4.05.1 */
import { call, end } from '@tabularium/kernel';
import { proc } from '../../procs.ts';
import { neutralsOf, noBill } from '../state.ts';
import { bequests } from './bequests.ts';
import { builds } from './builds.ts';
import { formCoalition } from './coalition.ts';
import { lifeCandidate } from './consul-for-life.ts';
import { crisisOffices } from './crisis-offices.ts';
import { militaryPlan } from './military-plan.ts';
import { lastOfficesEnd } from './old-offices.ts';
import { sending } from './sending.ts';
import { divideSpoils } from './spoils.ts';

/**
 * [4.05.1-a][4.02.1-h] Coalition, Military Plan, Spoils, building. [4.05.1-d] Rome has been repopulated before. [4.05.1-b][4.05.1-c] There is no
 * Prosecution and no proposal, so nobody votes on anything.
 */
export const coalitionSenate = proc('neutrals.senate', () => ({}), {
  start: (cx) => {
    Object.assign(neutralsOf(cx.g), { taken: [], landBill: noBill(), outgoing: [] });
    // [1.09.71-a] In session from the first: a candidate for life may be named as soon as there is a Coalition.
    cx.g.senate.step = 'business';
    return call(formCoalition, undefined, 'life');
  },
  // [4.05.413-a]
  life: () => call(lifeCandidate, undefined, 'plan'),
  plan: () => call(militaryPlan, undefined, 'offices'),
  // [4.05.34-a][4.05.411-a]
  offices: (cx) => {
    lastOfficesEnd(cx);
    return neutralsOf(cx.g).plan.crisis ? call(crisisOffices, undefined, 'spoils') : 'spoils';
  },
  spoils: () => call(divideSpoils, undefined, 'builds'),
  // [A4-37]
  builds: () => call(builds, undefined, 'send'),
  // Offices are filled: now it is known who can command.
  send: () => call(sending, undefined, 'bequests'),
  bequests: () => call(bequests, undefined, 'over'),
  over: () => end(),
});

export const NEUTRAL_SENATE_PROCS = [
  coalitionSenate,
  formCoalition,
  militaryPlan,
  crisisOffices,
  builds,
  sending,
  bequests,
];
