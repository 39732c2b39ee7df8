/** The Factions in the order in which they will be called; each can be moved forward or back. */
import type { Asked } from '@tabularium/kernel';
import { Icon, Mark } from '@tabularium/parts/kit';
import type { Say, SeatLook } from '@tabularium/parts/web';
import { factionOf } from '../../../rules/ids.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { inWords, standingOf } from '../standing.ts';
import { type Order, ordered } from './calling.ts';
import { lookOf } from '../../looks.ts';

interface Props {
  readonly asked: Asked<RomeView>;
  readonly order: Order;
  readonly say: Say;
  readonly looks: readonly SeatLook[];
  readonly onChange: (order: Order) => void;
}

const swapped = (all: readonly string[], i: number, j: number): string[] =>
  all.map((f, n) => (n === i ? all[j]! : n === j ? all[i]! : f));

export const CallOrder = ({ asked, order, say, looks, onChange }: Props) => {
  const { view, seat } = asked;
  const all = ordered(asked, order);
  // [AGR-16] Where something was agreed about it, they are called one by one.
  const isFree = asked.question.withheld['callInOrder'] === undefined;
  return (
    <div class="call-order">
      <span class="caps">{say('call.order')}</span>
      <ol aria-label={say('call.order')}>
        {all.map((f, i) => {
          const { isOffered, reason } = standingOf(asked, 'callFaction', f);
          const name = factionOf(f) === ownFaction(view, seat) ? say('board.you') : say(f);
          return (
            <li key={f} class={isOffered ? '' : 'no'} title={inWords(say, reason)}>
              {isFree && (
                <button
                  type="button"
                  disabled={i === 0}
                  aria-label={say('call.sooner', { who: f })}
                  onClick={() => onChange(swapped(all, i, i - 1))}
                >
                  ‹
                </button>
              )}
              <span>{i + 1}</span>
              <Mark look={lookOf(view, looks, factionOf(f))} />
              <b>{name}</b>
              {!isOffered && <Icon name="lock" label={inWords(say, reason) ?? ''} />}
              {isFree ? (
                <button
                  type="button"
                  disabled={i === all.length - 1}
                  aria-label={say('call.later', { who: f })}
                  onClick={() => onChange(swapped(all, i, i + 1))}
                >
                  ›
                </button>
              ) : (
                isOffered && (
                  <button type="button" aria-label={say('call.first', { who: f })} onClick={() => onChange([f])}>
                    ‹
                  </button>
                )
              )}
            </li>
          );
        })}
      </ol>
      <button type="button" class="btn small" disabled={order === undefined} onClick={() => onChange(undefined)}>
        {say('call.clockwise')}
      </button>
    </div>
  );
};
