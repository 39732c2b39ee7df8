/** Factions and the seats that play them: a Faction belongs to the game, a seat to the table */
import { Broken, byOwner, type Eye, type Seat } from '@tabularium/kernel';
import type { Faction } from '../game.ts';
import type { FactionId } from '../ids.ts';

/** The game or a view of it: what is asked here needs no more than to know which Factions there are. */
interface Table {
  readonly factions: readonly unknown[];
}

/**
 * Which seat plays a Faction: in the basic game the seat of the same number. Whoever is asked for a Faction is found through
 * this, and through `decider` where somebody else may decide for it.
 */
export const playerOf = (g: Table, faction: FactionId): Seat => {
  if (g.factions[faction] === undefined) throw new Broken(`there is no faction ${faction}`);
  return Number(faction);
};
export const playersOf = (g: Table, factions: readonly FactionId[]): Seat[] =>
  factions.map((faction) => playerOf(g, faction));

/** The Faction that somebody at the table plays himself. */
export const ownFaction = (seat: Seat): FactionId => Number(seat);

/** Is it the player of this Faction who looks? */
export const isPlayerOf = (g: Table, eye: Eye, faction: FactionId): boolean =>
  eye !== 'public' && eye === playerOf(g, faction);
/** Who may see what there is one of for each Faction: `own` is for the player of the Faction. */
export const byFaction = <const S>(part: S) => byOwner((g: Table, faction) => playerOf(g, faction), part);

/** Every Faction that is still in the game. */
export const factionsIn = (g: { readonly factions: readonly Pick<Faction, 'status'>[] }): FactionId[] => {
  const found: FactionId[] = [];
  for (let i = 0; i < g.factions.length; i++) if (g.factions[i]!.status === 'in') found.push(i);
  return found;
};
/** Every Faction of the game, also those that are out. */
export const allFactions = (g: Table): FactionId[] => g.factions.map((_, i): FactionId => i);
