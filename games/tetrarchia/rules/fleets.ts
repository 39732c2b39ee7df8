/** Placing the fleets before the first turn. */
import { end, procsFor } from '@tabularium/kernel';
import type { Tetrarchia } from './game.ts';
import { ZONE_REFS, ZONES, type ZoneIndex, zoneOf } from './ids.ts';
import { t } from './say.ts';

const proc = procsFor<Tetrarchia>();

/** [TET.A21] One fleet in each zone, unless the table allows more. */
export const hasRoomForFleet = (g: Tetrarchia, zone: ZoneIndex): boolean =>
  g.agreed.fleetStacking || g.fleets[zone] === 0;

const freeZones = (g: Tetrarchia): ZoneIndex[] =>
  ZONES.map((_, zone) => zone).filter((zone) => hasRoomForFleet(g, zone));

const place = (g: Tetrarchia, zone: ZoneIndex): void => {
  g.fleets[zone]!++;
  g.fleetsToPlace--;
};

/** [TET.setup-i] The players choose zones once the threats are on the board; the first player confirms. */
export const placeFleets = proc('fleets', () => ({}), {
  start: (cx) => {
    const { g } = cx;
    if (g.fleetsToPlace === 0) return end();
    const free = freeZones(g);
    // [R11] Nothing to choose when every free zone gets one.
    if (!g.agreed.fleetStacking && free.length === g.fleetsToPlace) {
      for (const zone of free) place(g, zone);
      cx.log(t('tet.fleetsEverywhere'), 'TET.setup-i');
      return end();
    }
    return 'choose';
  },
  choose: {
    to: (cx) => cx.g.agreed.seats[0]!,
    say: (cx) => t('tet.ask.fleet', { n: cx.g.fleetsToPlace }),
    rules: ['TET.setup-i', 'TET.A21'],
    picks: {
      placeFleet: {
        rules: ['TET.setup-i'],
        of: (cx) => freeZones(cx.g).map((zone) => ZONE_REFS[zone]!),
        why: (_, __, ref) => (ZONE_REFS.some((zone) => zone === ref) ? t('tet.no.fleetThere') : undefined),
        take: (cx, _, ref) => {
          place(cx.g, zoneOf(ref));
          cx.log(t('tet.fleetPlaced', { zone: ref }), 'TET.setup-i');
          return 'start';
        },
      },
    },
  },
});
