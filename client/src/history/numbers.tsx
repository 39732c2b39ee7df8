/** A person's results of one game, in small tables: all, by scenario, by side, and how they kept their word. */
import type { Tally } from '@tabularium/protocol';
import type { Speaker } from '@tabularium/text';
import { cardWords } from '../games/cards.ts';
import { useWords } from '../words/words.ts';
import { nameOf } from './spoken-games.ts';
import { percent, type Sum, sumOf, sumsBy } from './sums.ts';

interface Props {
  readonly game: string;
  readonly tallies: readonly Tally[];
  readonly speaker: Speaker | undefined;
}

/** Sides that were played together have one name, put together. */
const BETWEEN = ' ';

export const GameNumbers = ({ game, tallies, speaker }: Props) => {
  const { t, language } = useWords();
  const all = sumOf(tallies);
  const scenarios = sumsBy(tallies, (x) => x.scenario);
  const sides = sumsBy(tallies, (x) => x.sides.join(BETWEEN));
  const sideName = (key: string): string =>
    key
      .split(BETWEEN)
      .map((ref) => nameOf(speaker, ref))
      .join(', ');
  const words = all.kept + all.broken;
  return (
    <section class="form-card numbers" aria-labelledby={`numbers-${game}`}>
      <h3 id={`numbers-${game}`}>{cardWords(game, language).name}</h3>
      <SumTable
        label={t('past.byScenario')}
        head={t('past.scenario')}
        rows={scenarios.map(({ key, sum }) => ({ key, name: nameOf(speaker, key), sum }))}
        all={all}
      />
      {sides.length > 0 && (
        <SumTable
          label={t('past.bySide')}
          head={t('past.side')}
          rows={sides.map(({ key, sum }) => ({ key, name: sideName(key), sum }))}
        />
      )}
      {words > 0 && (
        <p class="muted">
          {t('past.words', { kept: all.kept, broken: all.broken, all: words, share: percent(all.kept, words) })}
        </p>
      )}
    </section>
  );
};

interface TableProps {
  readonly label: string;
  readonly head: string;
  readonly rows: readonly { readonly key: string; readonly name: string; readonly sum: Sum }[];
  readonly all?: Sum;
}

const SumTable = ({ label, head, rows, all }: TableProps) => {
  const { t } = useWords();
  const hasShared = rows.some(({ sum }) => sum.shared > 0);
  return (
    <div class="sums">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t('past.played')}</th>
            <th scope="col">{t('past.won')}</th>
            {hasShared && <th scope="col">{t('past.shared')}</th>}
            <th scope="col">{t('past.lost')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sum }) => (
            <SumRow key={key} name={name} sum={sum} hasShared={hasShared} />
          ))}
        </tbody>
        {all && (
          <tfoot>
            <SumRow name={t('past.all')} sum={all} hasShared={hasShared} />
          </tfoot>
        )}
      </table>
    </div>
  );
};

const SumRow = ({
  name,
  sum,
  hasShared,
}: {
  readonly name: string;
  readonly sum: Sum;
  readonly hasShared: boolean;
}) => {
  const { t } = useWords();
  const { played, won, shared, lost } = sum;
  const share = percent(won + shared, played);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{played}</td>
      <td>{won}</td>
      {hasShared && <td>{shared}</td>}
      <td>{lost}</td>
      <td class="drawn">
        <span class="bar" role="img" aria-label={t('past.share', { n: share })}>
          <i class="won" style={{ width: `${percent(won, played)}%` }} />
          <i class="shared" style={{ width: `${percent(shared, played)}%` }} />
        </span>
      </td>
    </tr>
  );
};
