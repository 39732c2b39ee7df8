/** Where a chance changed by more than both bands: whose, by how much, and what was done there. */
import type { Figure } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import type { Words } from '../words/words.ts';
import type { KeptStudy } from './kept-studies.ts';
import { nameOfLine, placeOf, turnName, whole } from './shown-lines.ts';

interface Props {
  readonly kept: KeptStudy;
  readonly screen: Screen;
  readonly figures: readonly Figure[];
  readonly words: Words;
  readonly onGo: (at: number) => void;
}

export const TurningList = ({ kept, screen, figures, words, onGo }: Props) => {
  const { t, speaker } = words;
  const { lines, points, turning } = kept.study;
  return (
    <section aria-labelledby="study-turning">
      <h3 id="study-turning">{t('study.turning')}</h3>
      {turning.length === 0 && <p class="muted">{t('study.noTurning')}</p>}
      <ol class="turning-list">
        {turning.map((found) => {
          const { from, line, before, after, move } = found;
          const at = placeOf(kept, found);
          const point = points.find(({ input }) => input === from)!;
          const said = screen.record.find(({ input }) => input === at)?.lines ?? [];
          return (
            <li key={from}>
              <p>
                <b>
                  {t('study.changed', {
                    turn: turnName(point, kept, words),
                    who: nameOfLine(lines[line]!, screen, figures, words),
                    before: whole(before.share),
                    after: whole(after.share),
                  })}
                </b>{' '}
                {move === undefined ? t('study.within') : t('study.atMove', { at })}
              </p>
              {move !== undefined && said.length > 0 && (
                <p class="said">{said.map(({ m }) => speaker.say(m)).join(' ')}</p>
              )}
              <button type="button" class="btn" aria-label={t('study.goTo', { at })} onClick={() => onGo(at)}>
                {t('study.goThere')}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
