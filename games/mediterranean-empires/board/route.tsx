/** The route that is being chosen or marched, what it is aimed at, and what may happen on the way. */
import type { Drawn } from '@tabularium/parts/web';
import { howMany } from '@tabularium/kernel';
import { NONE } from '../rules/ids.ts';
import type { EmpiresView } from '../rules/view.ts';
import { type Chart, pathOf, pointAt, wayBetween } from './map/chart.ts';
import type { Point } from './map/drawing.ts';
import { seaWay } from './map/lanes.ts';
import { Pill } from './pill.tsx';
import { placedAt } from './places.tsx';
import { Stack, SWORDS } from './shapes.tsx';

interface Leg {
  readonly line: readonly Point[];
  readonly kind: 'land' | 'strait' | 'sea';
}

/** Each step of a way: along a road, over a strait, or by sea where no link leads there. */
const legsOf = (chart: Chart, path: readonly number[], sails = NONE): Leg[] =>
  path.slice(1).map((to, i) => {
    const from = path[i]!;
    const link = chart.content.links[from]!.find((l) => l.to === to);
    if (!link || i === sails) return { line: seaWay(chart, from, to), kind: 'sea' };
    return { line: wayBetween(chart, from, to), kind: link.strait ? 'strait' : 'land' };
  });

/** By sea, the ships leave from the last port whence no link leads on; without such a step, from the first to the last port. */
const sailsAt = (chart: Chart, path: readonly number[], bySea: boolean | undefined): number => {
  if (!bySea) return NONE;
  const jump = path.findIndex((from, i) => {
    const to = path[i + 1];
    return to !== undefined && !chart.content.links[from]!.some((l) => l.to === to);
  });
  if (jump >= 0) return jump;
  const isPort = (place: number | undefined): boolean =>
    place !== undefined && chart.content.cities[place]?.port === true;
  return path.findLastIndex((from, i) => isPort(from) && isPort(path[i + 1]));
};

const Line = ({ legs }: { legs: readonly Leg[] }) => (
  <>
    <path class="route under" d={legs.map(({ line }) => pathOf(line)).join('')} />
    {legs.map(({ line, kind }, i) => (
      <path key={i} class={`route ${kind}`} d={pathOf(line)} />
    ))}
  </>
);

/** The head of an arrow, before the ring around the target. */
const Head = ({ legs, scale }: { legs: readonly Leg[]; scale: number }) => {
  const [from, to] = legs.at(-1)?.line.slice(-2) ?? [];
  if (!from || !to) return null;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const back = Math.min(length, 14 / scale) / length;
  const at = [0, 1].map((k) => (to[k]! + (from[k]! - to[k]!) * back).toFixed(1));
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <path
      class="head"
      d="M0 0-9-5.5v11z"
      transform={`translate(${at.join(' ')}) scale(${1 / scale}) rotate(${turn.toFixed(0)})`}
    />
  );
};

/** Half way along a line. */
const middleOf = (line: readonly Point[]): Point => {
  const parts = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i]![0], y - line[i]![1]));
  let left = parts.reduce((sum, n) => sum + n, 0) / 2;
  const i = Math.max(
    0,
    parts.findIndex((n) => (left -= n) <= 0),
  );
  const [from, to] = [line[i]!, line[i + 1] ?? line[i]!];
  const share = parts[i] ? 1 + left / parts[i] : 0;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

interface Props {
  readonly chart: Chart;
  readonly scale: number;
}

/** Under the places: lines. */
export const FormLines = ({ chart, scale, drawn }: Props & { readonly drawn: Drawn }) => {
  const placesOf = (refs: readonly string[]): number[] =>
    refs.map((ref) => chart.content.places[ref] ?? NONE).filter((place) => place !== NONE);
  const along = (refs: readonly string[], bySea: boolean | undefined): Leg[] => {
    const path = placesOf(refs);
    return legsOf(chart, path, sailsAt(chart, path, bySea));
  };
  const legs = drawn.route ? along(drawn.route, drawn.bySea) : [];
  return (
    <g class="form-lines">
      {drawn.others?.map(({ ref, path, bySea }) => {
        const way = along(path, bySea)
          .map(({ line }) => pathOf(line))
          .join('');
        return (
          <g key={ref} class="other" data-ref={ref}>
            <path class="hit" d={way} />
            <path class="bed" d={way} />
            <path class="other-way" d={way} />
          </g>
        );
      })}
      {legs.length > 0 && <Line legs={legs} />}
      <Head legs={legs} scale={scale} />
    </g>
  );
};

