/** Battles begun and cards played, for tests of what comes of them. */
import type { Dice } from '@tabularium/kit';
import { battle } from '../combat/battle.ts';
import type { Empires } from '../game.ts';
import { playEmpireCard } from '../round/empire-card.ts';
import { at, type At, card, CARTAGO, type Game, hand, own, place, ROMA, through } from './at.ts';
import { meet, send, type Sent } from './attack.ts';

export const ON_LAND = { kind: 'field', place: place('utica') } as const;
export const AT_SEA = { kind: 'naval', place: -1 } as const;

/** All the dice of a battle; or only the first of them, and the rest by chance. */
export type Rolls = Dice | { readonly first: Dice };
export const BY_CHANCE: Rolls = { first: [] };
const diceOf = (rolls: Rolls): Dice => ('first' in rolls ? rolls.first : rolls);
const chanceOf = (rolls: Rolls): At => ('first' in rolls ? { byChance: true } : {});

/** Roma goes for Utica, of Carthago, which meets it on the way. Without rolls dice fall by chance. */
const clash =
  (where: typeof ON_LAND | typeof AT_SEA, sent: Sent, met: Sent) =>
  (
    attacker: Partial<Sent>,
    defender: Partial<Sent>,
    rolls: Rolls = BY_CHANCE,
    patch: (g: Empires) => void = () => undefined,
  ): Game =>
    at(
      battle,
      where,
      chanceOf(rolls),
      (g) => {
        own(g, CARTAGO, 'utica');
        send(g, { ...sent, ...attacker });
        meet(g, { ...met, ...defender });
        patch(g);
      },
      diceOf(rolls),
    );
export const field = clash(
  ON_LAND,
  { by: ROMA, path: ['roma', 'utica'] },
  { by: CARTAGO, path: ['carthago', 'utica'] },
);
export const naval = clash(
  AT_SEA,
  { by: ROMA, path: ['roma', 'utica'], sea: 0, arrival: 'landing' },
  { by: CARTAGO, path: ['carthago'], sea: -1 },
);

/** Anybody attacks anything of anybody. */
export const fieldBetween = (
  attacker: Sent,
  defender: Sent,
  rolls: Rolls,
  patch: (g: Empires) => void = () => undefined,
  seats = 4,
): Game =>
  at(
    battle,
    { kind: 'field', place: place(attacker.path.at(-1)!) },
    { seats, ...chanceOf(rolls) },
    (g) => {
      own(g, defender.by, attacker.path.at(-1)!);
      send(g, attacker);
      meet(g, defender);
      patch(g);
    },
    diceOf(rolls),
  );

/** Somebody plays an Empire card, and nobody answers it. */
export const played = (
  seat: number,
  name: string,
  patch: (g: Empires) => void = () => undefined,
  options: At = {},
): Game =>
  through(
    at(playEmpireCard, { seat, card: card(name) }, options, (g) => {
      hand(g, seat, name);
      patch(g);
    }),
  ).as(seat);
