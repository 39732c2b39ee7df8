/** What is being voted on, and the votes so far. */
import { proposalInWords } from '../rules/senate/sentence.ts';
import { type BattleIf, battlesIf } from '../rules/explain/battles-if.ts';
import { onFloorOf } from '../rules/sight/open.ts';
import type { SheetProps } from './props.ts';

const Bar = ({
  n,
  all,
  kind,
  text,
}: {
  readonly n: number;
  readonly all: number;
  readonly kind: string;
  readonly text: string;
}) =>
  n === 0 ? null : (
    <span class={kind} style={`width: ${(100 * n) / all}%`}>
      {text}
    </span>
  );

/** The exact chances of the first battle that a deployment would lead to. */
const BattleOdds = ({ battle, say }: { readonly battle: BattleIf; readonly say: SheetProps['say'] }) => {
  const percent = (x: number): number => Math.round(100 * x);
  const [win, draw, lose] = [percent(battle.win), percent(battle.draw), percent(battle.lose)];
  return (
    <div class="rr-odds">
      <span>
        {say('board.ifCarried', {
          who: battle.who,
          ground: `board.ground.${battle.ground}`,
          ours: battle.roman,
          theirs: battle.enemy,
        })}
      </span>
      <div class="rr-tally" role="img" aria-label={say('board.oddsAre', { win, draw, lose })}>
        <Bar n={win} all={100} kind="f" text={say('board.win', { n: win })} />
        <Bar n={draw} all={100} kind="w" text={say('board.draw', { n: draw })} />
        <Bar n={lose} all={100} kind="a" text={say('board.lose', { n: lose })} />
      </div>
    </div>
  );
};

export const Floor = ({ view, say }: SheetProps) => {
  const stands = onFloorOf(view);
  if (!stands) return null;
  const { proposal, ayes, nays, own, others } = stands;
  const cast = ayes + nays;
  const all = Math.max(1, cast + own + others);
  const needed = Math.floor((cast + own + others) / 2) + 1;
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
          <span>{say('board.votesInAll', { n: cast + own + others })}</span>
        </p>
        <div class="rr-tally" role="img" aria-label={say('board.tallyIs', { yes: ayes, no: nays, you: own, others })}>
          <Bar n={ayes} all={all} kind="f" text={say('board.for', { n: ayes })} />
          <Bar n={nays} all={all} kind="a" text={say('board.against', { n: nays })} />
          <Bar n={own} all={all} kind="y" text={say('board.yours', { n: own })} />
          <Bar n={others} all={all} kind="w" text={say('board.toCome', { n: others })} />
        </div>
        <p class="muted">{say('board.majority', { n: needed })}</p>
      </div>
      {battlesIf(view).map((battle) => (
        <BattleOdds key={battle.who} battle={battle} say={say} />
      ))}
    </section>
  );
};
