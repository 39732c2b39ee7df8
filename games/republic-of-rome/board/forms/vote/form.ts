/** A Faction votes: how each Senator votes and what he buys, in one form. */
import './vote.css';
import type { Form } from '@tabularium/parts/web';
import { promisedVotes } from '../../../rules/senate/ballot.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { VoteBody } from './body.tsx';
import {
  allOf,
  answer,
  type Entered,
  KEYS,
  likely,
  localOf,
  mayAll,
  sent,
  taking,
  voteName,
  waysAtFirst,
} from './entries.ts';

const ALL = { for: 'vote.allFor', against: 'vote.allAgainst', abstain: 'vote.castNone' } as const;

export const voteForm: Form<RomeView, Entered> = {
  name: 'vote',
  size: 'large',
  verbs: ['aye', 'nay', 'abstain', 'split', 'buyVotes'],
  // While another votes one may only step in.
  isOf: (asked, entered) =>
    asked.question.due && localOf(asked) !== undefined && (entered === undefined || voteName(asked) === entered.vote),
  begins: (asked, before) => {
    const vote = voteName(asked);
    if (before?.vote === vote) return before;
    const way = likely(asked).find((w) => mayAll(asked, w));
    const l = localOf(asked)!;
    const bought = { ...promisedVotes(asked.view, l), ...l.bought };
    return { vote, ways: waysAtFirst(asked, way ?? 'for'), bought };
  },
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered } = form;
    const now = { name: 'cast', entered, ...sent(form, say) };
    const first = form.isComplete ? now : { ...now, missing: form.why ? say(form.why.k, form.why.a ?? {}) : '' };
    const others = (['for', 'against', 'abstain'] as const).flatMap((way) => {
      const ways = allOf(asked, way);
      const isEntered = Object.entries(ways).every(([id, w]) => entered.ways[id] === w);
      const other = form.with({ ...entered, ways, bought: way === 'abstain' ? {} : entered.bought });
      if (isEntered || !other.isComplete) return [];
      return [{ name: way, key: KEYS[way], entered: other.entered, label: say(ALL[way]) }];
    });
    return [first, ...others];
  },
  Body: VoteBody,
};
