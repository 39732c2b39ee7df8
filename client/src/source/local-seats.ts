/** Who sits at a game in this browser, and whom the game waits for. */
import type { Eye, Seat } from '@tabularium/kernel';
import type { SeatInfo } from '@tabularium/protocol';
import type { AnyOpened, Kept } from './local-screen.ts';

export const isOver = ({ match }: AnyOpened): boolean => match.state.over !== undefined;

export const peopleAt = ({ seats }: Kept): Seat[] => seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : []));

const waitingFor = ({ match }: AnyOpened): readonly Seat[] => match.engine.waitingFor(match.state);

const askedOf = (opened: AnyOpened, { seats }: Kept, kind: SeatInfo['kind']): Seat | undefined =>
  waitingFor(opened).find((seat) => seats[seat]?.kind === kind);

export const botAsked = (opened: AnyOpened, kept: Kept): Seat | undefined => askedOf(opened, kept, 'bot');

/** The person who is asked. Of several it is the one at the screen, if the game waits for them too. */
export const personAsked = (opened: AnyOpened, kept: Kept, eye?: Eye): Seat | undefined =>
  typeof eye === 'number' && waitingFor(opened).includes(eye) ? eye : askedOf(opened, kept, 'human');
