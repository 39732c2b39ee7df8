/** Roads, straits, lines to barbarian areas, and the route of the attack. */
import type { OpenEmpires } from '../rules/sight.ts';
import { contentOf } from '../rules/data/printed.ts';
import { isArea } from '../rules/empire/places.ts';
import { OUT } from '../rules/ids.ts';
import type { EmpiresView } from '../rules/view.ts';
import { pointAt } from './layout.ts';

const isIn = (g: OpenEmpires, place: number): boolean =>
  isArea(g, place) ? g.areas[place - g.owner.length] !== 'out' : g.owner[place] !== OUT;

export const Lines = ({ g }: { g: OpenEmpires }) => {
  const content = contentOf(g);
  const all = content.links.flatMap((links, from) =>
    links.filter((l) => l.to > from && isIn(g, from) && isIn(g, l.to)).map((l) => ({ ...l, from })),
  );
  const path = (of: typeof all): string =>
    of.map((l) => `M${pointAt(content, l.from).join(' ')}L${pointAt(content, l.to).join(' ')}`).join('');
  const wild = (l: (typeof all)[number]): boolean => isArea(g, l.to) || isArea(g, l.from);
  return (
    <g class="lines">
      <path class="road" d={path(all.filter((l) => !l.strait && !wild(l)))} />
      <path class="strait" d={path(all.filter((l) => l.strait))} />
      <path class="wild" d={path(all.filter((l) => !l.strait && wild(l)))} />
    </g>
  );
};

/** [MED.5.4.1-a] The route of the attack, from its start to its target. */
export const Route = ({ view, g }: { view: EmpiresView; g: OpenEmpires }) => {
  if (!view.attack) return null;
  const content = contentOf(g);
  const { force, target } = view.attack;
  const [x, y] = pointAt(content, target);
  return (
    <g class="route">
      {force.path.length > 1 && <path d={`M${force.path.map((p) => pointAt(content, p).join(' ')).join('L')}`} />}
      <circle cx={x} cy={y} r="34" />
    </g>
  );
};
