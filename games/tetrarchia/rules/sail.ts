/** Sailing a fleet. */
import type { Msg } from '@tabularium/kernel';
import { hasRoomForFleet } from './fleets.ts';
import type { Tetrarchia } from './game.ts';
import { ADJACENT_ZONES } from './geography.ts';
import { ZONES, type ZoneIndex } from './ids.ts';
import { t } from './say.ts';

const SAIL_COST = 1;

interface Passage {
  readonly ref: string;
  readonly from: ZoneIndex;
  readonly to: ZoneIndex;
}

/** [TET.sail-a][TET.sea-b] Every way from a zone to the next, named as one thing that can be chosen. */
export const PASSAGES: readonly Passage[] = ZONES.flatMap((zone, from) =>
  ADJACENT_ZONES[from]!.map((to) => ({ ref: `sail:${zone}-${ZONES[to]!}`, from, to })),
);

/** [TET.sea-g][TET.sail-c] Any fleet, wherever the Emperor stands, as long as he is on the board. */
export const passages = (g: Tetrarchia): string[] => {
  const out: string[] = [];
  if (g.imperium < SAIL_COST) return out;
  for (const p of PASSAGES) if (g.fleets[p.from]! > 0 && hasRoomForFleet(g, p.to)) out.push(p.ref);
  return out;
};

/** [TET.sail-b] The fleet serves its new zone from the next action on. */
export const sail = (g: Tetrarchia, ref: string): Passage => {
  const p = PASSAGES.find((x) => x.ref === ref)!;
  g.imperium -= SAIL_COST;
  g.fleets[p.from]!--;
  g.fleets[p.to]!++;
  return p;
};

export const whyNotSail = (g: Tetrarchia, ref: string): Msg | undefined => {
  const p = PASSAGES.find((x) => x.ref === ref);
  if (!p) return undefined;
  if (g.fleets[p.from] === 0) return t('tet.no.fleetHere');
  return hasRoomForFleet(g, p.to) ? t('tet.no.points') : t('tet.no.fleetThere');
};
