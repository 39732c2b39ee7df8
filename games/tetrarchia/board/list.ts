/** The board in words, for players who cannot see it: regions, their provinces, seas. */
import type { BoardList, Say } from '@tabularium/parts/web';
import { geographyOf } from '../rules/data/printed.ts';
import { EMPEROR_REFS, ITALIA, type Place, PLACE_REFS, REGION_REFS, ZONE_REFS } from '../rules/ids.ts';
import type { TetrarchiaView } from '../rules/view.ts';

const discWords = (v: TetrarchiaView, at: Place, say: Say): string => {
  const { ref, capitalOf, wildcard } = geographyOf(v).places[at]!;
  const disc = v.discs[ref];
  if (disc === 'unrest' || disc === 'revolt') return say(`disc.${disc}`);
  if (disc) return say('board.list.disc', { who: say(`emperor:${disc}`) });
  if (wildcard) return say('board.list.roma');
  return capitalOf === -1 ? '' : say('board.list.capital', { who: say(EMPEROR_REFS[capitalOf]!) });
};

const figureWords = (v: TetrarchiaView, at: Place, say: Say): string[] => {
  const ref = PLACE_REFS[at]!;
  return [
    ...v.emperors.filter((e) => e.at === ref).map((e) => say(e.ref)),
    ...v.armies.filter((a) => a.at === ref).map((a) => say('board.list.army', { from: say(a.from) })),
  ];
};

const linkWords = (v: TetrarchiaView, at: Place, say: Say): string => {
  const { neighbours, linkCost } = geographyOf(v);
  const to = neighbours[at]!.map((next, i) => {
    const name = say(PLACE_REFS[next]!);
    return linkCost[at]![i] === 2 ? say('board.list.broken', { to: name }) : name;
  });
  return say('board.list.links', { to: to.join(', ') });
};

const placeLine = (v: TetrarchiaView, at: Place, say: Say): string => {
  const { ref, frontier, region, number } = geographyOf(v).places[at]!;
  const name = say(ref);
  const numbered = region === ITALIA ? name : say('board.list.numbered', { name, number });
  const head = frontier ? say('board.list.frontier', { name }) : numbered;
  const state = [discWords(v, at, say), ...figureWords(v, at, say)].filter((text) => text !== '');
  return `${head}: ${state.length === 0 ? say('board.list.empty') : state.join(', ')}; ${linkWords(v, at, say)}`;
};

export const boardList = (v: TetrarchiaView, say: Say): readonly BoardList[] =>
  [
    ...REGION_REFS.map((ref, region) => ({
      title: say(ref),
      rows: geographyOf(v).places.flatMap((p, at) => (p.region === region ? [placeLine(v, at, say)] : [])),
    })),
    {
      title: say('board.list.seas'),
      rows: ZONE_REFS.map((ref) => say('board.list.sea', { name: say(ref), n: v.fleets[ref]! })),
    },
    {
      title: say('board.list.away'),
      rows: v.emperors.filter((e) => e.at === 'off').map((e) => say(e.ref)),
    },
  ].filter(({ rows }) => rows.length > 0);
