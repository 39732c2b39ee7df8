/** Sea, land and whose it is, rivers, coast, hills and sea lanes: what lies under the places. It changes with the owners only. */
import { steady } from '@tabularium/parts/web';
import { NEUTRAL } from '../rules/ids.ts';
import type { OpenEmpires } from '../rules/sight.ts';
import type { EmpiresView } from '../rules/view.ts';
import { lookOf } from './looks.ts';
import { cellAt, type Chart, chartOf, pathOf, pointAt, wayBetween } from './map/chart.ts';
import type { Drawing } from './map/drawing.ts';
import { lanesOf } from './map/lanes.ts';

const HILL = 'l5-8 2.8 4 2.2-3.6 5.5 7.6';
/** Sea as far as anybody can look. */
const BEYOND = 1200;
const Sea = () => <rect class="sea" x={-BEYOND} y={-BEYOND} width={1080 + 2 * BEYOND} height={600 + 2 * BEYOND} />;

/** [MED.7-a] Whose land it is: of barbarians, pacified, of nobody, or of an Empire. */
const kindOf = (g: OpenEmpires, place: number): string => {
  const owner = g.owner[place];
  if (owner === undefined) return g.areas[place - g.owner.length] === 'pacified' ? 'pacified' : 'wild';
  return owner === NEUTRAL ? 'neutral' : owner >= 0 ? lookOf(g, owner) : 'out';
};

const Cells = ({ g, chart }: { g: OpenEmpires; chart: Chart }) => (
  <g clip-path="url(#med-land)">
    {chart.places.map((place) => {
      const kind = kindOf(g, place);
      const cell = cellAt(chart, place);
      return [
        <path key={place} class={`cell ${kind}`} d={cell} />,
        kind === 'wild' && <path key={`${place} hatched`} class="hatched" d={cell} />,
      ];
    })}
    <path class="river" d={chart.drawing.rivers} />
  </g>
);

const Water = ({ of }: { of: Drawing }) => (
  <>
    <defs>
      <path id="med-coast" d={of.land} fill-rule="evenodd" />
      <clipPath id="med-land">
        <use href="#med-coast" clip-rule="evenodd" />
      </clipPath>
      <pattern id="med-wild" width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M-1 8 8-1" />
      </pattern>
    </defs>
    <Sea />
    {[1, 2, 3, 4, 5].map((n) => (
      <use key={n} href="#med-coast" class={`water w${n}`} />
    ))}
    <use href="#med-coast" class="land" />
  </>
);

const Relief = ({ of }: { of: Drawing }) => (
  <>
    <use href="#med-coast" class="coast" />
    <path class="hills" d={of.hills.map(([x, y]) => `M${x - 7} ${y + 4}${HILL}`).join('')} />
    <path class="lane" d={lanesOf(of).map(pathOf).join('')} />
  </>
);

/** Without a drawing, land lies under the places and their roads. */
const Plain = ({ chart }: { chart: Chart }) => {
  const { content, places } = chart;
  const roads = places.flatMap((from) =>
    content.links[from]!.filter((l) => !l.strait && l.to > from && places.includes(l.to)).map((l) =>
      pathOf(wayBetween(chart, from, l.to)),
    ),
  );
  const land = [...places.map((place) => `M${pointAt(chart, place).join(' ')}h.1`), ...roads].join('');
  return (
    <>
      <Sea />
      <path class="plain shore" d={land} />
      <path class="plain" d={land} />
    </>
  );
};

export const Ground = steady(({ view }: { view: EmpiresView }) => {
  const g: OpenEmpires = view;
  const chart = chartOf(g);
  return (
    <g class="med">
      {chart.view ? (
        <>
          <Water of={chart.drawing} />
          <Cells g={g} chart={chart} />
          <Relief of={chart.drawing} />
        </>
      ) : (
        <Plain chart={chart} />
      )}
    </g>
  );
});
