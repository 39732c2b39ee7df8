/** The board of Tetrarchia: groups to stand inside an SVG with `VIEW_BOX`. It draws, and nothing else. */
import type { PlaceRef } from '../src/ids.ts';
import type { TetrarchiaView } from '../src/view.ts';
import { Patterns } from './art.tsx';
import { Armies, Emperors } from './figures.tsx';
import { Chains, Links, Routes } from './links.tsx';
import { Costs, Risks } from './pills.tsx';
import { Names, Places } from './places.tsx';
import type { TetrarchiaBoardProps } from './props.ts';
import { Courses, Fleets, Seas } from './seas.tsx';
import { Terrain } from './terrain.tsx';

/** Drawn once: the same node each time is left alone. */
const GROUND = [<Patterns key="patterns" />, <Terrain key="terrain" />];
const LINKS = <Links />;

/** Places where an Emperor or an army stands. */
const figuresOn = (view: TetrarchiaView): PlaceRef[] =>
  [...view.emperors, ...view.armies].flatMap(({ at }) => (at === 'off' ? [] : [at]));

export const Board = (props: TetrarchiaBoardProps) => {
  const { view, say, lit, costs, risks, layers } = props;
  return (
    <g class="tet">
      {GROUND}
      <Seas say={say} lit={lit} />
      {LINKS}
      <Chains view={view} lit={lit} />
      <Routes view={view} all={layers.routes} />
      <Courses />
      <Places {...props} />
      {layers.names && <Names say={say} figures={figuresOn(view)} />}
      <Fleets view={view} />
      <Emperors view={view} say={say} lit={lit} />
      <Armies view={view} lit={lit} />
      {risks && <Risks risks={risks} say={say} />}
      <Costs costs={costs} />
    </g>
  );
};
