/** The state of the game: the markers of the board, the Empires in numbers, the player's own hand. */
import { howMany, listed } from '@tabularium/kernel';
import type { OpenEmpires } from '../rules/sight.ts';
import { useState } from 'preact/hooks';
import { contentOf } from '../rules/data/printed.ts';
import type { Factor } from '../rules/data/content.ts';
import { isReconstructed, sourcesOf } from '../rules/data/provenance.ts';
import { empireOf } from '../rules/empire/order.ts';
import { cityCount, scenarioOf } from '../rules/empire/places.ts';
import type { EmpiresView } from '../rules/view.ts';
import { lookOf, type Say } from './props.ts';

const factor = (f: Factor): string => (f === null ? '–' : typeof f === 'number' ? String(f) : `${f.dice}D`);

export const Status = ({ view, say }: { view: EmpiresView; say: Say }) => {
  const g: OpenEmpires = view;
  const { turn, round, enraged, event, agreed } = view;
  const { victoryCities } = scenarioOf(g);
  // It lies over the map; a player who wants to see what is under it folds it up.
  const [folded, setFolded] = useState(false);
  return (
    <section class={folded ? 'med-status folded' : 'med-status'} aria-label={say('board.state')} tabIndex={0}>
      <h3>
        <button type="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {say(`scenario:${agreed.scenario}`)}
        </button>
      </h3>
      <p>{turn === 0 ? say('board.building') : say('board.turn', { turn, of: agreed.turns, round })}</p>
      {event !== '' && <p>{say('board.event', { event: `event:${event}` })}</p>}
      <p>{say('board.enraged', { n: enraged })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('board.empire')}</th>
            <th scope="col">{say('board.vp')}</th>
            <th scope="col">{say('board.cities')}</th>
            <th scope="col">{say('board.handSize')}</th>
          </tr>
        </thead>
        <tbody>
          {agreed.order.map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <svg class={`mark mark-${lookOf(g, seat)}`} viewBox="0 0 24 24" aria-hidden="true">
                  <use href={`#seat-${lookOf(g, seat)}`} width="24" height="24" />
                </svg>
                {say(empireOf(g, seat))}
              </th>
              <td class="num">{view.vp[seat]}</td>
              <td class="num">{cityCount(g, seat)}</td>
              <td class="num">{howMany(view.hands[seat]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small">{say('board.win', { n: victoryCities })}</p>
      {view.hands.map((hand, seat) => listed(hand).length > 0 && <Hand key={seat} view={view} seat={seat} say={say} />)}
      {isReconstructed(contentOf(g)) && <p class="small">{say('board.reconstructed')}</p>}
    </section>
  );
};

const Hand = ({ view, seat, say }: { view: EmpiresView; seat: number; say: Say }) => {
  const content = contentOf(view);
  const hand = listed(view.hands[seat]!);
  return (
    <details class="med-hand" open={seat !== view.seat}>
      <summary>
        {seat === view.seat
          ? say('board.hand', { n: hand.length })
          : say('board.handOf', { who: empireOf(view, seat) })}
      </summary>
      <p class="small">{say('board.factors')}</p>
      <ul>
        {hand.map((ref) => {
          const { types, factors } = content.cards[ref]!;
          const text = say(ref.replace('card:', 'text:'));
          const fights = types.some((x) => x === 'T' || x === 'F');
          return (
            <li key={ref}>
              <b>{say(ref)}</b> <span>{types.map((x) => say(`board.type.${x}`)).join(', ')}</span>
              {fights && <em>{[factors.field, factors.naval, factors.assault].map(factor).join(' / ')}</em>}
              {text !== '' && <small>{text}</small>}
              <small class="sources">{sourcesOf(content, ref, say).join(' ')}</small>
            </li>
          );
        })}
      </ul>
    </details>
  );
};
