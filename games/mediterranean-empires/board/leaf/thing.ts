/** What a ref stands for, among the things that can be read about. */
import type { Seat } from '@tabularium/kernel';
import type { Card } from '../../rules/data/content.ts';
import { contentOf } from '../../rules/data/printed.ts';
import { seatOf } from '../../rules/empire/order.ts';
import { EVENTS, type EventId, OUT, type Place } from '../../rules/ids.ts';
import type { EmpiresView } from '../../rules/view.ts';

export type Thing =
  | { readonly t: 'card'; readonly card: Card }
  | { readonly t: 'city'; readonly place: Place }
  | { readonly t: 'area'; readonly place: Place }
  | { readonly t: 'empire'; readonly seat: Seat }
  | { readonly t: 'event'; readonly event: EventId };

/** Places outside the scenario and Empires that nobody plays are no part of the game. */
export const thingOf = (view: EmpiresView, ref: string): Thing | undefined => {
  const { cards, places, cities } = contentOf(view);
  const card = cards[ref];
  if (card) return { t: 'card', card };
  const place = places[ref];
  if (place !== undefined && place < cities.length) return view.owner[place] === OUT ? undefined : { t: 'city', place };
  if (place !== undefined) return view.areas[place - cities.length] === 'out' ? undefined : { t: 'area', place };
  const seat = seatOf(view, ref);
  if (seat >= 0) return { t: 'empire', seat };
  const event = EVENTS.find((x) => ref === `event:${x}`);
  return event && { t: 'event', event };
};
