/** The board in words, for players who cannot see it: as lists by owner, and as a table that can be pressed. */
import type { BoardList, BoardTable, Drawn } from '@tabularium/parts/web';
import { contentOf } from '../rules/data/printed.ts';
import { empireOf } from '../rules/empire/order.ts';
import { isKeyCity } from '../rules/empire/places.ts';
import { NEUTRAL } from '../rules/ids.ts';
import type { OpenEmpires } from '../rules/sight.ts';
import type { EmpiresView } from '../rules/view.ts';
import { diceOf, marksOf, ownerName, waysOf } from './facts.ts';
import { inPlay } from './map/in-play.ts';
import type { Say } from './props.ts';

const placesOf = (g: OpenEmpires): readonly number[] => inPlay(contentOf(g), g.agreed.scenario);

const rowOf = (g: OpenEmpires, place: number, say: Say): string => {
  const { cities, areas, refs } = contentOf(g);
  const city = cities[place];
  const name = city
    ? say('board.list.city', { city: refs[place]!, size: city.size, forts: g.forts[place]! })
    : say('board.list.area', { area: refs[place]!, n: areas[place - cities.length]!.strength });
  const isPacified = !city && g.areas[place - cities.length] === 'pacified';
  return [
    name,
    ...(isPacified ? [say('board.pacified')] : []),
    ...marksOf(g, place, say),
    ...waysOf(g, place, say),
  ].join('; ');
};

export const boardList = (view: EmpiresView, say: Say): readonly BoardList[] => {
  const g: OpenEmpires = view;
  const places = placesOf(g);
  const rows = (of: (place: number) => boolean): string[] => places.filter(of).map((place) => rowOf(g, place, say));
  return [
    ...g.agreed.order.map((seat) => ({ title: say(empireOf(g, seat)), rows: rows((p) => g.owner[p] === seat) })),
    { title: say('board.list.neutral'), rows: rows((p) => g.owner[p] === NEUTRAL) },
    { title: say('board.wild'), rows: rows((p) => p >= g.owner.length) },
  ].filter((list) => list.rows.length > 0);
};

const COLUMNS = ['place', 'owner', 'size', 'forts', 'dice', 'port', 'key', 'ways', 'target'] as const;

/** The same places as a table: each row can be pressed as its place on the map. */
export const boardTable = (view: EmpiresView, say: Say, drawn: Drawn | undefined): BoardTable => {
  const g: OpenEmpires = view;
  const { cities, refs } = contentOf(g);
  const yes = (is: boolean): string => (is ? say('board.yes') : '');
  const rows = placesOf(g).map((place) => {
    const ref = refs[place]!;
    const city = cities[place];
    const chance = drawn?.chances?.[ref];
    const owner = g.owner[place];
    return {
      ref,
      cells: [
        say(ref),
        ownerName(g, place, say),
        city ? String(city.size) : '',
        city ? String(g.forts[place]) : '',
        String(diceOf(g, place)),
        yes(city?.port === true),
        yes(isKeyCity(g, place)),
        waysOf(g, place, say).join('; '),
        chance === undefined ? '' : say('board.percent', { n: Math.round(chance * 100) }),
      ],
      in: [
        owner === undefined ? 'wild' : owner === NEUTRAL ? 'neutral' : `seat ${owner}`,
        ...(city?.port ? ['ports'] : []),
      ],
    };
  });
  return {
    columns: COLUMNS.map((column) => say(`board.column.${column}`)),
    rows,
    filters: [
      ...g.agreed.order.map((seat) => ({ key: `seat ${seat}`, name: say(empireOf(g, seat)) })),
      { key: 'neutral', name: say('board.neutral') },
      { key: 'wild', name: say('board.wild') },
      { key: 'ports', name: say('board.ports') },
    ],
  };
};
