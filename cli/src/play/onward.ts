/** Where a game asks no more than that it goes on. */
import type { Because, Question, Seat } from '@tabularium/kernel';
import { type Answer, onlyAnswer } from './answers.ts';
import type { Session } from './session.ts';

/** Why something is about to happen by itself, if it is. */
export const whyAhead = ({ game, opened, board }: Session, seat: Seat): Because | undefined =>
  board.ahead?.(game.module.view(opened.match.state, seat));

/** What Enter answers. */
export const onward = (session: Session, seat: Seat, q: Question): Answer | undefined =>
  onlyAnswer(q, whyAhead(session, seat) ? 'to go on' : 'something');
