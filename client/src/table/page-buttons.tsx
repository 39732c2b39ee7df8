/** The buttons over the board that lead to its pages, and to the large hand. They are there as soon as the board is. */
import './page-room.css';
import { Icon } from '@tabularium/parts/marks';
import type { Pages } from '@tabularium/parts/web';
import { useWords } from '../words/words.ts';

export const PageButtons = ({
  pages,
  onHand,
}: {
  readonly pages: Pages<unknown> | undefined;
  /** Opens the large hand, where there is one. */
  readonly onHand: (() => void) | undefined;
}) => {
  const { t, speaker } = useWords();
  return (
    <div class="page-buttons">
      {onHand && (
        <button type="button" class="btn to-hand" aria-keyshortcuts="H" onClick={onHand}>
          <Icon name="hand" />
          <span>{t('ui.handTab')}</span>
        </button>
      )}
      {pages?.open.map(({ name, key, icon }) => (
        <button
          key={name}
          type="button"
          class="btn"
          data-page={name}
          aria-keyshortcuts={key.toUpperCase()}
          onClick={() => pages.turn(name)}
        >
          <Icon name={icon} />
          <span>{speaker.name(`page.${name}`)}</span>
        </button>
      ))}
    </div>
  );
};
