/** The form of a Redistribution: what there is, where it lies, what goes to others. */
import { Icon, Panel, Sum } from '@tabularium/parts/kit';
import type { Tick } from '@tabularium/parts/slider';
import type { FormProps, Say } from '@tabularium/parts/web';
import { tablesOf } from '../../../rules/data/printed.ts';
import { GAMES } from '../../../rules/forum/games.ts';
import { receivers } from '../../../rules/revenue/gifts.ts';
import { senatorsOf } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import {
  debtsIn,
  type Entered,
  factionOfAsked,
  localOf,
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
import { earnedBy } from './earned.ts';
import { useLastTurn } from './last-turn.ts';
import { totalOf } from './placing.ts';
import { Frozen, Name, PurseRow } from './purse-row.tsx';
import { certainRevenue, inHand, partsOf, revenueOf } from './revenue.ts';

type Props = FormProps<RomeView, Entered>;

/** [A4-64] Who plays alone has nobody to give to, and nobody gives when money is only moved. */
const mayGive = ({ form: { asked } }: Props): boolean =>
  localOf(asked) !== undefined && receivers(asked.view, factionOfAsked(asked)).length > 0;

export const MoneyBody = (props: Props) => (
  <div class={mayGive(props) ? 'money-form' : 'money-form alone'}>
    <WhatThereIs {...props} />
    <Purses {...props} />
    {mayGive(props) && <Gifts {...props} />}
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
        {/* As a text: Preact writes the number 0 again whenever somebody else acts, and readers would say it again. */}
        <b>{String(free)}</b> <span>{say('money.notYetPlaced', { n: free })}</span>
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
          <AsLastTurn {...props} />
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
            if (rebels.length > 1 && localOf(asked) && rebels.includes(s.id))
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

/** Hatched with its reason in the first turn, and where nothing was placed. */
const AsLastTurn = (props: Props) => {
  const { form, say, change, tell } = props;
  const { asked } = form;
  const then = useLastTurn(props, factionOfAsked(asked));
  return (
    <button
      type="button"
      class="btn small"
      data-preset="asLastTurn"
      aria-disabled={then === undefined}
      onClick={() => (then ? change(preset(asked, { then })) : tell({ k: 'money.noLastTurn' }))}
    >
      {say('money.asLastTurn')}
      {then === undefined && <small>{say('money.noLastTurn')}</small>}
    </button>
  );
};

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
