/** Dictator and Master of Horse in a Crisis, and who may be Consul in one — 4.05.34, 4.05.411 */
import { type Because, call, end } from '@tabularium/kernel';
import { abilityOf } from '../../data/printed.ts';
import type { Rome, Senator } from '../../game.ts';
import type { None, SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { isNeutral } from '../../rome/players.ts';
import { maybeSenator, military, senator } from '../../rome/senators.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { dictatorCandidates, HORSE_INFLUENCE, makeDictator, masterOfHorse } from '../../senate/elections/dictator.ts';
import { because, type Measure, type Narrowed, narrowed, settled } from '../narrowing.ts';
import { nextMove } from '../next-move.ts';
import { neutralsOf } from '../state.ts';

const refOf = (s: Senator): string => s.id;
const mostMilitary = (g: Rome): Measure<Senator> => ({
  pick: 'most',
  of: (s) => military(g, s),
  named: 'measure:military',
});
/** [4.05.34-d] Of a Disaster or Standoff in the War that the plan attacks first [A4-36]. */
const immuneFirst = (g: Rome): Measure<Senator> => ({
  pick: 'most',
  of: (s) => {
    const war = neutralsOf(g).plan.attacks[0]?.war;
    return abilityOf(g, s.id)?.nullifies?.some((id) => id === war) ? 1 : 0;
  },
  named: 'measure:immunity',
  lacks: 'neutral.lacks.immunity',
});
/** [4.05.34-e][4.05.411-b] */
const coalitionFirst = (g: Rome): Measure<Senator> => ({
  pick: 'most',
  of: (s) => (neutralsOf(g).coalition.members.includes(s.faction) ? 1 : 0),
  named: 'measure:coalition',
  lacks: 'neutral.lacks.coalition',
});
/** [4.05.34-e] */
const LEAST_INFLUENCE: Measure<Senator> = { pick: 'least', of: (s) => s.influence, named: 'measure:influence' };

/** [4.05.34-i] Aligned, in Rome, without a Major Office but that of Censor. */
const eligible = (g: Rome): Senator[] => dictatorCandidates(g).map((id) => senator(g, id));

/** [4.05.34-c][4.05.34-d][4.05.34-e][A4-36] In the Coalition or not. */
const forDictator = (g: Rome): Narrowed<Senator> =>
  narrowed(eligible(g), refOf, [mostMilitary(g), immuneFirst(g), coalitionFirst(g), LEAST_INFLUENCE]);
/** [4.05.34-f] The next highest Military. */
const forHorse = (g: Rome): Narrowed<Senator> =>
  narrowed(eligible(g), refOf, [mostMilitary(g), coalitionFirst(g), LEAST_INFLUENCE]);

const take = (g: Rome, spoil: 'dictator' | 'master-of-horse', who: SenatorId): void => {
  // [4.05.34-b] Nobody's choice.
  neutralsOf(g).taken.push({ spoil, by: -1, who });
};
const reasons = (by: 'neutral.byDictator' | 'neutral.byHorse', { candidates }: Narrowed<Senator>): Because =>
  because(say(by), candidates);

/** [4.05.34-a][4.05.411-a] Before the Spoils are divided. */
export const crisisOffices = proc(
  'neutrals.crisis-offices',
  { dictator: 'open' },
  (): { dictator: SenatorId | None } => ({ dictator: '' }),
  {
    start: (cx) => {
      const found = forDictator(cx.g);
      const [first] = found.left;
      if (first === undefined) return end();
      const does = say('neutral.dictator', { refs: found.left.map(refOf), n: found.left.length });
      const move = { faction: -1, does, rule: '4.05.34-c', because: reasons('neutral.byDictator', found) };
      return call(nextMove, move, 'dictator');
    },
    dictator: (cx, l) => {
      const { id, faction } = settled(cx, forDictator(cx.g), refOf);
      l.dictator = id;
      makeDictator(cx, id);
      take(cx.g, 'dictator', id);
      if (isNeutral(cx.g, faction)) return 'horse';
      // [4.05.34-g]
      return call(masterOfHorse, { proposal: { t: 'dictator', nominee: id } }, 'appointed');
    },
    appointed: (cx) => {
      const horse = cx.g.senators.find((s) => s.office === 'master-of-horse');
      if (horse) take(cx.g, 'master-of-horse', horse.id);
      return end();
    },
    horse: (cx, l) => {
      const found = forHorse(cx.g);
      const dictator = maybeSenator(cx.g, l.dictator);
      if (found.left.length === 0 || dictator === undefined) return end();
      const does = say('neutral.horse', { refs: found.left.map(refOf), n: found.left.length });
      const move = {
        faction: dictator.faction,
        does,
        rule: '4.05.34-f',
        because: reasons('neutral.byHorse', found),
      };
      return call(nextMove, move, 'rides');
    },
    rides: (cx) => {
      const s = settled(cx, forHorse(cx.g), refOf);
      s.office = 'master-of-horse';
      cx.log(say('senate.takesOffice', { who: s.id, office: 'office:master-of-horse' }), '1.09.33-b');
      changeInfluence(cx, s, HORSE_INFLUENCE);
      take(cx.g, 'master-of-horse', s.id);
      return end();
    },
  },
);
