/** What stands behind a figure in battle: chains of discs, and others close by. */
import { geographyOf, type Packed } from './data/printed.ts';
import type { Tetrarchia } from './game.ts';
import { type Geography, PARTNER } from './geography.ts';
import { EMPERORS, type EmperorIndex, type Place } from './ids.ts';

type Fits = (at: Place) => boolean;

/**
 * [TET.attack-d][TET.attack-h] The Emperor's own discs. [TET.attack-i][TET.protect-g] His uncovered capital counts,
 * and uncovered Roma counts for anybody. [TET.var.diarchia-a][TET.A44] Under DIARCHIA his partner's count too.
 */
export const supportsEmperor = (g: Tetrarchia, emperor: EmperorIndex): Fits => {
  const partner = g.agreed.variants.diarchia ? PARTNER[emperor]! : emperor;
  const { roma, capitalOf } = geographyOf(g);
  return (at) => {
    const disc = g.discs[at]!;
    if (disc === 'none') return at === roma || capitalOf[at] === emperor || capitalOf[at] === partner;
    return disc === EMPERORS[emperor] || disc === EMPERORS[partner];
  };
};

/** [TET.attack-e] An army is supported by Revolt. */
export const supportsArmy =
  (g: Tetrarchia): Fits =>
  (at) =>
    g.discs[at] === 'revolt';

/** [TET.attack-p][TET.A41] Every disc of a linked group, branches and rings included. [TET.attack-o] Broken links join. */
const groupFrom = ({ neighbours }: Geography, at: Place, fits: Fits): Place[] => {
  const group = [at];
  for (const member of group) {
    for (const next of neighbours[member]!) if (fits(next) && !group.includes(next)) group.push(next);
  }
  return group;
};

/**
 * [TET.attack-f] The chain begins in the figure's own province if that has a fitting disc, otherwise next to it;
 * [TET.attack-g] then only the largest counts. [TET.A15] The same for an army on a frontier.
 */
export const chain = (g: Packed, at: Place, fits: Fits): Place[] => {
  const geo = geographyOf(g);
  if (fits(at)) return groupFrom(geo, at, fits);
  let largest: Place[] = [];
  for (const next of geo.neighbours[at]!) {
    if (!fits(next) || largest.includes(next)) continue;
    const group = groupFrom(geo, next, fits);
    if (group.length > largest.length) largest = group;
  }
  return largest;
};

const isLinked = (g: Packed, a: Place, b: Place): boolean => geographyOf(g).linkBetween[a]![b] !== -1;

/** [TET.attack-j] Other Emperors linked to the army: each doubles the imperial value. */
export const emperorsBeside = (g: Tetrarchia, army: Place, leader: EmperorIndex): EmperorIndex[] =>
  EMPERORS.map((_, e) => e).filter(
    (e) => e !== leader && g.emperors[e]!.at >= 0 && isLinked(g, g.emperors[e]!.at, army),
  );

/** [TET.attack-k] Other armies linked to the Emperor: each doubles the barbarian value. */
export const armiesBeside = (g: Tetrarchia, emperor: Place, army: Place): Place[] =>
  g.armies.map((a) => a.at).filter((at) => at !== army && isLinked(g, at, emperor));
