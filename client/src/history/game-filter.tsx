import { SHOWN } from '../games/cards.ts';
import { cardWords } from '../games/cards.ts';
import { useWords } from '../words/words.ts';

interface Props {
  readonly value: string;
  readonly onChange: (game: string) => void;
}

/** Of which game finished games are shown. */
export const GameFilter = ({ value, onChange }: Props) => {
  const { t, language } = useWords();
  return (
    <label class="field game-filter">
      <span>{t('past.onlyGame')}</span>
      <select class="input" value={value} onChange={(e) => onChange(e.currentTarget.value)}>
        <option value="">{t('past.allGames')}</option>
        {SHOWN.map(({ id }) => (
          <option key={id} value={id}>
            {cardWords(id, language).name}
          </option>
        ))}
      </select>
    </label>
  );
};
