import type { Explanation } from '@tabularium/kernel';
import { useT } from '../words/words.ts';

const percent = (share: number): number => Math.round(share * 100);

/** Win, draw and lose as bars whose lengths are the probabilities. */
export const Odds = ({ odds }: { readonly odds: NonNullable<Explanation['odds']> }) => {
  const t = useT();
  const [win, draw, lose] = [percent(odds.win), percent(odds.draw), percent(odds.lose)];
  return (
    <span class="odds" role="img" aria-label={t('ui.oddsSpoken', { win, draw, lose })}>
      {win > 0 && (
        <span class="w" style={{ width: `${odds.win * 100}%` }}>
          {win > 14 ? t('ui.win', { n: win }) : win}
        </span>
      )}
      {draw > 0 && (
        <span class="t" style={{ width: `${odds.draw * 100}%` }}>
          {draw}
        </span>
      )}
      {lose > 0 && (
        <span class="l" style={{ width: `${odds.lose * 100}%` }}>
          {lose > 14 ? t('ui.lose', { n: lose }) : lose}
        </span>
      )}
    </span>
  );
};
