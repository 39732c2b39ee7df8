/** Whether Senators contribute: how the State stands, and what it is worth. */
import { Amount, Icon, OptionCard, Options, Seg, Sum } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { tablesOf } from '../../../rules/data/printed.ts';
import { LOW } from '../../../rules/rome/bankruptcy.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { totalOf } from '../money/placing.ts';
import { able, type Entered, whyNot } from './entries.ts';

type Props = FormProps<RomeView, Entered>;

export const ContributionBody = (props: Props) => {
  const { form, say, change, tell } = props;
  const { asked, entered } = form;
  const { who, shares } = entered;
  const now = shares[who] ?? 0;
  const set = (n: number): void => change({ ...entered, shares: { ...shares, [who]: n } });
  const rows = [{ talents: 0, influence: 0 }, ...tablesOf(asked.view).contributions];
  const ids = Object.entries(able(asked)).sort((a, b) => b[1] - a[1]);
  return (
    <div class="contribution-form">
      <State {...props} />
      {ids.length > 1 && (
        <Seg
          label={say('contribution.who')}
          value={who}
          of={ids.map(([id, n]) => ({
            value: id,
            label: say('contribution.purse', { who: id, n: n - (shares[id] ?? 0) }),
          }))}
          onChange={(id) => change({ ...entered, who: id })}
        />
      )}
      <Options label={say('contribution.howMuch')}>
        {rows.map(({ talents, influence }) => {
          const why = whyNot(asked, who, talents);
          return (
            <OptionCard
              key={talents}
              value={String(talents)}
              title={talents === 0 ? say('contribution.nothing') : say('contribution.talents', { n: talents })}
              chosen={now === talents}
              reason={why && say(why.k, why.a ?? {})}
              promised={why?.k === 'no.agreement'}
              onPress={() => (why ? tell(why) : set(talents))}
            >
              {say('contribution.influence', { n: influence })}
            </OptionCard>
          );
        })}
      </Options>
      <p class="contribution-exact">
        <Amount
          label={say('contribution.from', { who })}
          value={now}
          min={0}
          max={able(asked)[who] ?? 0}
          unit={say('money.t')}
          fewer={say('ui.fewer')}
          more={say('ui.more')}
          onChange={set}
        />
        <span class="quiet">{say('contribution.once')}</span>
      </p>
    </div>
  );
};

/** [1.06.52-h] What the State has, what it owes, and what is left. */
const State = ({ form, say }: Props) => {
  const { asked, entered } = form;
  const { state } = asked.view;
  const debits = form.explain(asked, 'contribute')?.tallies[0];
  if (!debits) return null;
  const own = totalOf(entered.shares);
  const after = state - debits.total + own;
  const parts = [
    { n: state, word: say('contribution.state') },
    ...debits.parts.filter((p) => p.n !== 0).map((p) => ({ n: -p.n, word: say(`tally.${p.k}`), tone: 'bad' as const })),
    ...(own > 0 ? [{ n: own, word: say('contribution.yours'), tone: 'good' as const }] : []),
  ];
  const danger = after < 0 ? 'bad' : after < LOW ? 'warn' : 'good';
  return (
    <div class="contribution-state" role="status">
      <Sum small parts={parts} total={after} word={say('contribution.after')} />
      <span class={`chip ${danger}`}>
        <Icon name={danger === 'good' ? 'check' : 'unrest'} />
        {say(`contribution.danger.${danger}`, { n: LOW })}
      </span>
    </div>
  );
};