/** Over the places and under their names: the ring around the target. */
export const Target = ({
  chart,
  scale,
  view,
  drawn,
}: Props & { readonly view?: EmpiresView; readonly drawn?: Drawn | undefined }) => {
  const attack = view?.attack;
  const place = drawn
    ? (chart.content.places[drawn.target ?? ''] ?? NONE)
    : attack && !attack.over
      ? attack.target
      : NONE;
  return place === NONE ? null : <Ring chart={chart} place={place} scale={scale} />;
};

/** Over the places and names: swords, cards, pills. */
export const FormMarks = ({ chart, scale, drawn }: Props & { readonly drawn: Drawn }) => {
  const placeOf = (ref: string | undefined): number => (ref === undefined ? NONE : (chart.content.places[ref] ?? NONE));
  const pointOf = (at: string | readonly [string, string]): Point | undefined => {
    if (typeof at === 'string') return placeOf(at) === NONE ? undefined : pointAt(chart, placeOf(at));
    const [from, to] = [placeOf(at[0]), placeOf(at[1])];
    return from === NONE || to === NONE ? undefined : middleOf(wayBetween(chart, from, to));
  };
  const start = placeOf(drawn.route?.[0]);
  return (
    <g class="form-marks">
      {drawn.meets?.map((ref) => (
        <g
          key={ref}
          class="meets"
          transform={placeOf(ref) === NONE ? 'scale(0)' : placedAt(chart, placeOf(ref), scale)}
        >
          <path class="under" d={SWORDS} transform="translate(0 -19)" />
          <path d={SWORDS} transform="translate(0 -19)" />
        </g>
      ))}
      {drawn.cards !== undefined && start !== NONE && (
        <Cards chart={chart} place={start} scale={scale} n={drawn.cards} />
      )}
      {drawn.pills?.map(({ at, text, tone }) => {
        const point = pointOf(at);
        return point && <Pill key={`${String(at)} ${text}`} {...{ chart, at: point, text, tone, scale }} />;
      })}
    </g>
  );
};

const Ring = ({ chart, place, scale }: Props & { readonly place: number }) => (
  <g class="target" transform={placedAt(chart, place, scale)}>
    <circle class="under" r="16.5" />
    <circle r="16.5" />
  </g>
);

const Cards = ({ chart, place, scale, n }: Props & { readonly place: number; readonly n: number }) => (
  <g class="stack" transform={placedAt(chart, place, scale)}>
    <g transform="translate(-36 8)">
      <Stack n={n} />
    </g>
  </g>
);

/** [MED.5.4.1-a] The attack that is under way: its route, where it is, and how many cards. */
export const AttackLines = ({ chart, scale, view }: Props & { readonly view: EmpiresView }) => {
  if (!view.attack || view.attack.over) return null;
  const { path, sails, sea } = view.attack.force;
  const legs = legsOf(chart, path, sails ? sea : NONE);
  return (
    <g class="form-lines">
      {legs.length > 0 && <Line legs={legs} />}
      <Head legs={legs} scale={scale} />
    </g>
  );
};

export const AttackMarks = ({ chart, scale, view }: Props & { readonly view: EmpiresView }) => {
  if (!view.attack || view.attack.over) return null;
  const { force, target } = view.attack;
  const at = view.combat && view.combat.place !== NONE ? view.combat.place : (force.path[0] ?? target);
  const cards = howMany(force.units) + force.leaders.length;
  return <g class="form-marks">{cards > 0 && <Cards chart={chart} place={at} scale={scale} n={cards} />}</g>;
};
