/** Roads, straits and the ways to barbarian areas. */
import { steady } from '@tabularium/parts/web';
import { type Chart, pathOf, wayBetween } from './map/chart.ts';

/** Which places are in the game never changes. */
export const Ways = steady(({ chart }: { chart: Chart }) => {
  const { content, places } = chart;
  const isArea = (place: number): boolean => place >= content.cities.length;
  const all = places.flatMap((from) =>
    content.links[from]!.filter((l) => l.to > from && places.includes(l.to)).map((l) => ({
      kind: l.strait ? 'strait' : isArea(from) || isArea(l.to) ? 'wild' : 'road',
      path: pathOf(wayBetween(chart, from, l.to)),
    })),
  );
  const [roads, straits, wild] = ['road', 'strait', 'wild'].map((kind) =>
    all.flatMap((way) => (way.kind === kind ? [way.path] : [])).join(''),
  );
  return (
    <g class="ways">
      <path class="wild" d={wild} />
      <path class="road under" d={roads} />
      <path class="road" d={roads} />
      <path class="strait under" d={straits} />
      <path class="strait" d={straits} />
    </g>
  );
});
