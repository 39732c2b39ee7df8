/** Who may play a card now, in the order in which they are asked, with what each has done. */
import { Icon, Mark } from '@tabularium/parts/kit';
import { cardWindow } from '../../rules/cards/window.ts';
import { respond } from '../../rules/cards/response.ts';
import { CARDS } from '../../rules/cards/standing.ts';
import { attackerSeat, defenderSeat, empireOf } from '../../rules/empire/order.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { askingIn, goingOn } from '../forms/asking.ts';
import { lookOf } from '../looks.ts';
import { doneBy, type Line, text } from './course.ts';
import type { BattleProps } from './props.ts';

type Doing = 'asked' | 'played' | 'ordered' | 'nothing' | 'ahead';
interface Player {
  readonly seat: number;
  readonly doing: Doing;
  /** What they played last, and what it answers. */
  readonly card: string;
  readonly answers: string;
}

/** The window that is open, with everybody in their order; nothing while no card may be played. */
const playersOf = (view: EmpiresView, lines: readonly Line[]): readonly Player[] => {
  const open = goingOn(view, cardWindow);
  if (!open) return [];
  const answering = askingIn(view, respond);
  const asking = answering ?? askingIn(view, cardWindow);
  const asked = asking?.order[asking.at];
  // Somebody who is asked later has played already: everybody has been asked once.
  const isAgain = open.order.some(
    (seat, i) =>
      (i > open.at || (i === open.at && open.card === '')) &&
      doneBy(lines, empireOf(view, seat)).some((x) => x.k === 'med.plays'),
  );
  return open.order.map((seat, i) => {
    const done = doneBy(lines, empireOf(view, seat)).at(-1);
    const isOrdered = view.excused.some((o) => o.by === seat && o.window === CARDS);
    const isPast = answering ? answering.order.indexOf(seat) < answering.at : i < open.at || isAgain;
    const rest: Doing = isOrdered ? 'ordered' : isPast ? 'nothing' : 'ahead';
    const doing: Doing = seat === asked ? 'asked' : done ? 'played' : rest;
    return { seat, doing, card: text(done, 'card'), answers: text(done, 'to') };
  });
};

const ICON: Readonly<Record<Doing, string>> = {
  asked: 'clock',
  played: 'check',
  ordered: 'x',
  nothing: 'x',
  ahead: 'right',
};

export const CardWindow = ({ view, say, lines }: BattleProps & { readonly lines: readonly Line[] }) => {
  const players = playersOf(view, lines);
  if (players.length === 0) return null;
  const answering = askingIn(view, respond);
  return (
    <section class="med-b-window" aria-label={say('battle.whoMay')}>
      <h4>
        {answering ? say('battle.whoAnswers', { card: answering.card }) : say('battle.whoMay')}
        <span>{say('battle.order')}</span>
      </h4>
      <ol style={{ '--n': players.length }}>
        {players.map(({ seat, doing, card, answers }) => (
          <li key={seat} class={doing} {...(doing === 'asked' && { 'aria-current': 'true' })}>
            <Mark look={lookOf(view, seat)} />
            <div>
              <b>{say(empireOf(view, seat))}</b>
              <span>
                <Icon name={ICON[doing]} />
                {doing === 'played' ? say(card) : say(`battle.doing.${doing}`)}
              </span>
              <em>{roleOf(view, seat, doing, answers, say)}</em>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};

const roleOf = (view: EmpiresView, seat: number, doing: Doing, answers: string, say: BattleProps['say']): string => {
  if (answers !== '') return say('battle.answersCard', { card: answers });
  if (doing === 'ordered') return say('battle.standing');
  if (seat === attackerSeat(view)) return say('battle.attacker');
  return seat === defenderSeat(view) ? say('battle.defender') : '';
};
