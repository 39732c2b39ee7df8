/**
 * The board of Mediterranean Empires: groups for an SVG with `VIEW_BOX`. It only draws and has no behaviour of its own.
 */
import type { OpenEmpires } from '../rules/sight.ts';
import { useMemo } from 'preact/hooks';
import { contentOf } from '../rules/data/printed.ts';
import { capitalMarker, isKeyCity } from '../rules/empire/places.ts';
import { OUT } from '../rules/ids.ts';
import { labels, type Named } from './labels.ts';
import { AREA_RADIUS, pointAt, radiusOf } from './layout.ts';
import { Lines, Route } from './lines.tsx';
import { Places } from './places.tsx';
import type { BoardProps, Say } from './props.ts';

/** The smallest size of letters in pixels. */
const LEAST_LETTER = 12;
const SIZE = 13;
/** The smallest size of numbers in pixels, as far as their circles have room. */
const LEAST_FIGURE = 11;
const FIGURE = 14;
const MOST_GROWN = 1.4;

export const Board = ({ view, say, lit, scale = 1, layers }: BoardProps) => {
  const size = Math.max(SIZE, LEAST_LETTER / Math.max(scale, 0.2));
  const grow = Math.min(MOST_GROWN, Math.max(1, LEAST_FIGURE / (FIGURE * scale)));
  const g: OpenEmpires = view;
  return (
    <g class="med">
      <Lines g={g} />
      {layers.routes && <Route view={view} g={g} />}
      <Places g={g} lit={lit} grow={grow} />
      {layers.names && <Names view={view} say={say} size={size} />}
    </g>
  );
};

const CAPITAL = 9;
const KEY = 6;

const named = (view: BoardProps['view'], say: Say): Named[] => {
  const g: OpenEmpires = view;
  const content = contentOf(g);
  const cities = content.cities.flatMap(({ size }, place): Named[] => {
    if (g.owner[place] === OUT) return [];
    const weight = size + (capitalMarker(g, place) >= 0 ? CAPITAL : isKeyCity(g, place) ? KEY : 0);
    return [{ at: pointAt(content, place), radius: radiusOf(size), text: say(content.refs[place]!), weight }];
  });
  const areas = content.areas.flatMap((_, area): Named[] => {
    const place = content.cities.length + area;
    if (g.areas[area] === 'out') return [];
    return [{ at: pointAt(content, place), radius: AREA_RADIUS, text: say(content.refs[place]!), weight: 1.5 }];
  });
  return [...cities, ...areas];
};

/** Which places are in the game never changes, so names stay where they are. */
const Names = ({ view, say, size }: { view: BoardProps['view']; say: Say; size: number }) => {
  const { pack, scenario } = view.agreed;
  const drawn = useMemo(() => {
    const all = named(view, say);
    const where = labels(all, size);
    return all.flatMap(({ text }, i) => (where[i] ? [{ text, ...where[i] }] : []));
  }, [pack, scenario, say, size]);
  return (
    <g class="names" style={`--letters:${size.toFixed(1)}px`} aria-hidden="true">
      {drawn.map(({ text, x, y, anchor }) => (
        <text key={`${x} ${y}`} x={x.toFixed(1)} y={y.toFixed(1)} text-anchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  );
};
