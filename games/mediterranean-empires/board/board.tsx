/** The board of Mediterranean Empires: groups for an SVG of the map. It only draws and has no behaviour of its own. */
import type { OpenEmpires } from '../rules/sight.ts';
import { chartOf } from './map/chart.ts';
import { Names } from './names.tsx';
import { Places } from './places.tsx';
import type { BoardProps } from './props.ts';
import { AttackLines, AttackMarks, FormLines, FormMarks, Target } from './route.tsx';
import { knownAt } from './turned.ts';
import { Ways } from './ways.tsx';

export const Board = ({ view, say, lit, scale = 1, seen, layers, drawn }: BoardProps) => {
  const g: OpenEmpires = view;
  const chart = chartOf(g);
  const on = { chart, scale };
  return (
    <g class="med">
      <Ways chart={chart} />
      {drawn ? <FormLines {...on} drawn={drawn} /> : layers.routes && <AttackLines {...on} view={view} />}
      <Places g={g} lit={lit} known={knownAt(say)} {...on} />
      {(drawn || layers.routes) && <Target {...on} view={view} drawn={drawn} />}
      {layers.names && <Names g={g} say={say} seen={seen} {...on} />}
      {drawn ? <FormMarks {...on} drawn={drawn} /> : layers.routes && <AttackMarks {...on} view={view} />}
    </g>
  );
};
