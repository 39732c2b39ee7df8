/** Factions and the people who play them: a Faction belongs to the game, a seat to the table — 1.04.2, 4.01.1, 4.02.2 */
import { Broken, byOwner, type Eye, type Seat } from '@tabularium/kernel';
import type { Faction } from '../game.ts';
import type { FactionId } from '../ids.ts';

/** The game or a view of it: what is asked here needs no more than to know which Factions there are, and who plays them. */
interface Table {
  readonly factions: readonly unknown[];
  readonly neutrals?: {
    readonly players: readonly FactionId[];
    readonly dominant: Seat;
  };
}

/** [4.01.1-c] Does nobody play this Faction? It is then a Neutral, and goes by its guidelines. */
export const isNeutral = (g: Table, faction: FactionId): boolean =>
  g.neutrals !== undefined && !g.neutrals.players.includes(faction);

/**
 * Which seat is asked for a Faction: that of its player, which with three players or more has the number of the Faction.
 * [4.02.2-a][4.02.2-b] What no guideline settles for a Neutral, the Dominant Player decides. Whoever is asked is found through
 * this, and through `decider` where somebody else may decide for a Faction.
 */
export const playerOf = (g: Table, faction: FactionId): Seat => {
  if (g.factions[faction] === undefined) throw new Broken(`there is no faction ${faction}`);
  if (g.neutrals === undefined) return Number(faction);
  const seat: Seat = g.neutrals.players.indexOf(faction);
  return seat < 0 ? g.neutrals.dominant : seat;
};
export const playersOf = (g: Table, factions: readonly FactionId[]): Seat[] =>
  factions.map((faction) => playerOf(g, faction));

/** The Faction that somebody at the table plays himself. */
export const ownFaction = (g: Table, seat: Seat): FactionId => {
  if (g.neutrals === undefined) return Number(seat);
  const faction = g.neutrals.players[seat];
  if (faction === undefined) throw new Broken(`nobody sits at ${seat}`);
  return faction;
};

/** A Faction that was named in an answer: there must be one. */
export const checkedFaction = (g: Table, faction: FactionId): FactionId => {
  if (g.factions[faction] === undefined) throw new Broken(`there is no faction ${faction}`);
  return faction;
};

/** Is it the player of this Faction who looks? */
export const isPlayerOf = (g: Table, eye: Eye, faction: FactionId): boolean =>
  eye !== 'public' && eye === playerOf(g, faction) && !isNeutral(g, faction);
/** Who may see what there is one of for each Faction: `own` is for the player of the Faction. */
export const byFaction = <const S>(part: S) =>
  byOwner((g: Table, faction) => (isNeutral(g, faction) ? undefined : playerOf(g, faction)), part);

/** Every Faction that is still in the game. */
export const factionsIn = (g: { readonly factions: readonly Pick<Faction, 'status'>[] }): FactionId[] => {
  const found: FactionId[] = [];
  for (let i = 0; i < g.factions.length; i++) if (g.factions[i]!.status === 'in') found.push(i);
  return found;
};
/** Every Faction of the game, also those that are out. */
export const allFactions = (g: Table): FactionId[] => g.factions.map((_, i): FactionId => i);
/** [4.02.1-c] Of these, the Factions that people play. */
export const played = (g: Table, factions: readonly FactionId[]): FactionId[] =>
  g.neutrals === undefined ? [...factions] : factions.filter((faction) => !isNeutral(g, faction));
