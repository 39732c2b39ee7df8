/** Colour, shape and pattern of a Faction: those of its player's seat. [4.01.1-c] A Neutral has no seat, and looks of its own. */
import type { SeatLook } from '@tabularium/parts/web';
import type { FactionId } from '../rules/ids.ts';
import { isNeutral, isPlayerOf, playerOf } from '../rules/rome/players.ts';
import type { RomeView } from '../rules/sight/view.ts';
import type { SheetProps } from './props.ts';

/** Seats one and two have the first two looks. */
const NEUTRAL = {
  '': 'murex',
  imperials: 'umber',
  plutocrats: 'ochre',
  conservatives: 'verdigris',
  populists: 'lapis',
} as const;

type Seen = Pick<RomeView, 'factions' | 'neutrals'>;

export const lookOf = (view: Seen, looks: readonly SeatLook[], faction: FactionId): SeatLook =>
  isNeutral(view, faction)
    ? NEUTRAL[view.neutrals!.guidelines[faction] ?? '']
    : (looks[playerOf(view, faction)] ?? 'murex');

/** Is it the Faction of whoever looks? Those that he decides for, because nobody plays them, are not. */
export const isOwn = (view: Seen, me: number | undefined, faction: FactionId): boolean =>
  me !== undefined && isPlayerOf(view, me, faction);

/** Who plays it: oneself, somebody else by name, or nobody. */
export const whose = (
  { view, me, players, say }: Pick<SheetProps, 'view' | 'me' | 'players' | 'say'>,
  faction: FactionId,
): string => {
  if (isNeutral(view, faction)) return say('board.neutral');
  const seat = playerOf(view, faction);
  return seat === me ? say('board.you') : (players[seat] ?? '');
};
