/**
 * The chances of what may happen in the first step and the first roll of the next Barbarian phase. Later rolls are not
 * counted.
 */
import { geographyOf } from '../rules/data/printed.ts';
import type { Geography } from '../rules/geography.ts';
import { ITALIA, OUTER_REGIONS, PLACE_REFS, type Place, PROVINCES, REGION_REFS, REGION_SIZE } from '../rules/ids.ts';
import type { TetrarchiaView } from '../rules/view.ts';

/** What happens to a place when the dice address it. */
type Outcome = 'quiet' | 'unrest' | 'revolt' | 'uprising';

export interface PlaceRisk {
  /** Unrest turns to Revolt before the dice are rolled. */
  readonly turns: number;
  /** The dice address the place. */
  readonly addressed: number;
  /** What happens then, as the board is now. */
  readonly outcome: Outcome;
  /** An uprising begins here, or reaches it from a neighbour. */
  readonly uprising: number;
  readonly reached: number;
  /** The place gets worse in one of these ways. */
  readonly harm: number;
}

export interface Risk {
  /** The roll starts an uprising somewhere. */
  readonly uprising: number;
  /** By ref, provinces only. */
  readonly places: Readonly<Record<string, PlaceRisk>>;
  /** Where each army goes next, and the chance that the way is open. */
  readonly armies: readonly { readonly id: number; readonly to: string; readonly open: number }[];
}

/** [TET.broken-a] A threat passes a broken link with half of the faces of a die. */
const OPEN = 1 / 2;
const NAMED = 1 / (OUTER_REGIONS * REGION_SIZE);

const passage = ({ links }: Geography, link: number): number => (links[link]!.broken ? OPEN : 1);
const across = ({ links }: Geography, link: number, at: Place): Place =>
  links[link]!.a === at ? links[link]!.b : links[link]!.a;

/** Connected groups of Unrest: what happens in one group does not depend on the others. */
const groups = (geo: Geography, unrest: ReadonlySet<Place>): Place[][] => {
  const left = new Set(unrest);
  const out: Place[][] = [];
  for (const start of unrest) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const at of group)
      for (const link of geo.linksAt[at]!) if (left.delete(across(geo, link, at))) group.push(across(geo, link, at));
    out.push(group);
  }
  return out;
};

/**
 * [TET.state-a][TET.state-b] Every way the first step can end for one group, with its chance: normal links carry Revolt on,
 * each broken one is rolled once.
 */
const endings = (
  geo: Geography,
  group: readonly Place[],
  isRevolt: (at: Place) => boolean,
): { revolt: Set<Place>; chance: number }[] => {
  const out: { revolt: Set<Place>; chance: number }[] = [];
  const spread = (revolt: Set<Place>, shut: ReadonlySet<number>, chance: number): void => {
    const waiting = group.filter((at) => !revolt.has(at));
    const ways = waiting.flatMap((at) => geo.linksAt[at]!.map((link) => ({ at, link })));
    const live = ways.filter(
      ({ at, link }) => !shut.has(link) && (revolt.has(across(geo, link, at)) || isRevolt(across(geo, link, at))),
    );
    const sure = live.find(({ link }) => !geo.links[link]!.broken);
    const way = sure ?? live[0];
    if (!way) {
      out.push({ revolt, chance });
      return;
    }
    spread(new Set([...revolt, way.at]), shut, sure ? chance : chance * OPEN);
    if (!sure) spread(revolt, new Set([...shut, way.link]), chance * (1 - OPEN));
  };
  spread(new Set(), new Set(), 1);
  return out;
};

/** The chance that the first roll brings an uprising from `at`'s neighbours to it, given what is in Revolt by then. */
const reachOf = (geo: Geography, at: Place, revolt: (place: Place) => number): number =>
  geo.linksAt[at]!.reduce((sum, link) => {
    const from = across(geo, link, at);
    return sum + (isOuter(from) ? revolt(from) * NAMED * passage(geo, link) : 0);
  }, 0);
