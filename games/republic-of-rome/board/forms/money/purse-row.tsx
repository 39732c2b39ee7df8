/** One purse in the table of money: what lies in it, on a line and in steps, and what it is good for. */
import { Amount, Icon } from '@tabularium/parts/kit';
import { Slider, type Tick } from '@tabularium/parts/slider';
import type { FormProps, Say } from '@tabularium/parts/web';
import { tablesOf } from '../../../rules/data/printed.ts';
import { GAMES } from '../../../rules/forum/games.ts';
import type { Senator } from '../../../rules/game.ts';
import { influenceFor } from '../../../rules/revenue/contributions.ts';
import { isInRome } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { type Entered, factionOfAsked, rebelsNow, treasuryOf, unplaced } from './entries.ts';
import { placed, shared, totalOf } from './placing.ts';

type Props = FormProps<RomeView, Entered>;

export const Name = ({ form, say, senator: s }: Props & { readonly senator: Senator }) => {
  const { view } = form.asked;
  const under = [
    ...(s.office === '' ? [] : [say(`office:${s.office}`)]),
    ...view.provinces
      .filter((p) => p.governor === s.id)
      .map((p) => say('board.governs', { province: p.id, n: p.term })),
    ...view.concessions.filter((c) => c.holder === s.id).map((c) => say(c.id)),
    ...(s.rebel === 'no' ? [] : [say(`board.rebel.${s.rebel}`)]),
    ...(s.bodyguard ? [say('money.bodyguard')] : []),
  ];
  return (
    <>
      {say(s.id)}{' '}
      {view.factions[factionOfAsked(form.asked)]!.leader === s.id && (
        <span class="rr-laurel">
          <Icon name="laurel" label={say('board.leader')} />
        </span>
      )}
      <small class={under.length > 0 ? 'holds' : ''}>
        {under.length > 0 ? under.join(' · ') : say(isInRome(s) ? 'money.inRome' : 'money.away')}
      </small>
    </>
  );
};

interface RowProps extends Props {
  readonly purse: string;
  readonly head: preact.ComponentChildren;
  readonly ticks: readonly Tick[];
  readonly use?: string;
  readonly senator?: Senator;
  readonly earns?: number;
  /** [1.06.3-c] He shares only with other Rebels. */
  readonly rebel?: true;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

export const PurseRow = ({ form, say, change, purse, head, ticks, use, senator, earns, rebel }: RowProps) => {
  const { asked, entered } = form;
  const treasury = treasuryOf(asked);
  const free = unplaced(asked, entered);
  const [now, was] = rebel
    ? [entered.rebels[purse] ?? 0, rebelsNow(asked)[purse] ?? 0]
    : [entered.purses[purse] ?? 0, entered.was[purse] ?? 0];
  const max = rebel ? totalOf(entered.rebels) : totalOf(entered.purses) + free;
  const set = (n: number): void =>
    change(
      rebel ? { ...entered, rebels: shared(entered.rebels, purse, n) } : placed(entered, purse, n, free, treasury),
    );
  const label = say('money.lies.on', { purse: purse === treasury ? say('money.treasury') : purse });
  return (
    <tr>
      <th scope="row">{head}</th>
      <td class="n" data-label={say('money.was')}>
        {was}
      </td>
      <td class="money-line">
        <Slider
          label={label}
          spoken={say('money.spoken', { n: now, free: unplaced(asked, entered) })}
          value={now}
          was={was}
          max={max}
          ticks={ticks}
          onChange={set}
        />
      </td>
      <td>
        <Amount
          label={label}
          value={now}
          min={0}
          max={max}
          fewer={say('ui.fewer')}
          more={say('ui.more')}
          onChange={set}
        />
      </td>
      <td class={now > was ? 'n money-up' : now < was ? 'n money-down' : 'n'}>{signed(now - was)}</td>
      <td class="money-use">{use ?? (senator && <GoodFor say={say} view={asked.view} senator={senator} n={now} />)}</td>
      <td class="n" data-label={say('money.earns')}>
        {earns}
      </td>
    </tr>
  );
};

/** What a Senator can do with so much money. */
const GoodFor = ({
  say,
  view,
  senator,
  n,
}: {
  readonly say: Say;
  readonly view: RomeView;
  readonly senator: Senator;
  readonly n: number;
}) => {
  if (n === 0) return <>{say('money.nothing')}</>;
  const influence = influenceFor(view, n);
  const gives = influence > 0 ? say('money.contribution', { influence }) : undefined;
  if (!isInRome(senator)) return <>{gives ?? say('money.whenBack')}</>;
  const best = tablesOf(view).games.findLastIndex(({ cost }) => cost <= n);
  if (best < 0)
    return <>{gives === undefined ? say('money.votes', { n }) : `${gives}, ${say('money.votes', { n })}`}</>;
  return (
    <>
      <b class="money-up">{say('money.enough', { games: GAMES[best]! })}</b>
      <br />
      {[...(gives === undefined ? [] : [gives]), say('money.orVotes', { n })].join(', ')}
    </>
  );
};

/** [1.06.3-c][1.06.3-d] His money stays where it is. */
export const Frozen = ({ why, ...props }: Props & { readonly senator: Senator; readonly why: string }) => (
  <tr class="no">
    <th scope="row">
      <Name {...props} />
    </th>
    <td class="n">{props.senator.talents}</td>
    <td colSpan={5}>{why}</td>
  </tr>
);
