/** How a person is rated, with how far that may be off. */
import type { MyHistory, Rating } from '@tabularium/protocol';
import { cardWords } from '../games/cards.ts';
import { useWords } from '../words/words.ts';

/** The range that is drawn: a beginner stands in its middle. */
const LEAST = 900;
const MOST = 2100;
const placeOf = (value: number): number => (100 * (Math.min(MOST, Math.max(LEAST, value)) - LEAST)) / (MOST - LEAST);

export const Ratings = ({ ratings }: { readonly ratings: MyHistory['ratings'] }) => {
  const { t, language } = useWords();
  return (
    <section class="form-card" aria-labelledby="ratings">
      <h2 id="ratings">{t('past.rating')}</h2>
      <ul class="ratings">
        {ratings.map((rating) => (
          <li key={rating.game}>
            <span>{cardWords(rating.game, language).name}</span>
            <RatingText rating={rating} />
            <Range rating={rating} />
          </li>
        ))}
      </ul>
      <p class="muted">{t('past.ratingHint')}</p>
    </section>
  );
};

export const RatingText = ({ rating }: { readonly rating: Rating }) => {
  const { t } = useWords();
  const { value, give, games } = rating;
  return (
    <span class="rating">
      <b>{t('past.rated', { value, give })}</b>{' '}
      <small>{games > 0 ? t('past.after', { n: games }) : t('past.noGames')}</small>
    </span>
  );
};

/** Said in numbers already. */
const Range = ({ rating: { value, give } }: { readonly rating: Rating }) => {
  const from = placeOf(value - give);
  return (
    <span class="range" aria-hidden="true">
      <i style={{ left: `${from}%`, width: `${placeOf(value + give) - from}%` }} />
      <b style={{ left: `${placeOf(value)}%` }} />
    </span>
  );
};
