/** What can never be true of a game [TET.comp-a][TET.comp-b][TET.comp-c]. */
import { Broken } from '@tabularium/kernel';
import { geographyOf } from './data/printed.ts';
import { ARMIES_IN_ALL, DISCS_IN_SUPPLY, type Disc, OFF_BOARD, type Tetrarchia } from './game.ts';
import { isFrontier } from './geography.ts';
import { EMPERORS, PLACE_IDS } from './ids.ts';

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};

const count = (g: Tetrarchia, disc: Disc): number => {
  let n = 0;
  for (const d of g.discs) if (d === disc) n++;
  return n;
};

export const check = (g: Tetrarchia): void => {
  const glory = g.emperors.reduce((n, e) => n + e.glory, 0);
  demand(count(g, 'unrest') + g.unrest + glory === DISCS_IN_SUPPLY && g.unrest >= 0, 'Unrest discs are lost or made');
  demand(count(g, 'revolt') + g.revolt === DISCS_IN_SUPPLY && g.revolt >= 0, 'Revolt discs are lost or made');
  checkEmperors(g);
  checkArmies(g);
  const fleets = g.fleets.reduce((a, b) => a + b, 0);
  demand(fleets + g.fleetsToPlace === g.agreed.level.fleets, 'fleets are lost or made');
  demand(g.agreed.fleetStacking || g.fleets.every((n) => n <= 1), 'two fleets in one zone');
  demand(g.discs.length === PLACE_IDS.length, 'a place is missing');
  demand(
    g.discs.every((d, at) => !isFrontier(at) || (d !== 'unrest' && d !== 'revolt')),
    'a frontier in revolt',
  );
  demand(g.imperium >= 0 && g.imperium <= 8, 'imperium points out of range');
};

const checkEmperors = (g: Tetrarchia): void => {
  for (const [e, piece] of g.emperors.entries()) {
    const all = piece.discs + piece.spent + count(g, EMPERORS[e]!);
    demand(all === g.agreed.level.discs && piece.discs >= 0, 'discs of an Emperor are lost or made');
    demand(piece.at === OFF_BOARD || !g.armies.some((a) => a.at === piece.at), 'an Emperor and an army in one place');
    // Only the Emperor who moves may stand beside another.
    const beside = g.emperors.filter((o) => o.at !== OFF_BOARD && o.at === piece.at).length;
    demand(beside <= 2, 'three Emperors in one place');
  }
};

const checkArmies = (g: Tetrarchia): void => {
  const { roma, nextOnRoute } = geographyOf(g);
  demand(g.armies.length <= ARMIES_IN_ALL, 'too many armies');
  for (const [i, a] of g.armies.entries()) {
    demand(!g.armies.some((o, j) => j > i && (o.at === a.at || o.id === a.id)), 'two armies in one place');
    demand(a.at === roma || nextOnRoute[a.from]![a.at] !== -1, 'an army off its route');
  }
};
