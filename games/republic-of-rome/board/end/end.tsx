/** The end of a game: the ranking with its reasons, the other ends and how near they were, and the story by turn. */
import './end.css';
import { Bars, Lines, type Series, Spans, useChartWidth } from '@tabularium/parts/charts';
import { Icon, Mark, Seg } from '@tabularium/parts/kit';
import type { EndProps as Props } from '@tabularium/parts/web';
import { useMemo, useState } from 'preact/hooks';
import { type FactionId, factionRef } from '../../rules/ids.ts';
import { allFactions } from '../../rules/rome/players.ts';
import { isOwn, lookOf, whose } from '../looks.ts';
import { senatorsOf } from '../../rules/rome/senators.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { counting, influenceOf } from '../../rules/victory/over.ts';
import { reasonsOf } from './reasons.ts';
import { momentBefore, storyOf, type Told, toldIn, victories } from './story.ts';
import {
  hasWon,
  measured,
  type Measure,
  nearness,
  ranking,
  scoresInWords,
  type WarSpan,
  warSpans,
  wordKept,
} from './told.ts';

type EndProps = Props<RomeView>;
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];
/** Below so many Talents a State may be unable to pay. */
const POOR = 70;

/** With everything that was put on record, in order. */
interface ToldProps extends EndProps {
  readonly told: readonly Told[];
}

export const End = (props: EndProps) => {
  const { view, over, turns, record = [], say } = props;
  const told = useMemo(() => toldIn(record), [record]);
  const scores = scoresInWords(view, over);
  return (
    <div class="rr-end">
      <section class="rr-result" aria-label={say('end.ranking')}>
        {scores.length > 0 && (
          <div class="rr-score">
            {scores.map((m, i) => (
              <p key={i}>{say(m.k, m.a ?? {})}</p>
            ))}
          </div>
        )}
        <ol>
          {ranking(view, over.winners).map((faction, i) => (
            <Place key={faction} {...props} told={told} faction={faction} place={i} />
          ))}
        </ol>
        {turns.length > 0 && <OtherEnds {...props} />}
      </section>
      {turns.length > 1 && <Story {...props} told={told} />}
    </div>
  );
};

const Place = ({
  view,
  over,
  turns,
  told,
  say,
  players,
  looks,
  me,
  faction,
  place,
}: ToldProps & { readonly faction: FactionId; readonly place: number }) => {
  const look = lookOf(view, looks, faction);
  const total = influenceOf(view, faction);
  const counts = counting(view, faction).sort((a, b) => b.influence - a.influence);
  const isOut = view.factions[faction]!.status === 'out';
  const story = turns.length > 0 && !isOut ? storyOf(told, turns, faction) : [];
  const reasons = reasonsOf({ view, over, views: turns.map((t) => t.view) }, faction);
  return (
    <li class={hasWon(view, over.winners, faction) ? 'won' : ''}>
      <span class="place" aria-hidden="true">
        {NUMERALS[place]}
      </span>
      <Mark look={look} />
      <b>
        {say(factionRef(faction))} <span>{whose({ view, me, players, say }, faction)}</span>
      </b>
      <b class="total">{total}</b>
      <span class={`shares line-${look}`} aria-hidden="true">
        {counts.map((s) => (
          <i key={s.id} style={{ flexGrow: s.influence }} />
        ))}
      </span>
      {(counts.length > 0 || senatorsOf(view, faction).length === 0) && (
        <small>
          {counts.length === 0 ? say('end.nothing') : `${counts.map((s) => `${say(s.id)} ${s.influence}`).join(', ')}.`}
        </small>
      )}
      {story.length > 0 && <small>{story.map((m) => say(m.k, m.a ?? {})).join(' ')}</small>}
      {reasons.length > 0 && (
        <ul class="why">
          {reasons.map((r, i) => (
            <li key={i}>{say(r.k, r.a ?? {})}</li>
          ))}
        </ul>
      )}
    </li>
  );
};

const OtherEnds = ({ view, turns, say, over }: EndProps) => {
  const { life, wars, state } = nearness(
    turns.slice(0, -1).map((t) => t.view),
    view,
  );
  const word = wordKept(view);
  return (
    <div class="rr-near">
      <h3>{say('end.near')}</h3>
      <ul>
        {over.how !== 'consul-for-life' && life.who !== '' && (
          <li>
            <Icon name="crown" />
            <span>{say('end.life', { who: life.who, n: life.n, all: life.all })}</span>
            <b>{life.n < life.all ? say('end.short', { n: life.all - life.n }) : ''}</b>
          </li>
        )}
        {over.how !== 'four-wars' && (
          <li>
            <Icon name="war" />
            <span>{say('end.warsNear', { n: wars.n, turn: wars.turn })}</span>
            <b>{say('end.away', { n: Math.max(0, wars.all - wars.n) })}</b>
          </li>
        )}
        {over.how !== 'bankruptcy' && (
          <li>
            <Icon name="talent" />
            <span>{say('end.poor', { n: state.n, turn: state.turn })}</span>
          </li>
        )}
        {word.all > 0 && (
          <li>
            <Icon name="handshake" />
            <span>{say('end.agreements', word)}</span>
          </li>
        )}
      </ul>
    </div>
  );
};

/** "Syrian War · open", "1st Gallic War · won by Manlius" */
const warInWords = ({ id, to }: WarSpan, victor: string | undefined, say: EndProps['say']): string =>
  to === undefined
    ? say('end.openWar', { war: id })
    : victor === undefined
      ? say(id)
      : say('end.wonBy', { war: id, who: victor });

