/** Moving an Emperor. */
import type { Msg } from '@tabularium/kernel';
import { geographyOf } from './data/printed.ts';
import type { Tetrarchia } from './game.ts';
import { EMPERORS, type EmperorIndex, PLACE_REFS, type Place, type PlaceRef, ZONES } from './ids.ts';
import { armyAt, emperorAt, figureBits, holdsFigure, isSurelyEmpty } from './pieces.ts';
import { t } from './say.ts';
import type { FleetMask, Step } from './steps.ts';

const fleetMask = (g: Tetrarchia): FleetMask => {
  let mask = 0;
  for (let zone = 0; zone < ZONES.length; zone++) if (g.fleets[zone]! > 0) mask |= 1 << zone;
  return mask;
};

const steps = (g: Tetrarchia, from: Place): readonly Step[] =>
  geographyOf(g).steps[g.agreed.variants['mare-nostrum'] ? 'joined' : 'apart'][fleetMask(g)]![from]!;

/** [TET.move-d] A Revolt disc makes entering dearer by 1. [TET.move-e] No disc forbids it. */
export const revoltSurcharge = (g: Tetrarchia, to: Place): number => (g.discs[to] === 'revolt' ? 1 : 0);

/** [TET.move-g] An Emperor on another's province must go on. */
export const isSharing = (g: Tetrarchia, emperor: EmperorIndex): boolean =>
  emperorAt(g, g.emperors[emperor]!.at, emperor) !== -1;

/**
 * [TET.A22] From a place held by another Emperor, is there a place without any figure within reach of moves alone?
 * Several held places may be crossed in a row.
 */
export const canLeave = (
  g: Tetrarchia,
  emperor: EmperorIndex,
  from: Place,
  imperium: number,
  crossed: readonly Place[] = [],
): boolean => {
  for (const { to, cost } of steps(g, from)) {
    const left = imperium - cost - revoltSurcharge(g, to);
    // [TET.move-i][TET.A23] Never into or through an army.
    if (left < 0 || crossed.includes(to) || armyAt(g, to)) continue;
    if (emperorAt(g, to, emperor) === -1) return true;
    if (canLeave(g, emperor, to, left, [...crossed, from])) return true;
  }
  return false;
};

/** The one move of an Emperor on the board that leads to a place, if any does. */
export const stepTo = (g: Tetrarchia, emperor: EmperorIndex, to: Place): Step | undefined =>
  steps(g, g.emperors[emperor]!.at).find((step) => step.to === to);

/** What entering `to` costs this Emperor, or -1 if one move does not lead there. */
const moveCost = (g: Tetrarchia, emperor: EmperorIndex, to: Place): number => {
  const step = stepTo(g, emperor, to);
  return step ? step.cost + revoltSurcharge(g, to) : -1;
};

/** [TET.move-g] Where an Emperor may go with the turn's points. */
export const destinations = (g: Tetrarchia, emperor: EmperorIndex): PlaceRef[] => {
  const out: PlaceRef[] = [];
  const figures = figureBits(g);
  for (const { to, cost, ref } of steps(g, g.emperors[emperor]!.at)) {
    const left = g.imperium - cost - revoltSurcharge(g, to);
    if (left < 0) continue;
    // A move never ends where it began, so his own figure does not matter.
    if (isSurelyEmpty(figures, to) || !holdsFigure(g, to) || (!armyAt(g, to) && canLeave(g, emperor, to, left)))
      out.push(ref);
  }
  return out;
};

/** Moves him, and gives the statement that opened the way. */
export const move = (g: Tetrarchia, emperor: EmperorIndex, to: Place): string => {
  const { cost, rule } = stepTo(g, emperor, to)!;
  g.imperium -= cost + revoltSurcharge(g, to);
  g.emperors[emperor]!.at = to;
  return rule;
};

/** Why a place is no destination, in the order a player would ask. */
export const whyNotMove = (g: Tetrarchia, emperor: EmperorIndex, ref: string): Msg | undefined => {
  const to = PLACE_REFS.findIndex((r) => r === ref);
  if (to === -1) return undefined;
  const cost = moveCost(g, emperor, to);
  if (cost === -1) return t('tet.no.tooFar', { to: ref });
  if (armyAt(g, to)) return t('tet.no.army', { to: ref });
  if (cost > g.imperium) return t('tet.no.moveCost', { to: ref, cost, left: g.imperium });
  return t('tet.no.wayOn', { to: ref, who: `emperor:${EMPERORS[emperorAt(g, to, emperor)]!}` });
};
