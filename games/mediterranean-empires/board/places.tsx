/** Cities and barbarian areas: whose they are, how large and how strong. */
import type { OpenEmpires } from '../rules/sight.ts';
import { contentOf } from '../rules/data/printed.ts';
import { capitalMarker, isKeyCity } from '../rules/empire/places.ts';
import { NEUTRAL, OUT } from '../rules/ids.ts';
import { AREA_RADIUS, pointAt, radiusOf } from './layout.ts';
import { type BoardProps, lookOf } from './props.ts';

/** The mark of an Empire; it fills its circle. */
const MARK = 0.78;
const HALO = 6;
const STAR = 'M0-8 2-2.600 7.600-2.500 3.200 1 4.700 6.500 0 3.300-4.700 6.500-3.200 1-7.600-2.500-2-2.600z';
const CROWN = 'M-9 6V-4l4.500 4L0-7l4.500 7L9-4V6z';
const WAVES = 'M-8-2q4-4 8 0t8 0M-8 3q4-4 8 0t8 0';
const SHIELD = 'M-17-18h34v14c0 13-8 19-17 24-9-5-17-11-17-24z';

const classOf = (ref: string, kind: string, lit: BoardProps['lit']): string =>
  [
    kind,
    ...(lit.own.includes(ref) ? ['own'] : []),
    ...(lit.enemy.includes(ref) ? ['enemy'] : []),
    ...(lit.chosen === ref ? ['chosen'] : []),
  ].join(' ');

/** A point beside the circle, at a position of the clock. */
const Sign = ({ d, x, y, kind }: { d: string; x: number; y: number; kind: string }) => (
  <path class={kind} d={d} transform={`translate(${x} ${y})`} />
);

const Forts = ({ n, r, grow }: { n: number; r: number; grow: number }) =>
  n === 0 ? null : (
    <g class="forts" transform={`translate(${r - 2} ${-r + 1}) scale(${grow})`}>
      <rect x="-9" y="-9" width="18" height="18" rx="3" />
      <text y="5">{n}</text>
    </g>
  );

interface Drawn {
  readonly g: OpenEmpires;
  readonly lit: BoardProps['lit'];
  /** How much larger numbers are drawn when the map is small. */
  readonly grow: number;
}

const City = ({ g, place, lit, grow }: Drawn & { readonly place: number }) => {
  const content = contentOf(g);
  const { size, port } = content.cities[place]!;
  const owner = g.owner[place]!;
  const [x, y] = pointAt(content, place);
  if (owner === OUT) return <circle class="away" cx={x} cy={y} r="5" />;
  const r = radiusOf(size);
  const ref = content.refs[place]!;
  const mark = r * MARK;
  return (
    <g
      class={classOf(ref, owner === NEUTRAL ? 'city neutral' : 'city', lit)}
      data-ref={ref}
      transform={`translate(${x} ${y})`}
    >
      <circle class="hit" r={Math.max(r, 22)} />
      <circle class="halo" r={r + HALO} />
      {capitalMarker(g, place) >= 0 && <circle class="ring" r={r + 3.5} />}
      <circle class="spot" r={r} />
      {owner >= 0 && <use href={`#seat-${lookOf(g, owner)}`} x={-mark} y={-mark} width={2 * mark} height={2 * mark} />}
      {port && <Sign kind="port" d={WAVES} x={0} y={r + 6} />}
      {capitalMarker(g, place) >= 0 && <Sign kind="crown" d={CROWN} x={-r - 2} y={-r + 1} />}
      {isKeyCity(g, place) && <Sign kind="key" d={STAR} x={-r} y={-r + 1} />}
      <Forts n={g.forts[place]!} r={r} grow={grow} />
    </g>
  );
};

const Area = ({ g, area, lit, grow }: Drawn & { readonly area: number }) => {
  const content = contentOf(g);
  const place = g.owner.length + area;
  const [x, y] = pointAt(content, place);
  const state = g.areas[area]!;
  if (state === 'out') return <circle class="away" cx={x} cy={y} r="5" />;
  const ref = content.refs[place]!;
  return (
    <g class={classOf(ref, `area ${state}`, lit)} data-ref={ref} transform={`translate(${x} ${y})`}>
      <circle class="halo" r={AREA_RADIUS + HALO} />
      <path class="shield" d={SHIELD} />
      <text y="5" transform={`scale(${grow})`}>
        {content.areas[area]!.strength}
      </text>
    </g>
  );
};

export const Places = ({ g, lit, grow }: Drawn) => (
  <g>
    {g.areas.map((_, area) => (
      <Area key={area} g={g} area={area} lit={lit} grow={grow} />
    ))}
    {g.owner.map((_, place) => (
      <City key={place} g={g} place={place} lit={lit} grow={grow} />
    ))}
  </g>
);

/** The signs alone, for the legend. */
export const SIGNS = { STAR, CROWN, WAVES, SHIELD };
