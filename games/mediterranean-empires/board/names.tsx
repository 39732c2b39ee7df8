/** The names of places and seas. */
import { useMemo } from 'preact/hooks';
import { capitalMarker, isKeyCity } from '../rules/empire/places.ts';
import type { OpenEmpires } from '../rules/sight.ts';
import { type Box, boxOf, labels, type Named, textOf, touches } from './labels.ts';
import { type Chart, labelAt, pointAt } from './map/chart.ts';
import type { Drawing, LabelPlace } from './map/drawing.ts';
import type { BoardProps, Say } from './props.ts';
import { discOf, kindOf } from './sizes.ts';

const CAPITAL = 9;
const KEY = 6;
const AREA_WEIGHT = 1.5;

/** All names of a scenario, in pixels at this scale. */
export const namesOf = (g: OpenEmpires, chart: Chart, say: Say, scale: number): Named[] =>
  chart.places.map((place) => {
    const [x, y] = pointAt(chart, place);
    const city = chart.content.cities[place];
    const marked = capitalMarker(g, place) >= 0 ? CAPITAL : isKeyCity(g, place) ? KEY : 0;
    return {
      at: [x * scale, y * scale],
      disc: discOf(chart.content, place),
      text: say(chart.content.refs[place]!),
      kind: kindOf(chart.content, place),
      solved: labelAt(chart, place),
      weight: city ? city.size + marked : AREA_WEIGHT,
    };
  });

/** Lines of the name of a sea, one under the other. */
const SEA_LINE = 18;
const SEA_LETTER = 15 * 0.86;
const linesOfSea = ({ lines, at: [x, y] }: Drawing['seas'][number], scale: number): Box[] =>
  lines.map((line, i) => {
    const half = (line.length * SEA_LETTER) / 2;
    const base = y * scale + i * SEA_LINE;
    return { left: x * scale - half, right: x * scale + half, top: base - 11, bottom: base + 2 };
  });
export const seaBoxes = ({ seas }: Drawing, scale: number): Box[] => seas.flatMap((sea) => linesOfSea(sea, scale));

/** A name that meets the edge of what is seen is left out, not cut. */
const meetsEdge = (box: Box, seen: BoardProps['seen'], scale: number): boolean => {
  if (!seen) return false;
  const [left, top] = [seen.x * scale, seen.y * scale];
  const [right, bottom] = [left + seen.width * scale, top + seen.height * scale];
  const isSeen = touches(box, { left, right, top, bottom });
  return isSeen && (box.left < left || box.right > right || box.top < top || box.bottom > bottom);
};

export const seasShown = ({ seas }: Drawing, seen: BoardProps['seen'], scale: number): Drawing['seas'] =>
  seas.filter((sea) => !linesOfSea(sea, scale).some((line) => meetsEdge(line, seen, scale)));

const Seas = ({ seas, scale }: { seas: Drawing['seas']; scale: number }) => (
  <>
    {seas.map(({ lines, at: [x, y] }) => (
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

interface Shown {
  readonly name: Named;
  readonly place: LabelPlace;
}
const Name = ({ name, place: [dx, dy, anchor], scale }: Shown & { readonly scale: number }) => (
  <text
    class={name.kind}
    transform={`translate(${(name.at[0] / scale).toFixed(1)} ${(name.at[1] / scale).toFixed(1)}) scale(${(1 / scale).toFixed(4)})`}
    x={dx}
    y={dy}
    text-anchor={anchor === 's' ? 'start' : anchor === 'e' ? 'end' : 'middle'}
  >
    {textOf(name)}
  </text>
);

export const isCut = ({ name, place }: Shown, seen: BoardProps['seen'], scale: number): boolean =>
  meetsEdge(boxOf(name, place), seen, scale);

interface Props {
  readonly g: OpenEmpires;
  readonly chart: Chart;
  readonly say: Say;
  readonly scale: number;
  readonly seen: BoardProps['seen'];
}

/** Where they stand depends on the places and the scale, and not on who owns what. */
export const Names = ({ g, chart, say, scale, seen }: Props) => {
  const shown = useMemo(() => {
    const all = namesOf(g, chart, say, scale);
    const where = labels(all, seaBoxes(chart.drawing, scale));
    return all.flatMap((name, i): Shown[] => (where[i] ? [{ name, place: where[i] }] : []));
  }, [chart, say, scale]);
  return (
    <g class="names" aria-hidden="true">
      <Seas seas={seasShown(chart.drawing, seen, scale)} scale={scale} />
      {shown.map((one) => !isCut(one, seen, scale) && <Name key={one.name.text} {...one} scale={scale} />)}
    </g>
  );
};
