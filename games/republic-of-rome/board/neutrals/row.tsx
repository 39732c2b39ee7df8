/** The row of Factions where some of them are Neutral: whether each is in the Coalition, and which one moves. */
import type { Msg } from '@tabularium/kernel';
import type { FactionId } from '../../rules/ids.ts';
import { isNeutral } from '../../rules/rome/players.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { FactionRow } from '../faction-row.tsx';
import { stateOf } from '../faction-state.ts';
import type { SheetProps } from '../props.ts';
import { isRuling } from './counted.ts';
import { isMoving } from './lines.ts';

const doing = (view: RomeView, faction: FactionId): Msg | undefined => {
  if (isMoving(view, faction)) return { k: 'solo.chooses' };
  // What is asked of several at once is asked of those whom somebody plays.
  const known = isNeutral(view, faction) ? undefined : stateOf(view, faction);
  if (known) return known;
  const isIn = isRuling(view, faction);
  return isIn === undefined ? undefined : { k: isIn ? 'solo.in' : 'solo.outside' };
};

export const Row = (props: SheetProps) => <FactionRow {...props} doing={doing} />;
