/** The Mortality Phase — 1.05 */
import { call, end } from '@tabularium/kernel';
import { enterPhase } from '../turn/phase.ts';
import { proc } from '../procs.ts';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { activateImminent } from '../wars/imminent.ts';
import { drawMortality } from './draw.ts';

export const mortality = proc('mortality', () => ({}), {
  start: (cx) => {
    enterPhase(cx, 'mortality');
    // [amb-44] It held for the rest of the turn in which it came.
    cx.g.noRecruitment = false;
    // [1.05.1-a][1.05.1-b] Before anybody dies.
    activateImminent(cx);
    drawMortality(cx);
    return call(factionsWithoutSenators, undefined, 'over');
  },
  over: () => end(),
});

export const MORTALITY_PROCS = [factionsWithoutSenators];
