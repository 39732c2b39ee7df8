/** Offices that nobody in the Coalition can have — 4.05.41 */
import { call, end } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { chosen } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { idsOf } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { because, type Narrowed, narrowed, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import type { Spoil } from '../state.ts';
import { candidatesOf, isForCoalition, needsConsent } from './eligibility.ts';
import { give, thenLegates } from './giving.ts';
import { officesLeft, spoilRef } from './spoils-left.ts';

/** [A4-39] Filled last: an office, or a Province, that nobody in the Coalition can have. */
export const leftToOutsiders = (g: Rome): Spoil | undefined => officesLeft(g).find((x) => !isForCoalition(g, x));

/** [4.05.41-c] Whoever is eligible and has least Influence; [A4-72] who must agree only if there is nobody else. */
const outsiders = (g: Rome, spoil: Spoil): Narrowed<Senator> => {
  const all = candidatesOf(g, spoil);
  const willing = all.filter((s) => !needsConsent(g, spoil, s));
  return narrowed(willing.length > 0 ? willing : all, (s) => s.id, [
    { pick: 'least', of: (s) => s.influence, named: 'measure:influence' },
  ]);
};

const moveOf = (g: Rome, spoil: Spoil): Move => {
  const { left, candidates } = outsiders(g, spoil);
  return {
    faction: -1,
    does: say('neutral.spoils.outside', { what: spoilRef(spoil), who: idsOf(left) }),
    rule: '4.05.41-c',
    because: because(say('neutral.spoils.noMember'), candidates),
  };
};

interface Local {
  spoil: Spoil | '';
}
export const fillFromOutside = proc('neutrals.outside', { spoil: 'open' }, (): Local => ({ spoil: '' }), {
  start: (cx, l) => {
    const spoil = leftToOutsiders(cx.g);
    if (spoil === undefined) return end();
    l.spoil = spoil;
    return call(nextMove, moveOf(cx.g, spoil), 'give');
  },
  give: (cx, l) => {
    const spoil = chosen(l.spoil);
    const { id } = settled(cx, outsiders(cx.g, spoil), (s) => s.id);
    give(cx, -1, spoil, id);
    return thenLegates(spoil, id, 'over');
  },
  over: () => end(),
});
