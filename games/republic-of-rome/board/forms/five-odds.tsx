/** The chances of a battle in five parts: a bar, and what each result means. */
import type { Explanation, Prospect, Span } from '@tabularium/kernel';
import { OddsBar, type OddsKind, OddsSwatch, percent } from '@tabularium/parts/kit';
import type { Say } from '@tabularium/parts/web';

/** In the order in which they always stand. */
const KINDS: readonly OddsKind[] = ['victory', 'stalemate', 'standoff', 'disaster', 'defeat'];

const chanceOf = ({ prospects = [] }: Explanation, kind: OddsKind): number =>
  prospects.find((p) => p.kind === kind)?.chance ?? 0;

export const FiveOdds = ({
  of,
  say,
  numbers,
}: {
  readonly of: Explanation;
  readonly say: Say;
  readonly numbers?: boolean;
}) => (
  <OddsBar
    parts={KINDS.map((kind) => ({ kind, chance: chanceOf(of, kind), word: say(`result:${kind}`) }))}
    {...(numbers && { numbers })}
  />
);

/** "0 to 5", or "4". */
const spanIn = (span: Span, say: Say): string => {
  return span.least === span.most ? String(span.most) : say('odds.span', { least: span.least, most: span.most });
};

/** "0 to 5 Legions, 1 Fleet lost"; what cannot be lost is left out. */
const lostIn = (takes: Prospect['takes'], say: Say): string => {
  const units = ['legions', 'fleets'].flatMap((unit) => {
    const span = takes?.[unit];
    return span && span.most > 0 ? [say(`odds.${unit}`, { n: spanIn(span, say), most: span.most })] : [];
  });
  return units.length === 0 ? say('odds.noLoss') : say('odds.lost', { units: units.join(', ') });
};

/** One row a result: how likely it is, what it takes, and what else it means. */
export const FiveResults = ({
  of,
  say,
  means,
}: {
  readonly of: Explanation;
  readonly say: Say;
  readonly means: (kind: OddsKind) => string;
}) => (
  <table class="results">
    <tbody>
      {KINDS.filter((kind) => chanceOf(of, kind) > 0).map((kind) => {
        const takes = of.prospects?.find((p) => p.kind === kind)?.takes;
        return (
          <tr key={kind}>
            <th scope="row">
              <OddsSwatch kind={kind} />
              {say(`result:${kind}`)}
            </th>
            <td class="n">{percent(chanceOf(of, kind))} %</td>
            <td>{[lostIn(takes, say), means(kind)].filter((x) => x !== '').join('; ')}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** Won, drawn, lost: under the bar. */
export const ThreeWays = ({ of, say }: { readonly of: Explanation; readonly say: Say }) =>
  of.odds ? (
    <p class="three-ways">
      <span>{say('odds.win', { n: percent(of.odds.win) })}</span>
      <span>{say('odds.draw', { n: percent(of.odds.draw) })}</span>
      <span>{say('odds.lose', { n: percent(of.odds.lose) })}</span>
    </p>
  ) : null;
