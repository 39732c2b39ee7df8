/** The page of the count: it comes up by itself when a turn has been counted, and can be opened at any time. */
import { type BoardPage, later } from '@tabularium/parts/web';
import { round as aRound } from '../../rules/turn.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { goingOn } from '../forms/asking.ts';

/** Has a turn been counted, and has nobody acted since? */
export const isCounted = ({ flow, turn, round }: EmpiresView): boolean =>
  flow.some(({ proc }) => proc === 'end.turn') ||
  (turn > 1 && round <= 1 && !flow.some(({ proc }) => proc === 'round.action') && !isActed({ flow }));

/** The window between actions is open: somebody has acted. */
const isActed = (view: Pick<EmpiresView, 'flow'>): boolean => (goingOn(view, aRound)?.at ?? 0) > 0;

export const COUNT_PAGE: BoardPage<EmpiresView> = {
  name: 'count',
  key: 'c',
  icon: 'laurel',
  isFor: isCounted,
  mayOpen: ({ turn }) => turn > 0,
  // Bots and other players may be quick: nobody misses the count of a turn.
  stays: ({ flow, turn }) => `turn ${flow.some(({ proc }) => proc === 'end.turn') ? turn : turn - 1}`,
  Page: later(() => import('./later.ts')),
};
