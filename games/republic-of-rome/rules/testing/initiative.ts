/** Initiatives in tests. */
import type { Play } from '@tabularium/kit';
import { initiative } from '../forum/initiative.ts';
import type { Rome } from '../game.ts';
import type { CardId } from '../ids.ts';
import type { RomeView } from '../sight/view.ts';
import { at, faction } from './at.ts';

/** Three Factions of two Senators each, the rest away; nobody holds a card. */
export const threeFactions = (g: Rome): void => {
  faction(g, 0, 'senator:1', 'senator:2');
  faction(g, 1, 'senator:3', 'senator:6');
  faction(g, 2, 'senator:4', 'senator:7');
  for (const f of g.factions) g.deck.push(...f.hand.splice(0));
};

/** Puts this card on top of the deck, wherever it was. */
export const onTop = (g: Rome, card: CardId): void => {
  for (const f of g.factions) f.hand = f.hand.filter((x) => x !== card);
  for (const pile of ['deck', 'removed', 'discards', 'setAside'] as const) g[pile] = g[pile].filter((x) => x !== card);
  g.wars = g.wars.filter((w) => `card:${w.id.slice(4)}` !== card);
  g.deck.unshift(card);
};

/** Faction 0 has rolled a 4 and drawn a Tribune; what now? */
export const act = (
  patch: (g: Rome) => void = () => {},
  options: Readonly<Record<string, unknown>> = {},
): Play<Rome, RomeView> =>
  at(
    initiative,
    { seat: 0 },
    { seats: 3, options },
    (g) => {
      threeFactions(g);
      onTop(g, 'card:38');
      patch(g);
    },
    [2, 2],
  ).as(0);
