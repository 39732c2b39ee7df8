/** How a vote stands: for, you on either side, against, and each Faction still to come, with the mark where it is carried. */
import type { Say } from '@tabularium/parts/web';
import { twoThirdsOf } from '../../rules/advanced/pontifex/two-thirds.ts';
import type { Proposal } from '../../rules/senate/proposal.ts';

export interface TallyShare {
  /** One's own votes stand between the others': next to those for it, and next to those against. */
  readonly kind: 'for' | 'you' | 'you-against' | 'against' | 'to-come';
  readonly n: number;
  readonly words: string;
  /** Where the bar is narrow. */
  readonly short?: string;
}

interface Props {
  readonly shares: readonly TallyShare[];
  readonly say: Say;
  /** What the mark means, where it is not that a proposal is carried. */
  readonly need?: (n: number, all: number) => string;
  /** What is voted on: most is carried by more than half. */
  readonly on?: Proposal['t'];
}

/** [1.09.143-a][2.01.8-b] How many of all carry it. */
const neededOf = (on: Proposal['t'] | undefined, all: number): number =>
  on === 'recall-pontifex' ? twoThirdsOf(all) : Math.floor(all / 2) + 1;

export const Tally = ({ shares, say, need, on }: Props) => {
  const all = shares.reduce((n, s) => n + s.n, 0);
  const there = shares.filter((s) => s.n > 0);
  const needed = neededOf(on, all);
  if (all === 0) return null;
  return (
    <div class="tally-box">
      <div class="tally-bar" role="img" aria-label={there.map((s) => s.words).join(', ')}>
        {there.map((s) => (
          <span key={s.words} class={s.kind} style={{ flexGrow: s.n }}>
            <b>{s.words}</b>
            {s.short !== undefined && <b class="short">{s.short}</b>}
          </span>
        ))}
      </div>
      <p class="tally-need" style={{ '--at': `${(100 * needed) / all}%` }}>
        <i aria-hidden="true" />
        <span>
          {need?.(needed, all) ?? say(on === 'recall-pontifex' ? 'vote.twoThirds' : 'vote.needed', { n: needed, all })}
        </span>
      </p>
    </div>
  );
};
