/** The board in words, for players who cannot see it: the cities of each Empire, neutral cities, barbarians. */
import type { BoardList, Say } from '@tabularium/parts/web';
import type { OpenEmpires } from '../rules/sight.ts';
import { contentOf } from '../rules/data/printed.ts';
import { empireOf } from '../rules/empire/order.ts';
import { capitalMarker, isArea, isKeyCity } from '../rules/empire/places.ts';
import { NEUTRAL, OUT } from '../rules/ids.ts';
import type { EmpiresView } from '../rules/view.ts';

const ways = (g: OpenEmpires, place: number, say: Say): string[] => {
  const { links, refs } = contentOf(g);
  const isIn = (p: number): boolean => (isArea(g, p) ? g.areas[p - g.owner.length] !== 'out' : g.owner[p] !== OUT);
  const to = (strait: boolean): string =>
    links[place]!.filter((l) => l.strait === strait && isIn(l.to))
      .map((l) => say(refs[l.to]!))
      .join(', ');
  return [
    ...(to(false) === '' ? [] : [say('board.list.roads', { to: to(false) })]),
    ...(to(true) === '' ? [] : [say('board.list.straits', { to: to(true) })]),
  ];
};

const cityRow = (g: OpenEmpires, place: number, say: Say): string => {
  const { cities, refs } = contentOf(g);
  const { size, port } = cities[place]!;
  const marker = capitalMarker(g, place);
  return [
    say('board.list.city', { city: refs[place]!, size, forts: g.forts[place]! }),
    ...(port ? [say('board.port')] : []),
    ...(marker < 0 ? [] : [say('board.list.capital', { who: empireOf(g, marker) })]),
    ...(isKeyCity(g, place) ? [say('board.keyCity')] : []),
    ...ways(g, place, say),
  ].join('; ');
};

export const boardList = (view: EmpiresView, say: Say): readonly BoardList[] => {
  const g: OpenEmpires = view;
  const { areas } = contentOf(g);
  const citiesOf = (owner: number): string[] =>
    g.owner.flatMap((o, place) => (o === owner ? [cityRow(g, place, say)] : []));
  const areaRows = areas.flatMap(({ id, strength }, area) =>
    g.areas[area] === 'out'
      ? []
      : [
          [
            say('board.list.area', { area: `area:${id}`, n: strength }),
            ...(g.areas[area] === 'pacified' ? [say('board.pacified')] : []),
            ...ways(g, g.owner.length + area, say),
          ].join('; '),
        ],
  );
  return [
    ...g.agreed.order.map((seat) => ({ title: say(empireOf(g, seat)), rows: citiesOf(seat) })),
    { title: say('board.list.neutral'), rows: citiesOf(NEUTRAL) },
    { title: say('board.wild'), rows: areaRows },
  ].filter(({ rows }) => rows.length > 0);
};
