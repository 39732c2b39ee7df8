// The three drawings of the map, and the files they are made from.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Place } from '../../board/map/in-play.ts';
import { inPlay } from '../../board/map/in-play.ts';
import { MODELS, type ViewName } from '../../board/map/views.ts';
import { PRINTED } from '../../rules/data/printed.ts';
import type { LonLat, Point } from './lines.ts';

export const [WIDTH, HEIGHT] = [1080, 600];
export const MAP = resolve(import.meta.dirname, '../../board/map');

/** How a view is laid out: room that is kept at its edges, and how much crowded parts are stretched along each axis. */
export interface Layout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly stretch: readonly [x: number, y: number];
}
export const LAYOUTS: Readonly<Record<ViewName, Layout>> = {
  whole: { left: 34, right: 44, top: 22, bottom: 26, stretch: [0.4, 0.56] },
  // The Atlantic keeps room for panels.
  west: { left: 200, right: 120, top: 26, bottom: 34, stretch: [0.25, 0.3] },
  east: { left: 120, right: 60, top: 30, bottom: 34, stretch: [0.3, 0.35] },
};

const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(MAP, 'data', file), 'utf8')) as T;

/** Longitude and latitude of every place, by its id. */
export const PLACES = readJson<{ points: Record<string, LonLat> }>('places.json').points;
export const TERRAIN = readJson<{ rivers: Record<string, LonLat[]>; hills: LonLat[] }>('terrain.json');

/** What is fixed by hand for one view. */
export interface ByHand {
  /** Pixels that a place is moved, so that discs stand clear. */
  readonly nudge: Readonly<Record<string, Point>>;
  /** Where a name begins, ends or has its middle (s, e, m), from the centre of its disc. */
  readonly labels: Readonly<Record<string, readonly [dx: number, dy: number, anchor: 's' | 'm' | 'e']>>;
  /** Corners of roads, straits and barbarian ways, by the two ends: a~b. Others are straight. */
  readonly bends: Readonly<Record<string, readonly LonLat[]>>;
  /** The sea lanes: nodes in open water, what joins them (with corners after the two ends), and the way out of each port. */
  readonly nodes: Readonly<Record<string, LonLat>>;
  readonly lanes: readonly (readonly [from: string, to: string, ...corners: LonLat[]])[];
  readonly ports: Readonly<Record<string, readonly [to: string, ...corners: LonLat[]]>>;
  /** Names of seas, in pixels. */
  readonly seas: readonly { readonly lines: readonly string[]; readonly at: Point }[];
}
export const byHand = (view: ViewName): ByHand => readJson<ByHand>(`${view}.json`);

const idOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1);
/** The places that a view shows, in the order of the map. */
export const shownIn = (view: ViewName): readonly Place[] => inPlay(PRINTED, MODELS[view]);
export const idsIn = (view: ViewName): string[] => shownIn(view).map((place) => idOf(PRINTED.refs[place]!));
/** The name of a place as it is printed. */
export const nameOf = (place: Place): string => String(PRINTED.words[PRINTED.refs[place]!]);
/** Each link between two places of the view once. */
export const linksIn = (view: ViewName) => {
  const shown = shownIn(view);
  return shown.flatMap((from) =>
    PRINTED.links[from]!.filter(({ to }) => to > from && shown.includes(to)).map(({ to, strait }) => ({
      ends: [idOf(PRINTED.refs[from]!), idOf(PRINTED.refs[to]!)] as const,
      kind: strait ? 'strait' : to >= PRINTED.cities.length ? 'way' : 'road',
    })),
  );
};
