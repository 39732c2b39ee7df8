/** The board of each table: its drawing, what is seen at first, the panels that lie on it. */
import type { BoardPanel, GameBoard } from '@tabularium/parts/web';
import { contentOf } from '../rules/data/printed.ts';
import { capitalOf, refOf } from '../rules/empire/places.ts';
import type { EmpiresView } from '../rules/view.ts';
import { Board } from './board.tsx';
import { describe } from './facts.ts';
import { Ground } from './ground.tsx';
import { Legend } from './legend.tsx';
import { boardList, boardTable } from './list.ts';
import { chartFor, pointAt } from './map/chart.ts';
import { DRAWINGS } from './map/loaded.ts';
import { viewFor } from './map/views.ts';
import { AboutPanel } from './panels/about.tsx';
import { EventPanel } from './panels/event.tsx';
import { TracksPanel } from './panels/tracks.tsx';

/** A phone begins so close. */
const SMALL_SCALE = 1.3;
/** Smaller, discs would touch and many names have no room: then a part of the map is seen at first. */
const LEAST_SCALE = 0.9;

/** In the west the Atlantic has room for panels; elsewhere the steppe in the upper right corner. */
const panels = (at: 'left-top' | 'right-top'): readonly BoardPanel<EmpiresView>[] => [
  { at, Panel: EventPanel },
  { at, Panel: AboutPanel },
  { at: 'left-bottom', Panel: TracksPanel },
];

const made = (pack: string, scenario: string): GameBoard<EmpiresView> => {
  const content = contentOf({ agreed: { pack } });
  const view = viewFor(content, scenario);
  const isWest = view === 'west';
  return {
    ...(view && { drawing: DRAWINGS[view] }),
    Board,
    Ground,
    get viewBox() {
      return chartFor(pack, scenario).box;
    },
    keepsSize: true,
    smallScale: SMALL_SCALE,
    leastScale: LEAST_SCALE,
    tools: isWest ? 'right-top' : 'left-top',
    panels: panels(isWest ? 'left-top' : 'right-top'),
    pointOf: (ref) => {
      const chart = chartFor(pack, scenario);
      const place = content.places[ref];
      return place !== undefined && chart.places.includes(place) ? pointAt(chart, place) : undefined;
    },
    Legend,
    list: boardList,
    table: boardTable,
    stops: () => chartFor(pack, scenario).places.map((place) => content.refs[place]!),
    home: (v) => (typeof v.seat === 'number' ? refOf(v, capitalOf(v, v.seat)) : undefined),
    describe,
  };
};

const boards = new Map<string, GameBoard<EmpiresView>>();
export const boardFor = (pack: string, scenario: string): GameBoard<EmpiresView> => {
  const key = `${pack} ${scenario}`;
  const board = boards.get(key) ?? made(pack, scenario);
  boards.set(key, board);
  return board;
};
export const boardOf = ({ agreed: { pack, scenario } }: EmpiresView): GameBoard<EmpiresView> =>
  boardFor(pack, scenario);
