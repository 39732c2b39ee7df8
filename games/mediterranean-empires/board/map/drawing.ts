/** What one view of the map is drawn from. `scripts/build-map.ts` writes it; everything is in units of 1080 by 600. */
export type Point = readonly [x: number, y: number];
/** From the centre of the disc; the name begins, ends or has its middle there. */
export type LabelPlace = readonly [dx: number, dy: number, anchor: 's' | 'm' | 'e'];
type Corners<Ends extends readonly string[]> = readonly [...Ends, ...Point[]];

export interface Drawing {
  /** Path data. */
  readonly land: string;
  readonly rivers: string;
  readonly hills: readonly Point[];
  /** By the id of the place. */
  readonly points: Readonly<Record<string, Point>>;
  /** Corners of ways by their two ends, `a~b`; others are straight. */
  readonly bends: Readonly<Record<string, readonly Point[]>>;
  /** Sea lanes: nodes in open water, what joins them, and the way out of each port. */
  readonly nodes: Readonly<Record<string, Point>>;
  readonly lanes: readonly Corners<[from: string, to: string]>[];
  readonly ports: Readonly<Record<string, Corners<[to: string]>>>;
  readonly labels: Readonly<Record<string, LabelPlace>>;
  readonly seas: readonly { readonly lines: readonly string[]; readonly at: Point }[];
}
