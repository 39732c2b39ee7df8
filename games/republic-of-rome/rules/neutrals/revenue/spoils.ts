/** Provincial Spoils of Neutral Governors — 4.03.3 */
import { call, end } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import type { ProvinceId, SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { openToSpoils, type Spoils, takeSpoils } from '../../revenue/spoils.ts';
import { factionsFromHrao } from '../../rome/hrao.ts';
import { isNeutral } from '../../rome/players.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { province } from '../../wars/wars.ts';
import { maybeGuideline } from '../guidelines.ts';
import { because, candidate } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { neutralsOf } from '../state.ts';

/** [4.03.3-d] Cicero and both Catos. */
const HONEST: readonly SenatorId[] = ['senator:28A', 'senator:22A', 'senator:22B'];
/** [4.03.3-b] The least die on which he takes them. */
const ALWAYS = 1;
const NEVER = 7;

const governorOf = (g: Rome, id: ProvinceId) => senator(g, province(g, id).governor);
const needed = (g: Rome, id: ProvinceId): number => {
  const s = governorOf(g, id);
  return HONEST.includes(s.id) ? NEVER : maybeGuideline(g, s.faction)!.spoilsOn;
};

const planned = (g: Rome, id: ProvinceId): Move => {
  const s = governorOf(g, id);
  const least = needed(g, id);
  const told = { who: s.id, province: id };
  const does =
    least === ALWAYS
      ? say('neutral.governor.takes', told)
      : least === NEVER
        ? say('neutral.governor.leaves', told)
        : say('neutral.governor.die', { ...told, least });
  const by = HONEST.includes(s.id)
    ? say('neutral.by.honest', { who: s.id })
    : say('neutral.by.spoils', { guideline: `guideline:${neutralsOf(g).guidelines[s.faction]!}` });
  return {
    faction: s.faction,
    does,
    rule: HONEST.includes(s.id) ? '4.03.3-d' : '4.03.3-b',
    because: because(by, [candidate(s.id)]),
  };
};

/** [4.03.3-c] A die for each Governor, if one is needed, before the Spoils are rolled for. */
export const helpsHimself = (g: Rome, id: ProvinceId, die: () => number): boolean => {
  const least = needed(g, id);
  return least === ALWAYS || (least !== NEVER && die() >= least);
};

interface Local {
  /** What others have got. */
  readonly got: Spoils[];
  left: ProvinceId[];
}

/** [4.03.3-a] One Governor after another, from the HRAO's Faction; [4.03.3-e] who takes Spoils is corrupt like anybody. Ends with what everybody has got. */
export const governorsSpoils = proc(
  'neutrals.governors-spoils',
  { got: 'open', left: 'open' },
  (a: { readonly got: readonly Spoils[] }): Local => ({ got: [...a.got], left: [] }),
  {
    start: (cx, l) => {
      l.left = factionsFromHrao(cx.g).flatMap((faction) =>
        isNeutral(cx.g, faction) ? openToSpoils(cx.g, faction) : [],
      );
      return 'next';
    },
    next: (cx, l) => {
      const id = l.left[0];
      if (id === undefined) return end(l.got);
      const move = planned(cx.g, id);
      if (needed(cx.g, id) !== NEVER) return call(nextMove, move, 'carryOut');
      // Nothing happens, so that there is nothing to look at.
      cx.explain(move.does, move.rule, move.because);
      l.left.shift();
      return 'next';
    },
    carryOut: (cx, l) => {
      const id = l.left.shift()!;
      if (helpsHimself(cx.g, id, () => cx.d6())) l.got.push(takeSpoils(cx, province(cx.g, id)));
      else cx.log(say('neutral.spoils.left', { who: governorOf(cx.g, id).id, province: id }), '4.03.3-b');
      return 'next';
    },
  },
);
