/** Where this Faction laid its money a turn ago, from the record of the table. */
import type { Recorded, SheetProps } from '@tabularium/parts/web';
import { useEffect, useState } from 'preact/hooks';
import { type FactionId, factionRef } from '../../../rules/ids.ts';
import { loyalPurses } from '../../../rules/revenue/purses.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import type { Shares } from './placing.ts';

/** The input with which it last placed its money in the turn before this one; nothing if it left everything as it came. */
export const placedAt = (record: readonly Recorded[], turn: number, faction: FactionId): number | undefined => {
  let [now, found]: [number, number | undefined] = [0, undefined];
  for (const { input, lines } of record)
    for (const { m } of lines) {
      if (m.k === 'phase') now = Number(m.a?.['turn']);
      if (m.k === 'revenue.allocated' && m.a?.['faction'] === factionRef(faction) && now === turn - 1) found = input;
    }
  return found;
};

/** What lay on each Senator then; the Faction Treasury takes whatever is over. */
const sharesIn = (view: RomeView, faction: FactionId): Shares =>
  Object.fromEntries(loyalPurses(view, faction).map((s) => [s.id, s.talents]));

/** Nothing as long as it is not known, or was nothing. */
export const useLastTurn = (
  { view, record = [], recall }: Pick<SheetProps<RomeView>, 'view' | 'record' | 'recall'>,
  faction: FactionId,
): Shares | undefined => {
  const at = placedAt(record, view.turn, faction);
  const [known, setKnown] = useState<Shares>();
  useEffect(() => {
    let isLeft = false;
    if (at === undefined) setKnown(undefined);
    else
      recall?.(at).then(
        (then) => {
          if (!isLeft) setKnown(sharesIn(then, faction));
        },
        // Without it the button stays as it is: it cannot be pressed.
        () => undefined,
      );
    return () => {
      isLeft = true;
    };
  }, [at, faction]);
  return at === undefined ? undefined : known;
};