const isOuter = (at: Place): boolean => at < ITALIA * REGION_SIZE;

const count = (test: (at: Place) => boolean): Set<Place> =>
  new Set(Array.from({ length: PROVINCES }, (_, at) => at).filter(test));

const outcomeOf = (v: TetrarchiaView, at: Place): Outcome => {
  const disc = v.discs[PLACE_REFS[at]!];
  if (disc === 'revolt') return 'uprising';
  if (disc === 'unrest') return 'revolt';
  return disc === undefined && geographyOf(v).capitalOf[at] === -1 ? 'unrest' : 'quiet';
};

const riskAt = (
  v: TetrarchiaView,
  at: Place,
  turned: readonly { revolt: Set<Place>; chance: number }[],
  revolt: (p: Place) => number,
): PlaceRisk => {
  const geo = geographyOf(v);
  const outcome = outcomeOf(v, at);
  const addressed = isOuter(at) ? NAMED : 0;
  const turns = turned.reduce((sum, e) => sum + (e.revolt.has(at) ? e.chance : 0), 0);
  const inRevolt = outcome === 'uprising' ? 1 : turns;
  const uprising = inRevolt * addressed;
  if (outcome === 'uprising') return { turns: 0, addressed, outcome, uprising, reached: 0, harm: uprising };
  // A place that has already turned to Revolt is not reached again. Its neighbours in the group depend on it, so each
  // ending
  // is weighed by itself.
  const reached =
    turned.length === 0
      ? reachOf(geo, at, revolt)
      : turned.reduce(
          (sum, e) =>
            sum +
            (e.revolt.has(at)
              ? 0
              : e.chance * reachOf(geo, at, (p) => (e.revolt.has(p) || outcomeOf(v, p) === 'uprising' ? 1 : 0))),
          0,
        );
  const named = outcome === 'quiet' ? 0 : (1 - turns) * addressed;
  return { turns, addressed, outcome, uprising, reached, harm: turns + reached + named };
};

export const riskOfNextRoll = (v: TetrarchiaView): Risk => {
  const geo = geographyOf(v);
  const isRevolt = (at: Place): boolean => v.discs[PLACE_REFS[at]!] === 'revolt';
  const turned = new Map<Place, { revolt: Set<Place>; chance: number }[]>();
  for (const group of groups(
    geo,
    count((at) => v.discs[PLACE_REFS[at]!] === 'unrest'),
  )) {
    const ends = endings(geo, group, isRevolt);
    for (const at of group) turned.set(at, ends);
  }
  const revolt = (at: Place): number =>
    isRevolt(at) ? 1 : (turned.get(at) ?? []).reduce((sum, e) => sum + (e.revolt.has(at) ? e.chance : 0), 0);
  const places = Object.fromEntries(
    Array.from({ length: PROVINCES }, (_, at) => [PLACE_REFS[at]!, riskAt(v, at, turned.get(at) ?? [], revolt)]),
  );
  return {
    uprising: Object.values(places).reduce((sum, p) => sum + p.uprising, 0),
    places,
    armies: v.armies.flatMap((army) => nextStep(v, army)),
  };
};

/** [TET.advance-a][TET.advance-f] The way of an army, if no other army stands in it. */
const nextStep = (v: TetrarchiaView, { id, at, from }: TetrarchiaView['armies'][number]): Risk['armies'] => {
  const geo = geographyOf(v);
  const here = PLACE_REFS.indexOf(at);
  const to = here === geo.roma ? -1 : geo.nextOnRoute[REGION_REFS.findIndex((region) => region === from)]![here]!;
  return to === -1 ? [] : [{ id, to: PLACE_REFS[to]!, open: passage(geo, geo.linkBetween[here]![to]!) }];
};

/** For the board: the refs that are at risk, and how great the risk is. */
export const risksOf = (v: TetrarchiaView): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(riskOfNextRoll(v).places).flatMap(([ref, { harm }]) => (harm > 0 ? [[ref, harm]] : [])),
  );
