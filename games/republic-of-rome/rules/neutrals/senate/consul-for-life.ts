/** A Consul for Life of a Coalition of one Faction — 4.05.413 */
import { call, end } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { factionRef, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { idsOf, isAlignedInRome, maybeSenator, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { becomeConsulForLife } from '../../senate/consul-for-life.ts';
import { lifeNominees } from '../../senate/life-election.ts';
import { assassinationCheck } from '../intrigue/assassins.ts';
import { because, type Narrowed, narrowed, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { membersOf } from './eligibility.ts';

/** [4.05.413-a][4.05.413-c][A4-42] Of the only Faction that rules, in Rome, with 21 Influence; most Influence first. */
const candidates = (g: Rome): Narrowed<Senator> => {
  const [only, other] = membersOf(g);
  const isOne = only !== undefined && other === undefined && !g.senators.some((s) => s.consulForLife);
  const all = isOne ? lifeNominees(g).map((id) => senator(g, id)) : [];
  return narrowed(
    all.filter((s) => s.faction === only),
    (s) => s.id,
    [{ pick: 'most', of: (s) => s.influence, named: 'measure:influence' }],
  );
};
/** [A4-42] Looked at when the Coalition has been formed, and before each choice of Spoils. */
export const isLifeCandidate = (g: Rome): boolean => candidates(g).left.length > 0;

const naming = (g: Rome): Move => {
  const { left, candidates: all } = candidates(g);
  return {
    faction: left[0]!.faction,
    does: say('neutral.life.candidate', { who: idsOf(left) }),
    rule: '4.05.413-a',
    because: because(say('neutral.life.alone', { faction: factionRef(left[0]!.faction) }), all),
  };
};

interface Local {
  who: SenatorId | '';
  fate: string;
}
/** [4.05.413-b] He must come through an attempt on his life; [A4-42] nobody may decline. One after the other, until somebody has. */
export const lifeCandidate = proc(
  'neutrals.life',
  { who: 'open', fate: 'open' },
  (): Local => ({ who: '', fate: '' }),
  {
    start: (cx) => (isLifeCandidate(cx.g) ? call(nextMove, naming(cx.g), 'named') : end()),
    named: (cx, l) => {
      l.who = settled(cx, candidates(cx.g), (s) => s.id).id;
      return call(assassinationCheck, { target: l.who, by: -1 }, 'after', 'fate');
    },
    after: (cx, l) => {
      const s = maybeSenator(cx.g, l.who);
      // [4.05.413-d] The automatic appointment of another may have come first.
      const isFree = !cx.g.senators.some((x) => x.consulForLife);
      if (l.fate === 'killed' || s === undefined || !isAlignedInRome(s) || !isFree) return 'start';
      becomeConsulForLife(cx, s);
      cx.log(say('neutral.life.appointed', { who: s.id }), '4.05.413-a');
      return end();
    },
  },
);
