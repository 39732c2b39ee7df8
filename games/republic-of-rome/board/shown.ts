/** Cards that were shown, as a line in the room of those who saw them — 1.04.5-b */
import type { Msg, Seat } from '@tabularium/kernel';
import { EVERYBODY } from '../rules/cards/show.ts';
import { factionOf } from '../rules/ids.ts';
import { playerOf } from '../rules/rome/players.ts';
import type { RomeView } from '../rules/sight/view.ts';

/** Whoever only learns that something was shown reads of it in the record and nowhere else. */
export const shownIn = (view: RomeView, { k, a }: Msg): 'table' | readonly Seat[] | undefined => {
  if (k !== 'shown.cards') return undefined;
  if (a?.['to'] === EVERYBODY) return 'table';
  return [a?.['by'], a?.['to']].map((faction) => playerOf(view, factionOf(String(faction))));
};
