/** The form of a Redistribution: what there is, where it lies, what goes to others. */
import { Amount, Icon, Panel, Slider, Sum, type Tick } from '@tabularium/parts/kit';
import type { FormProps, Say } from '@tabularium/parts/web';
import { tablesOf } from '../../../rules/data/printed.ts';
import { GAMES } from '../../../rules/forum/games.ts';
import type { Senator } from '../../../rules/game.ts';
import { influenceFor } from '../../../rules/revenue/contributions.ts';
import { isInRome, senatorsOf } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import {
  debtsIn,
  type Entered,
  factionOfAsked,
  lumpOf,
  movable,
  preset,
  PRESETS,
  pursesNow,
  rebelsNow,
  treasuryOf,
  unplaced,
} from './entries.ts';
import { Gifts } from './gifts.tsx';
import { placed, shared, totalOf } from './placing.ts';
import { certainRevenue, earnedBy, inHand, partsOf, revenueOf } from './revenue.ts';

type Props = FormProps<RomeView, Entered>;

export const MoneyBody = (props: Props) => (
  <div class="money-form">
    <WhatThereIs {...props} />
    <Purses {...props} />
    <Gifts {...props} />
  </div>
);

const WhatThereIs = ({ form, say }: Props) => {
  const { asked, entered } = form;
  const { view } = asked;
  const treasury = treasuryOf(asked);
  const now = pursesNow(asked);
  const revenue = revenueOf(view, factionOfAsked(asked));
  const owed = totalOf(debtsIn(asked));
  const isNew = lumpOf(asked) > 0;
  const free = unplaced(asked, entered);
  const onSenators = totalOf(now) - now[treasury]!;
  const own = [
    { n: now[treasury]!, word: say('money.hidden') },
    { n: onSenators, word: say('money.onSenators') },
    ...(owed > 0 ? [{ n: -owed, word: say('money.owed'), tone: 'bad' as const }] : []),
  ];
  return (
    <section class="form-panel money-sums" aria-label={say('money.whatThereIs')}>
      <div>
        <h3 class="caps">{say('money.revenue')}</h3>
        <Sum
          small
          parts={partsOf(revenue, say)}
          total={revenue.total}
          word={say(isNew ? 'money.toPlace' : 'money.placedAlready')}
        />
      </div>
      <div>
        <h3 class="caps">{say('money.yours')}</h3>
        <Sum small parts={own} total={Math.max(0, totalOf(now) - owed)} word={say('money.movable')} />
      </div>
      <p class={free > 0 ? 'money-left some' : 'money-left'} role="status">
        <b>{free}</b> <span>{say('money.notYetPlaced', { n: free })}</span>
      </p>
    </section>
  );
};

/** Ticks on the line of a Senator: what so much money buys. */
const ticksOf = (view: RomeView, say: Say): Tick[] => {
  const { games, contributions } = tablesOf(view);
  return [
    ...games.map(({ cost }, i) => ({ n: cost, word: say(GAMES[i]!) })),
    ...contributions.map(({ talents, influence }) => ({ n: talents, word: say('money.contribution', { influence }) })),
  ].sort((a, b) => a.n - b.n);
};

const Purses = (props: Props) => {
  const { form, say, change } = props;
  const { asked, entered } = form;
  const { view } = asked;
  const treasury = treasuryOf(asked);
  const faction = factionOfAsked(asked);
  const own = senatorsOf(view, faction);
  const revenue = certainRevenue(view, faction);
  const [loyal, rebels] = [Object.keys(pursesNow(asked)), Object.keys(rebelsNow(asked))];
  const was = totalOf(entered.was);
  const lump = lumpOf(asked);
  const given = movable(asked) - totalOf(entered.purses) - unplaced(asked, entered);
  return (
    <Panel
      main
      class="money-purses"
      title={say('money.where', { n: totalOf(entered.purses) })}
      right={
        <>
          <span>{say('money.setTo')}</span>
          {PRESETS.map((how) => (
            <button key={how} type="button" class="btn small" onClick={() => change(preset(asked, how))}>
              {say(`money.${how}`)}
            </button>
          ))}
        </>
      }
      foot={<NextTurn {...props} />}
    >
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">{say('money.purse')}</th>
            <th scope="col" class="n">
              {say('money.was')}
            </th>
            <th scope="col">{say('money.drag')}</th>
            <th scope="col">{say('money.now')}</th>
            <th scope="col" class="n">
              <span class="sr">{say('money.change')}</span>
            </th>
            <th scope="col">{say('money.goodFor')}</th>
            <th scope="col" class="n">
              {say('money.earns')}
            </th>
          </tr>
        </thead>
        <tbody>
          <PurseRow
            {...props}
            purse={treasury}
            ticks={[]}
            head={
              <>
                <Icon name="lock" /> {say('money.treasury')}
                <small>{say('money.unseen')}</small>
              </>
            }
            use={say('money.hiddenUse')}
          />
          {own.map((s) => {
            const common = { ...props, key: s.id, purse: s.id, ticks: ticksOf(view, say), senator: s };
            const earns = earnedBy(view, revenue, s.id);
            if (loyal.includes(s.id))
              return <PurseRow {...common} head={<Name {...props} senator={s} />} earns={earns} />;
            if (rebels.length > 1 && rebels.includes(s.id))
              return <PurseRow {...common} rebel head={<Name {...props} senator={s} />} />;
            const why = rebels.includes(s.id) ? 'money.rebel' : 'money.captive';
            return <Frozen key={s.id} {...props} senator={s} why={say(why)} />;
          })}
          <tr class="total">
            <th scope="row">{say('money.together')}</th>
            <td class="n">{was}</td>
            <td class="money-use">
              {say('money.sum', { was, lump })}
              {given > 0 && ` ${say('money.sumGiven', { n: given })}`}
            </td>
            <td class="money-total">{totalOf(entered.purses)}</td>
            <td />
            <td class="money-use">{say('money.ticks')}</td>
            <td class="n">{revenue.total}</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
};

const Name = ({ form, say, senator: s }: Props & { readonly senator: Senator }) => {
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
      {say(s.id)}
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

const PurseRow = ({ form, say, change, purse, head, ticks, use, senator, earns, rebel }: RowProps) => {
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
const Frozen = ({ why, ...props }: Props & { readonly senator: Senator; readonly why: string }) => (
  <tr class="no">
    <th scope="row">
      <Name {...props} />
    </th>
    <td class="n">{props.senator.talents}</td>
    <td colSpan={5}>{why}</td>
  </tr>
);

const NextTurn = ({ form, say }: Props) => {
  const { asked } = form;
  const faction = factionOfAsked(asked);
  const more = inHand(asked.view, faction).map(({ id, n }) => say('money.oncePlayed', { concession: id, n }));
  return (
    <>
      <Icon name="talent" />
      <span>
        {say('money.next', { n: certainRevenue(asked.view, faction).total })} {more.join(' ')} {say('money.aKnight')}
      </span>
    </>
  );
};
