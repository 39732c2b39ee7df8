// The map of Mediterranean Empires from real coastlines, at build time only: writes one drawing for each view,
// board/map/{whole,west,east}.generated.ts; with --check, compares. Reports every road over water and every strait or
// sea lane over land that is not known already.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '../board/map/drawing.ts';
import { VIEW_NAMES, type ViewName } from '../board/map/views.ts';
import { astray, type Checked } from './map/astray.ts';
import { coastOf } from './map/coast.ts';
import { type LonLat, type Point, smooth, snap } from './map/lines.ts';
import { type Project, projection } from './map/projection.ts';
import { byHand, HEIGHT, idsIn, linksIn, MAP, PLACES, TERRAIN, WIDTH } from './map/views.ts';

/** Narrower than the coast is drawn: the Hellespont and the Bosporus. */
const KNOWN: Readonly<Record<ViewName, readonly string[]>> = {
  whole: ['lane lem-pro over land 8 px'],
  west: [],
  east: ['lane prp-bos over land 8 px'],
};

const isFramed = ([x, y]: Point): boolean => x > -10 && x < WIDTH + 10 && y > -10 && y < HEIGHT + 10;
const mapped = <A, B>(record: Readonly<Record<string, A>>, of: (a: A, key: string) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, a]) => [key, of(a, key)]));

const draw = (view: ViewName): { drawing: Drawing; wrong: string[] } => {
  const hand = byHand(view);
  const project: Project = projection(view);
  const at = (place: LonLat): Point => snap(project(place));
  const ids = idsIn(view);
  const points = Object.fromEntries(
    ids.map((id) => {
      const [x, y] = project(PLACES[id]!);
      const [dx, dy] = hand.nudge[id] ?? [0, 0];
      return [id, snap([x + dx, y + dy])];
    }),
  );
  const nodes = mapped(hand.nodes, at);
  const coast = coastOf(project);
  const drawing: Drawing = {
    land: coast.path,
    rivers: Object.values(TERRAIN.rivers)
      .map((line) => smooth(line.map(project)))
      .join(''),
    hills: TERRAIN.hills.map(at).filter(isFramed),
    points,
    bends: mapped(hand.bends, (corners) => corners.map(at)),
    nodes,
    lanes: hand.lanes.map(([a, b, ...corners]) => [a, b, ...corners.map(at)]),
    ports: mapped(hand.ports, ([to, ...corners]) => [to, ...corners.map(at)]),
    labels: hand.labels,
    seas: hand.seas,
  };
  const line = (a: string, b: string): Point[] => [
    points[a]!,
    ...(drawing.bends[`${a}~${b}`] ?? drawing.bends[`${b}~${a}`]?.toReversed() ?? []),
    points[b]!,
  ];
  const wrong = astray(coast.rings, [
    ...linksIn(view).flatMap(({ ends: [a, b], kind }): Checked[] => {
      const same = { line: line(a, b), ends: [points[a]!, points[b]!] };
      if (kind === 'strait') return [{ what: `strait ${a}-${b} over land`, ...same, on: 'water', most: 3 }];
      return kind === 'road' ? [{ what: `road ${a}-${b} over water`, ...same, on: 'land', most: 4 }] : [];
    }),
    ...drawing.lanes.map(([a, b, ...corners]) => ({
      what: `lane ${a}-${b} over land`,
      line: [nodes[a]!, ...corners, nodes[b]!],
      ends: [],
      on: 'water' as const,
      most: 1,
    })),
    ...Object.entries(drawing.ports).map(([port, [to, ...corners]]) => ({
      what: `way out of ${port} over land`,
      line: [points[port]!, ...corners, nodes[to]!],
      ends: [points[port]!],
      on: 'water' as const,
      most: 2,
    })),
  ]);
  return { drawing, wrong: wrong.filter((w) => !KNOWN[view].includes(w)) };
};

for (const view of VIEW_NAMES) {
  const { drawing, wrong } = draw(view);
  const rows = Object.entries(drawing).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
  const text = `// Written by games/mediterranean-empires/scripts/build-map.ts; do not edit.\nimport type { Drawing } from './drawing.ts';\n\nexport const drawing: Drawing = {\n${rows.join('')}};\n`;
  const file = join(MAP, `${view}.generated.ts`);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${view}.generated.ts differs: run node games/mediterranean-empires/scripts/build-map.ts`);
    process.exitCode = 1;
  }
  for (const what of wrong) {
    console.error(`${view}: ${what}`);
    process.exitCode = 1;
  }
  console.log(
    `${view}: ${text.length} bytes, coast ${drawing.land.length}; roads over land, straits and lanes over water`,
  );
}
