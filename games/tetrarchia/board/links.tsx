/** Links, supporting chains, and the routes of the barbarians. */
import { geographyOf } from '../rules/data/printed.ts';
import type { Geography } from '../rules/geography.ts';
import { PLACE_REFS, type Place, REGION_REFS } from '../rules/ids.ts';
import type { TetrarchiaView } from '../rules/view.ts';
import { SPOTS } from './layout.ts';
import type { TetrarchiaBoardProps } from './props.ts';

const line = (a: Place, b: Place): string => `M${SPOTS[a]!.x} ${SPOTS[a]!.y}L${SPOTS[b]!.x} ${SPOTS[b]!.y}`;
const ways = ({ links }: Geography, broken: boolean): string =>
  links
    .filter((l) => l.broken === broken)
    .map((l) => line(l.a, l.b))
    .join('');
export const Links = ({ view }: { view: TetrarchiaView }) => {
  const geo = geographyOf(view);
  const normal = ways(geo, false);
  const broken = ways(geo, true);
  return (
    <g class="links" aria-hidden="true">
      <path class="bed" d={`${normal}${broken}`} />
      <path class="way" d={normal} />
      <path class="way broken" d={broken} />
    </g>
  );
};

const shorter = (n: number): number => Math.round(n * 10) / 10;

/** An arrow, drawn beside the link so that it does not hide it. */
const Step = ({ from, to, kind }: { from: Place; to: Place; kind: string }) => {
  const [a, b] = [SPOTS[from]!, SPOTS[to]!];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number): string => `${shorter(a.x + ux * along + uy * 5)} ${shorter(a.y + uy * along - ux * 5)}`;
  const turn = Math.round((Math.atan2(uy, ux) * 180) / Math.PI);
  return (
    <g class={`step ${kind}`}>
      <path class="trail" d={`M${at(18)}L${at(length - 22)}`} />
      <path class="head" d="M0 0-8-4v8z" transform={`translate(${at(length - 15)}) rotate(${turn})`} />
    </g>
  );
};

const stepsFrom = ({ routes }: Geography, region: number, at: Place): (readonly [Place, Place])[] => {
  const route = routes[region]!;
  return route.slice(route.indexOf(at)).flatMap((from, i, rest) => (i + 1 < rest.length ? [[from, rest[i + 1]!]] : []));
};
const unique = (steps: (readonly [Place, Place])[]): (readonly [Place, Place])[] => [
  ...new Map(steps.map((s) => [s.join(), s])).values(),
];
const allSteps = (geo: Geography): (readonly [Place, Place])[] =>
  unique(geo.routes.flatMap((route, region) => stepsFrom(geo, region, route[0]!)));

/** The way of each army, with its next step drawn strongest; all other routes too if the player asks for them. */
export const Routes = ({ view, all }: { view: TetrarchiaView; all: boolean }) => {
  const geo = geographyOf(view);
  const armies = view.armies.map((a) => ({
    at: PLACE_REFS.indexOf(a.at),
    from: REGION_REFS.findIndex((region) => region === a.from),
  }));
  const next = new Set(armies.map(({ at, from }) => `${at},${geo.nextOnRoute[from]![at]!}`));
  const marching = unique(armies.flatMap(({ at, from }) => stepsFrom(geo, from, at)));
  const isMarching = new Set(marching.map((s) => s.join()));
  const quiet = all ? allSteps(geo).filter((s) => !isMarching.has(s.join())) : [];
  return (
    <g class="routes" aria-hidden="true">
      {quiet.map(([a, b]) => (
        <Step key={`q${a}-${b}`} from={a} to={b} kind="quiet" />
      ))}
      {marching.map(([a, b]) => (
        <Step key={`${a}-${b}`} from={a} to={b} kind={next.has(`${a},${b}`) ? 'next' : 'later'} />
      ))}
    </g>
  );
};

/** The place of a highlighted ref: the place itself, or where the figure stands that it names. */
const placeOfLit = (view: TetrarchiaView, ref: string): Place => {
  const at = view.emperors.find((e) => e.ref === ref)?.at ?? view.armies.find((a) => `army:${a.id}` === ref)?.at ?? ref;
  return PLACE_REFS.findIndex((place) => place === at);
};

const joined = ({ linkBetween }: Geography, places: readonly Place[]): string =>
  places
    .flatMap((a, i) => places.slice(i + 1).flatMap((b) => (linkBetween[a]![b] === -1 ? [] : [line(a, b)])))
    .join('');

/** Lines through what supports the chosen action (gold) and what opposes it (black). */
export const Chains = ({ view, lit }: { view: TetrarchiaView; lit: TetrarchiaBoardProps['lit'] }) => {
  const geo = geographyOf(view);
  const places = (refs: readonly string[]): Place[] =>
    [...new Set(refs.map((ref) => placeOfLit(view, ref)))].filter((at) => at !== -1);
  const leader = view.emperors.find((e) => e.ref === view.turn)?.at;
  const target = lit.chosen === undefined ? -1 : placeOfLit(view, lit.chosen);
  const own = places(leader && leader !== 'off' && lit.own.length > 0 ? [leader, ...lit.own] : lit.own);
  const enemy = places(target !== -1 && lit.enemy.length > 0 ? [lit.chosen!, ...lit.enemy] : lit.enemy);
  return (
    <g class="chains" aria-hidden="true">
      <path class="edge" d={joined(geo, own)} />
      <path class="enemy-edge" d={joined(geo, enemy)} />
      <path class="enemy" d={joined(geo, enemy)} />
      <path class="own" d={joined(geo, own)} />
    </g>
  );
};
