/** The sea: every port reaches every other along the lanes, by the shortest way. */
import { type Chart, pointAt } from './chart.ts';
import { idOf } from './diagram.ts';
import type { Drawing, Point } from './drawing.ts';
import type { Place } from './in-play.ts';

interface Leg {
  readonly to: string;
  readonly line: readonly Point[];
}
type Graph = ReadonlyMap<string, readonly Leg[]>;

const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0);

const graphs = new WeakMap<Drawing, Graph>();
const graphOf = (drawing: Drawing): Graph => {
  const made = graphs.get(drawing);
  if (made) return made;
  const graph = new Map<string, Leg[]>();
  const add = (from: string, to: string, line: readonly Point[]): void => {
    graph.set(from, [...(graph.get(from) ?? []), { to, line }]);
    graph.set(to, [...(graph.get(to) ?? []), { to: from, line: line.toReversed() }]);
  };
  const { nodes, lanes, ports, points } = drawing;
  for (const [from, to, ...corners] of lanes) add(from, to, [nodes[from]!, ...corners, nodes[to]!]);
  for (const [port, [to, ...corners]] of Object.entries(ports))
    add(`port ${port}`, to, [points[port]!, ...corners, nodes[to]!]);
  graphs.set(drawing, graph);
  return graph;
};

/** Dijkstra; in so small a graph the nearest open node is simply looked for. */
const shortest = (graph: Graph, from: string, to: string): readonly Point[] | undefined => {
  const open = new Map<string, { far: number; line: readonly Point[] }>([[from, { far: 0, line: [] }]]);
  const done = new Set<string>();
  while (open.size > 0) {
    const [at, { far, line }] = [...open].reduce((a, b) => (b[1].far < a[1].far ? b : a));
    if (at === to) return line;
    open.delete(at);
    done.add(at);
    for (const leg of graph.get(at) ?? []) {
      // Nobody sails through a harbour.
      if (done.has(leg.to) || (leg.to.startsWith('port ') && leg.to !== to)) continue;
      const next = far + lengthOf(leg.line);
      if (next < (open.get(leg.to)?.far ?? Infinity)) open.set(leg.to, { far: next, line: [...line, ...leg.line] });
    }
  }
  return undefined;
};

/** From port to port; straight where no lanes are drawn. */
export const seaWay = (chart: Chart, from: Place, to: Place): readonly Point[] => {
  const ports = [from, to].map((place) => `port ${idOf(chart.content, place)}`);
  return shortest(graphOf(chart.drawing), ports[0]!, ports[1]!) ?? [pointAt(chart, from), pointAt(chart, to)];
};

/** All lanes, for drawing. */
export const lanesOf = ({ nodes, lanes, ports, points }: Drawing): readonly (readonly Point[])[] => [
  ...lanes.map(([from, to, ...corners]) => [nodes[from]!, ...corners, nodes[to]!]),
  ...Object.entries(ports).map(([port, [to, ...corners]]) => [points[port]!, ...corners, nodes[to]!]),
];
