/** Cities and barbarian areas: whose they are, how large and how strong. */
import { areaDice } from '../rules/barbarians/area.ts';
import { defence } from '../rules/combat/assault.ts';
import { capitalMarker, isKeyCity } from '../rules/empire/places.ts';
import type { OpenEmpires } from '../rules/sight.ts';
import { lookOf } from './looks.ts';
import { type Chart, pointAt } from './map/chart.ts';
import type { BoardProps } from './props.ts';
import { AREA, radiusOf } from './sizes.ts';
import { isTurning, type Known, type Look, seenNow } from './turned.ts';
import { Battlement, CROWN, figureAt, Olive, Oval, Shape, STAR, topOf, Waves } from './shapes.tsx';

/** A finger needs that much around a centre. */
const REACH = 22;
/** How wide the shell lets it glow when it is offered. */
const GLOW = 8;

const classOf = (ref: string, kind: string, lit: BoardProps['lit']): string =>
  [
    kind,
    ...(lit.own.includes(ref) ? ['own'] : []),
    ...(lit.enemy.includes(ref) ? ['enemy'] : []),
    ...(lit.chosen === ref ? ['chosen'] : []),
  ].join(' ');

interface Drawn {
  readonly g: OpenEmpires;
  readonly chart: Chart;
  readonly lit: BoardProps['lit'];
  readonly scale: number;
  readonly known: Known;
}

/** At its place, in its own size however close the map is. */
export const placedAt = (chart: Chart, place: number, scale: number): string => {
  const [x, y] = pointAt(chart, place);
  return `translate(${x} ${y}) scale(${(1 / scale).toFixed(4)})`;
};

/** [MED.2-d] The crown stays when a capital is lost; the mark of the Empire that lost it joins it. */
const Crown = ({ g, place, y }: { g: OpenEmpires; place: number; y: number }) => {
  const seat = capitalMarker(g, place);
  if (seat < 0) return null;
  return (
    <>
      <path class="crown" transform={`translate(0 ${y.toFixed(1)})`} d={CROWN} />
      {g.owner[place] !== seat && (
        <g class={`lost ${lookOf(g, seat)}`} transform={`translate(12 ${(y - 3).toFixed(1)})`}>
          <Shape look={lookOf(g, seat)} r={4.5} />
        </g>
      )}
    </>
  );
};

const Spot = ({ look, r }: { readonly look: Look | undefined; readonly r: number }) =>
  look === undefined ? <circle class="spot" r={r} /> : <Shape look={look} r={r} />;

const City = ({ g, chart, known, place, lit, scale }: Drawn & { readonly place: number }) => {
  const { size, port } = chart.content.cities[place]!;
  const owner = g.owner[place]!;
  const look = owner >= 0 ? lookOf(g, owner) : undefined;
  const now = performance.now();
  const seen = seenNow(known, place, look, now);
  const { before } = seen;
  const turns = isTurning(seen, now);
  const r = radiusOf(size);
  const forts = g.forts[place]!;
  const top = -topOf(look, r) - 4.4;
  const ref = chart.content.refs[place]!;
  return (
    <g class={classOf(ref, `city ${look ?? 'neutral'}`, lit)} data-ref={ref} transform={placedAt(chart, place, scale)}>
      <circle class="hit" r={REACH} />
      <circle class="halo" r={r + 4} stroke-width={GLOW} />
      {port && <Waves y={r + 3.2} />}
      {turns && (
        <g key={`before ${before?.at}`} class={`turns away ${before?.look ?? 'neutral'}`}>
          <Spot look={before?.look} r={r} />
        </g>
      )}
      <g key={before?.at} class={turns ? 'turns' : ''} {...(before && { 'data-turned': Math.round(before.at) })}>
        <Spot look={look} r={r} />
        <text class="figure" y={figureAt(look)}>
          {defence(g, place)}
        </text>
      </g>
      <Battlement forts={forts} y={top} />
      <Crown g={g} place={place} y={forts > 1 ? top - 0.6 : top + 3} />
      {isKeyCity(g, place) && (
        <path class="key" transform={`translate(${(-0.86 * r).toFixed(1)} ${(-0.8 * r).toFixed(1)})`} d={STAR} />
      )}
    </g>
  );
};

const Area = ({ g, chart, place, lit, scale }: Drawn & { readonly place: number }) => {
  const ref = chart.content.refs[place]!;
  const isPacified = g.areas[place - g.owner.length] === 'pacified';
  return (
    <g
      class={classOf(ref, isPacified ? 'area pacified' : 'area wild', lit)}
      data-ref={ref}
      transform={placedAt(chart, place, scale)}
    >
      <circle class="hit" r={REACH} />
      <ellipse class="halo" rx={AREA[0] + 3} ry={AREA[1] + 3} stroke-width={GLOW} />
      {isPacified ? <Olive /> : <Oval dice={areaDice(g, place)} />}
    </g>
  );
};

export const Places = (drawn: Drawn) => (
  <g>
    {drawn.chart.places.map((place) =>
      place < drawn.g.owner.length ? (
        <City key={place} {...drawn} place={place} />
      ) : (
        <Area key={place} {...drawn} place={place} />
      ),
    )}
  </g>
);
