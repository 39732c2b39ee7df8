/** How the vote stands with what is entered: what was cast, one's own on whichever side, and who is still to come. */
import type { Say } from '@tabularium/parts/web';
import { advancedVotes } from '../../../rules/advanced/extra-votes.ts';
import { factionRef } from '../../../rules/ids.ts';
import { votesOf } from '../../../rules/rome/senators.ts';
import { votersOf, votesCast } from '../../../rules/senate/counting.ts';
import type { Floor } from '../../../rules/senate/state.ts';
import type { TallyShare } from '../tally.tsx';
import { localOf, totals, type VoteForm } from './entries.ts';

export const sharesOf = (form: VoteForm, floor: Floor, say: Say): TallyShare[] => {
  const { view } = form.asked;
  const own = localOf(form.asked)!.seat;
  const cast = totals(form);
  const [yes, no] = [votesCast(floor, 'for'), votesCast(floor, 'against')];
  const others = view.factions.flatMap((_, faction): TallyShare[] => {
    if (faction === own || floor.called.includes(faction)) return [];
    const n = votersOf(view, floor, faction).reduce(
      (sum, s) => sum + votesOf(view, s) + advancedVotes(view, floor.proposal, s),
      0,
    );
    return [{ kind: 'to-come', n, words: `${say(factionRef(faction))} ${n}`, short: String(n) }];
  });
  return [
    { kind: 'for', n: yes, words: say('board.for', { n: yes }) },
    { kind: 'you', n: cast.for, words: say('board.yours', { n: cast.for }) },
    {
      kind: 'you-against',
      n: cast.against,
      words: say('vote.yoursAgainst', { n: cast.against }),
      short: say('board.yours', { n: cast.against }),
    },
    { kind: 'against', n: no, words: say('board.against', { n: no }) },
    ...others,
  ];
};
