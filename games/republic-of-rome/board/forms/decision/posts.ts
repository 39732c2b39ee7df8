/** What governing a Province brings and costs — 1.09.5-e, 1.09.51-a, card-158-a */
import type { Say } from '@tabularium/parts/web';
import { sideOf } from '../../../rules/rome/provinces.ts';
import { maybeSenator, votesOf } from '../../../rules/rome/senators.ts';
import { TERM } from '../../../rules/senate/elections/governing.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { range } from '../governors/range.ts';
import type { Fact } from './decision.ts';

interface Post {
  readonly province: string;
  readonly who: string;
}

export const votesGone = (view: RomeView, who: string, say: Say): string => {
  const s = maybeSenator(view, who);
  return say('decision.votesGone', { n: s ? votesOf(view, s) : 0 });
};

export const postFacts = (view: RomeView, { province, who }: Post, say: Say): Fact[] => {
  const p = view.provinces.find((x) => x.id === province);
  const s = maybeSenator(view, who);
  if (!p || !s) return [];
  const side = sideOf(view, p);
  return [
    [say('decision.spoilsOf', { province: p.id }), say('decision.talents', { n: range(view, side.spoils) })],
    [say('decision.stateFrom', { province: p.id }), say('decision.talents', { n: range(view, side.income) })],
    [say('decision.away', { who: s.id }), say('decision.turns', { n: TERM })],
    [say('decision.votesOf', { who: s.id }), String(votesOf(view, s))],
  ];
};
