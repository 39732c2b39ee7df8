/** The end of a game: the ranking with titles and where the points came from, and the history with a way into the replay. */
import '../scores/scores.css';
import './end.css';
import { Icon, Mark } from '@tabularium/parts/kit';
import type { EndProps as Props } from '@tabularium/parts/web';
import { useMemo, useState } from 'preact/hooks';
import { empireOf } from '../../rules/empire/order.ts';
import { scenarioOf } from '../../rules/empire/places.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { History, whenOf } from '../scores/history.tsx';
import { signed } from '../scores/table.tsx';
import { type Told, toldIn } from '../scores/told.ts';
import { WayToVictory } from '../scores/way.tsx';
import { decidedBy, type Place, placesOf, sourcesFor } from './ranking.ts';

type EndProps = Props<EmpiresView>;
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

export const End = (props: EndProps) => {
  const { view, over, record = [], say, onReplay } = props;
  const told = useMemo(() => toldIn(view, record), [record]);
  const places = placesOf(view, over);
  const [at, setAt] = useState(told.marks.length - 1);
  const mark = told.marks[at] ?? told.marks.at(-1)!;
  return (
    <div class="med-end med-count">
      <section class="med-ranking" aria-label={say('end.ranking')}>
        <h3>{say('end.ranking')}</h3>
        <p>{say(`end.by.${decidedBy(places, over)}`, { n: scenarioOf(view).victoryCities })}</p>
        <ol>
          {places.map((place) => (
            <Ranked key={place.seat} {...props} told={told} place={place} />
          ))}
        </ol>
      </section>
      <div class="med-end-story">
        <History {...props} told={told} onAt={setAt} />
        <button type="button" class="btn primary" onClick={() => onReplay(mark.input)}>
          <Icon name="replay" />
          {say('end.replay', { when: whenOf(mark, say).replace(/:$/, '') })}
        </button>
        <WayToVictory {...props} />
        <p class="proof">
          <Icon name="scales" />
          {say('end.proof')}
        </p>
      </div>
    </div>
  );
};

const Ranked = ({
  view,
  say,
  looks,
  players,
  me,
  told,
  place: { seat, place, won, vp, cities, keys, band },
}: EndProps & { readonly told: Told; readonly place: Place }) => (
  <li class={won ? 'won' : ''}>
    <span class="place" aria-hidden="true">
      {NUMERALS[place - 1]}
    </span>
    <Mark look={looks[seat]!} />
    <b>
      <span data-read={empireOf(view, seat)}>{say(empireOf(view, seat))}</span>
      <small>{seat === me ? say('count.you') : players[seat]}</small>
    </b>
    <em>{say(`count.band.${band}`)}</em>
    <b class="total">{vp}</b>
    <small class="facts">{say('end.facts', { cities, keys })}</small>
    <small class="sources">
      {sourcesFor(told, seat).map(([source, n]) => (
        <span key={source}>
          {say(`end.from.${source}`)} <b class={n < 0 ? 'bad' : 'good'}>{signed(n)}</b>
        </span>
      ))}
    </small>
  </li>
);
