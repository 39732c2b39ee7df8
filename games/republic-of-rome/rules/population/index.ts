/** The Population Phase — 1.08. Nobody decides anything in it. */
import { call, end } from '@tabularium/kernel';
import { enterPhase } from '../turn/phase.ts';
import { proc } from '../procs.ts';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { consultThePeople } from './state-of-the-republic.ts';
import { raiseUnrest } from './unrest.ts';

export const population = proc('population', () => ({}), {
  start: (cx) => {
    enterPhase(cx, 'population');
    raiseUnrest(cx);
    consultThePeople(cx);
    return call(factionsWithoutSenators, undefined, 'over');
  },
  over: () => end(),
});
