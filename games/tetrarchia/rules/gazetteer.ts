/** The board by refs, for whoever draws it or tells about it: nothing here is needed to play. */
import { geographyOf, type Packed } from './data/printed.ts';
import { EMPEROR_REFS, type PlaceRef, REGION_REFS, refOf, ZONE_REFS } from './ids.ts';

type EmperorRef = (typeof EMPEROR_REFS)[number];
type RegionRef = (typeof REGION_REFS)[number];
type ZoneRef = (typeof ZONE_REFS)[number];

interface PlaceEntry {
  readonly ref: PlaceRef;
  readonly region: RegionRef;
  readonly frontier: boolean;
  /** Whose capital is printed here: an Emperor's, everybody's in Roma, or nobody's. */
  readonly capital: EmperorRef | 'all' | undefined;
  /** The seas on whose coast it lies. */
  readonly seas: readonly ZoneRef[];
}

interface Gazetteer {
  readonly places: readonly PlaceEntry[];
  readonly links: readonly { readonly a: PlaceRef; readonly b: PlaceRef; readonly broken: boolean }[];
  /** The way to Roma of the armies of each outer region, frontier and Roma included. */
  readonly routes: Readonly<Record<string, readonly PlaceRef[]>>;
}

export const gazetteer = (g: Packed): Gazetteer => {
  const { links, places, routes, zonesOf } = geographyOf(g);
  return {
    places: places.map(({ ref, region, frontier, capitalOf, wildcard }, at) => ({
      ref,
      region: REGION_REFS[region]!,
      frontier,
      capital: wildcard ? 'all' : EMPEROR_REFS[capitalOf],
      seas: zonesOf[at]!.map((zone) => ZONE_REFS[zone]!),
    })),
    links: links.map(({ a, b, broken }) => ({ a: refOf(a), b: refOf(b), broken })),
    routes: Object.fromEntries(routes.map((route, region) => [REGION_REFS[region]!, route.map(refOf)])),
  };
};
