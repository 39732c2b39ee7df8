/** The names of places and seas. */
import { useMemo } from 'preact/hooks';
import { capitalMarker, isKeyCity } from '../rules/empire/places.ts';
import type { OpenEmpires } from '../rules/sight.ts';
import { type Box, labels, type Named, type NameKind, textOf } from './labels.ts';
import { type Chart, labelAt, pointAt } from './map/chart.ts';
import type { Drawing } from './map/drawing.ts';
import { AREA, radiusOf } from './places.tsx';
import type { Say } from './props.ts';

const CAPITAL = 9;
const KEY = 6;
const AREA_WEIGHT = 1.5;
const KINDS: readonly NameKind[] = ['small', 'middle', 'large'];

/** All names of a scenario, in pixels at this scale. */
export const namesOf = (g: OpenEmpires, chart: Chart, say: Say, scale: number): Named[] =>
  chart.places.map((place) => {
    const [x, y] = pointAt(chart, place);
    const city = chart.content.cities[place];
    const r = city ? radiusOf(city.size) : 0;
    const marked = capitalMarker(g, place) >= 0 ? CAPITAL : isKeyCity(g, place) ? KEY : 0;
    return {
      at: [x * scale, y * scale],
      disc: city ? [r, r] : AREA,
      text: say(chart.content.refs[place]!),
      kind: city ? KINDS[city.size - 1]! : 'area',
      solved: labelAt(chart, place),
      weight: city ? city.size + marked : AREA_WEIGHT,
    };
  });

/** Lines of the name of a sea, one under the other. */
const SEA_LINE = 18;
const SEA_LETTER = 15 * 0.86;
export const seaBoxes = ({ seas }: Drawing, scale: number): Box[] =>
  seas.flatMap(({ lines, at: [x, y] }) =>
    lines.map((line, i) => {
      const half = (line.length * SEA_LETTER) / 2;
      const base = y * scale + i * SEA_LINE;
      return { left: x * scale - half, right: x * scale + half, top: base - 11, bottom: base + 2 };
    }),
  );

const Seas = ({ of, scale }: { of: Drawing; scale: number }) => (
  <>
    {of.seas.map(({ lines, at: [x, y] }) => (
      <g key={lines.join(' ')} class="sea-name" transform={`translate(${x} ${y}) scale(${1 / scale})`}>
        {lines.map((line, i) => (
          <text key={line} y={i * SEA_LINE}>
            {line}
          </text>
        ))}
      </g>
    ))}
  </>
);

/** What the names depend on: not on who owns what. */
export const Names = ({ g, chart, say, scale }: { g: OpenEmpires; chart: Chart; say: Say; scale: number }) =>
  useMemo(() => {
    const all = namesOf(g, chart, say, scale);
    const where = labels(all, seaBoxes(chart.drawing, scale));
    return (
      <g class="names" aria-hidden="true">
        <Seas of={chart.drawing} scale={scale} />
        {all.map((name, i) => {
          const place = where[i];
          if (!place) return null;
          const [dx, dy, anchor] = place;
          return (
            <text
              key={chart.places[i]}
              class={name.kind}
              transform={`translate(${(name.at[0] / scale).toFixed(1)} ${(name.at[1] / scale).toFixed(1)}) scale(${(1 / scale).toFixed(4)})`}
              x={dx}
              y={dy}
              text-anchor={anchor === 's' ? 'start' : anchor === 'e' ? 'end' : 'middle'}
            >
              {textOf(name)}
            </text>
          );
        })}
      </g>
    );
  }, [chart, say, scale]);