/** The time before a position in words: what happened, and who was ahead after it. */
const Moment = ({ at, series, ...props }: ToldProps & { readonly at: number; readonly series: readonly Series[] }) => {
  const { turns, told, over, say, onReplay } = props;
  const isEnd = at === turns.length - 1;
  const last = told.at(-1);
  const moment = isEnd && last ? { ...last, m: { k: `ending.${over.how}` } } : momentBefore(told, turns, at);
  const leader = (i: number): Series => series.reduce((a, s) => (s.values[i]! > a.values[i]! ? s : a));
  const [ahead, was] = [leader(at), leader(Math.max(0, at - 1))];
  const n = ahead.values[at]!;
  return (
    <>
      <p aria-live="polite">
        <b>{moment?.phase ? `${say(moment.phase.k, moment.phase.a)}.` : say('end.begins')}</b>{' '}
        {moment && say(moment.m.k, moment.m.a ?? {}).replace(/\.?$/, '.')}{' '}
        {ahead === was
          ? say('end.led', { who: ahead.key, n })
          : say('end.overtakes', { who: ahead.key, whom: was.key, n, m: was.values[at]! })}
        <small>{say('end.hint')}</small>
      </p>
      <button
        type="button"
        class="btn primary"
        onClick={() => onReplay(moment ? Math.max(0, moment.input - 1) : turns[at]!.input)}
      >
        <Icon name="replay" />
        {say('end.replay')}
        <span class="kbd" aria-hidden="true">
          ↵
        </span>
      </button>
    </>
  );
};

const Story = (props: ToldProps) => {
  const { view, turns, told, say, looks, me } = props;
  const [of, setOf] = useState<Measure>('influence');
  const [at, setAt] = useState(turns.length - 1);
  const [asTable, setAsTable] = useState(false);
  const views = turns.map((t) => t.view);
  // The last position is the end, within the turn that began before it.
  const labels = views.map((v, i) =>
    i === views.length - 1 ? say('end.end') : v.turn === 0 ? say('end.start') : String(v.turn),
  );
  const [held, width] = useChartWidth<HTMLDivElement>();
  const axis = { labels, at, onAt: setAt, width };
  const series = allFactions(view).map((faction) => {
    return {
      key: factionRef(faction),
      name: say(factionRef(faction)),
      look: lookOf(view, looks, faction),
      strong: isOwn(view, me, faction),
      values: views.map((v) => measured(v, faction, of)),
    };
  });
  const victors = useMemo(() => victories(told), [told]);
  return (
    <section class="rr-story" aria-label={say('end.byTurn')}>
      <header>
        <h3>{say('end.byTurn')}</h3>
        <Seg
          label={say('end.chart')}
          value={of}
          of={(['influence', 'votes', 'money'] as const).map((value) => ({ value, label: say(`end.${value}`) }))}
          onChange={setOf}
        />
        <button type="button" class="btn small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {say(asTable ? 'end.asChart' : 'end.asTable')}
        </button>
      </header>
      <div ref={held} class="rr-charts">
        {asTable ? (
          <AsTable labels={labels} series={series} views={views} say={say} />
        ) : (
          <>
            <Lines series={series} axis={axis} label={say(`end.${of}`)} />
            <Bars values={views.map((v) => v.state)} axis={axis} label={say('end.treasury')} kind="gold" line={POOR} />
            <Bars values={views.map((v) => v.unrest)} axis={axis} label={say('end.unrest')} kind="grey" />
            <Spans
              spans={warSpans(views).map((w) => ({
                ...w,
                key: w.id,
                name: warInWords(w, victors.get(w.id)?.m.a?.['who']?.toString(), say),
              }))}
              axis={axis}
              label={say('end.wars')}
            />
          </>
        )}
      </div>
      <div class="rr-moment">
        <input
          type="range"
          aria-label={say('end.cursor')}
          aria-valuetext={labels[at]}
          min={0}
          max={turns.length - 1}
          value={at}
          onInput={(e) => setAt(e.currentTarget.valueAsNumber)}
          onKeyDown={(e) => {
            if (e.key === 'Enter') e.currentTarget.parentElement?.querySelector('button')?.click();
          }}
        />
        <Moment {...props} at={at} series={series} />
      </div>
    </section>
  );
};

const AsTable = ({
  labels,
  series,
  views,
  say,
}: {
  readonly labels: readonly string[];
  readonly series: readonly { readonly key: string; readonly name: string; readonly values: readonly number[] }[];
  readonly views: readonly RomeView[];
  readonly say: EndProps['say'];
}) => (
  <div class="rr-end-table" tabIndex={0} role="region" aria-label={say('end.asTable')}>
    <table>
      <thead>
        <tr>
          <th scope="col">{say('end.turn')}</th>
          {series.map((s) => (
            <th key={s.key} scope="col">
              {s.name}
            </th>
          ))}
          <th scope="col">{say('end.treasury')}</th>
          <th scope="col">{say('end.unrest')}</th>
          <th scope="col">{say('end.wars')}</th>
        </tr>
      </thead>
      <tbody>
        {views.map((v, i) => (
          <tr key={i}>
            <th scope="row">{labels[i]}</th>
            {series.map((s) => (
              <td key={s.key}>{s.values[i]}</td>
            ))}
            <td>{v.state}</td>
            <td>{v.unrest}</td>
            <td>{v.wars.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
