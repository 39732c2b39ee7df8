/** The board of Tetrarchia: groups for an SVG with `VIEW_BOX`. It only draws and has no behaviour of its own. */
import type { PlaceRef } from '../rules/ids.ts';
import type { TetrarchiaView } from '../rules/view.ts';
import { Patterns } from './art.tsx';
import { Armies, Emperors } from './figures.tsx';
import { boxOf, labels, SIZE } from './labels.ts';
import { Chains, Links, Routes } from './links.tsx';
import { Pills } from './pills.tsx';
import { Names, Places } from './places.tsx';
import type { TetrarchiaBoardProps } from './props.ts';
import { Courses, Fleets, Seas } from './seas.tsx';
import { Terrain } from './terrain.tsx';

/** Made once: Preact does not redraw a node that is identical to the last one. */
const PATTERNS = <Patterns />;
const TERRAIN = <Terrain />;

/** Land and sea. They never change, so they can be drawn on a layer of their own. */
export const Ground = () => <g class="tet">{TERRAIN}</g>;

/** Places where an Emperor or an army stands. */
const figuresOn = (view: TetrarchiaView): PlaceRef[] =>
  [...view.emperors, ...view.armies].flatMap(({ at }) => (at === 'off' ? [] : [at]));

/** The smallest size of letters in pixels; on a thumbnail of the map they are left out. */
const LEAST_LETTER = 11;
const THUMBNAIL = 0.6;

const NO_RISKS = {};

export const Board = (props: TetrarchiaBoardProps) => {
  const { view, say, lit, costs, risks = NO_RISKS, layers, scale = 1 } = props;
  const size = Math.max(SIZE, LEAST_LETTER / Math.max(scale, THUMBNAIL));
  const grow = size / SIZE;
  const figures = figuresOn(view);
  const isThumbnail = scale < THUMBNAIL;
  const named = layers.names && !isThumbnail;
  const names = named ? labels(say, figures, size) : [];
  return (
    <g class={isThumbnail ? 'tet thumbnail' : 'tet'} style={grow > 1 ? `--letters:${size.toFixed(1)}px` : undefined}>
      {PATTERNS}
      <Seas say={say} lit={lit} />
      <Links view={view} />
      <Chains view={view} lit={lit} />
      <Routes view={view} all={layers.routes} />
      <Courses />
      <Places {...props} grow={grow} />
      {named && <Names say={say} labels={names} size={size} />}
      <Fleets view={view} />
      <Emperors view={view} say={say} lit={lit} />
      <Armies view={view} lit={lit} />
      <Pills
        costs={costs}
        risks={risks}
        names={names.flatMap((label) => (label ? [boxOf(label, size)] : []))}
        figures={figures}
        say={say}
        grow={grow}
      />
    </g>
  );
};
