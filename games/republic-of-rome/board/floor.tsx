/** What is on the floor: the proposal in words, how the vote stands, and the battles that it would lead to. */
import { steady } from '@tabularium/parts/web';
import { proposalInWords } from '../rules/senate/sentence.ts';
import { type BattleIf, battlesIf } from '../rules/explain/battles-if.ts';
import { onFloorOf } from '../rules/sight/open.ts';
import { FiveOdds } from './forms/five-odds.tsx';
import { Tally, type TallyShare } from './forms/tally.tsx';
import type { ViewProps } from './props.ts';

/** The exact chances of the first battle that a deployment would lead to. */
const BattleOdds = ({ battle, say }: { readonly battle: BattleIf; readonly say: ViewProps['say'] }) => (
  <div class="rr-odds">
    <span>
      {say('board.ifCarried', {
        who: battle.who,
        ground: `board.ground.${battle.ground}`,
        ours: battle.roman,
        theirs: battle.enemy,
      })}
    </span>
    <FiveOdds of={battle.told} say={say} />
  </div>
);

export const Floor = steady(({ view, say }: ViewProps) => {
  const stands = onFloorOf(view);
  if (!stands) return null;
  const { proposal, ayes, nays, own, others } = stands;
  const shares: TallyShare[] = [
    { kind: 'for', n: ayes, words: say('board.for', { n: ayes }) },
    { kind: 'you', n: own, words: say('board.yours', { n: own }) },
    { kind: 'against', n: nays, words: say('board.against', { n: nays }) },
    { kind: 'to-come', n: others, words: say('board.toCome', { n: others }) },
  ];
  return (
    <section class="rr-floor" aria-label={say('board.onTheFloor')}>
      <div>
        <h3 class="h4">{say('board.onTheFloor')}</h3>
        <p class="rr-sentence">
          {proposalInWords(proposal)
            .map((m) => say(m.k, m.a ?? {}))
            .join(' ')}
        </p>
      </div>
      <div>
        <p class="h4 rr-tally-head">
          <span>{say('board.tally')}</span>
          <span>{say('board.votesInAll', { n: ayes + nays + own + others })}</span>
        </p>
        <Tally
          shares={shares}
          say={say}
          on={proposal.t}
          {...(proposal.t !== 'recall-pontifex' && { need: (n: number) => say('board.majority', { n }) })}
        />
      </div>
      {battlesIf(view).map((battle) => (
        <BattleOdds key={battle.who} battle={battle} say={say} />
      ))}
    </section>
  );
});
