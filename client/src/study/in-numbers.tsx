/** The same as the drawing, as a table. */
import type { Words } from '../words/words.ts';
import { type ShownLine, type ShownPoint, whole } from './shown-lines.ts';

interface Props {
  readonly lines: readonly ShownLine[];
  readonly points: readonly ShownPoint[];
  readonly words: Words;
}

export const InNumbers = ({ lines, points, words: { t } }: Props) => (
  <details class="study-numbers">
    <summary>{t('study.numbers')}</summary>
    {/* On a narrow screen it is moved sideways, by keys too. */}
    <div class="wide" role="region" aria-label={t('study.numbersOf')} tabIndex={0}>
      <table>
        <caption>{t('study.numbersOf')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('study.turn')}</th>
            <th scope="col">{t('study.move')}</th>
            {lines.map(({ i, name }) => (
              <th key={i} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('study.games')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ input, at, name, played, chances }) => (
            <tr key={input}>
              <th scope="row">{name}</th>
              <td>{at}</td>
              {lines.map(({ i }) => {
                const { share, low, high } = chances[i]!;
                return (
                  <td key={i}>
                    {low === high
                      ? whole(share)
                      : t('study.cell', { share: whole(share), low: whole(low), high: whole(high) })}
                  </td>
                );
              })}
              <td>{played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
