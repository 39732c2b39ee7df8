/** Graft, Murder of a Tribune and the Mob, played by Neutrals — 4.07.6 */
import { call, end } from '@tabularium/kernel';
import { graft } from '../../cards/intrigue/graft.ts';
import { mob } from '../../cards/intrigue/mob-incited.ts';
import { murder } from '../../cards/intrigue/murder-of-a-tribune.ts';
import type { Rome, Senator } from '../../game.ts';
import { type FactionId, factionRef } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { holds } from '../../rome/cards.ts';
import { idsOf, inRomeOf, oratory } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { STOPPED, TRIED } from '../../senate/step-in.ts';
import { because, type Measure, type Narrowed, narrowed, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';

type Deed = 'graft' | 'murder' | 'mob';
/** [A4-52] Who does it: the richest, the most popular, the best speaker in Rome. */
const BY: Readonly<Record<Deed, (g: Rome) => Measure<Senator>>> = {
  graft: () => ({ pick: 'most', of: (s) => s.talents, named: 'measure:money' }),
  murder: () => ({ pick: 'most', of: (s) => s.popularity, named: 'measure:popularity' }),
  mob: (g) => ({ pick: 'most', of: (s) => oratory(g, s), named: 'measure:oratory' }),
};
const doers = (g: Rome, by: FactionId, deed: Deed): Narrowed<Senator> =>
  narrowed(inRomeOf(g, by), (s) => s.id, [BY[deed](g)]);

const CARD = { graft: 'graft', murder: 'murder-of-a-tribune', mob: 'mob-incited-to-violence' } as const;
const RULE = { graft: '4.07.6-a', murder: '4.07.6-a', mob: '4.07.6-b' } as const;
const WHY = { graft: 'neutral.tribune.why', murder: 'neutral.tribune.why', mob: 'neutral.tribune.voided' } as const;
const canDo = (g: Rome, by: FactionId, deed: Deed): boolean => holds(g, by, CARD[deed]) && inRomeOf(g, by).length > 0;

const moveOf = (g: Rome, by: FactionId, deed: Deed): Move => {
  const { left, candidates } = doers(g, by, deed);
  return {
    faction: by,
    does: say('neutral.tribune.answers', { faction: factionRef(by), deed: `deed:${deed}`, who: idsOf(left) }),
    rule: RULE[deed],
    because: because(say(WHY[deed], { deed: `deed:${deed}` }), candidates),
  };
};

interface Local {
  readonly by: FactionId;
  result: string;
}
/** [4.07.6-a] A Tribune would cost it Spoils: Graft, and if that fails Murder. Ends with whether the Tribune was stopped. */
export const answerTribune = proc(
  'neutrals.answer-tribune',
  { by: 'open', result: 'open' },
  (a: { readonly by: FactionId }): Local => ({ ...a, result: TRIED }),
  {
    start: (cx, l) => (canDo(cx.g, l.by, 'graft') ? call(nextMove, moveOf(cx.g, l.by, 'graft'), 'graft') : 'then'),
    graft: (cx, l) => {
      const { id } = settled(cx, doers(cx.g, l.by, 'graft'), (s) => s.id);
      return call(graft, { by: l.by, who: id, against: 'tribune' }, 'then', 'result');
    },
    then: (cx, l) => {
      if (l.result === STOPPED || !canDo(cx.g, l.by, 'murder')) return end(l.result);
      return call(nextMove, moveOf(cx.g, l.by, 'murder'), 'murder');
    },
    murder: (cx, l) => {
      const { id } = settled(cx, doers(cx.g, l.by, 'murder'), (s) => s.id);
      return call(murder, { by: l.by, who: id, against: 'tribune' }, 'over', 'result');
    },
    over: (_, l) => end(l.result),
  },
);

/** [4.07.6-b] The Neutral whose Tribune was just stopped sends the Mob. */
export const mobOfVoided = proc('neutrals.mob', () => ({}), {
  start: (cx) => call(nextMove, moveOf(cx.g, cx.g.senate.tribune, 'mob'), 'mob'),
  mob: (cx) => {
    const by = cx.g.senate.tribune;
    const { id } = settled(cx, doers(cx.g, by, 'mob'), (s) => s.id);
    return call(mob, { by, who: id }, 'over');
  },
  over: () => end(),
});
