/** A page in the place of the board, with the way back; over the board, the ways to its pages. */
import './page-room.css';
import type { Explanation } from '@tabularium/kernel';
import { Icon } from '@tabularium/parts/marks';
import { type BoardPage, type Pages, type SheetProps, useLater } from '@tabularium/parts/web';
import { SheetView } from '../board/sheet-view.tsx';
import { useWords } from '../words/words.ts';
import type { Shown } from './shown.ts';
import type { Answering } from './use-answer.ts';

interface Props extends Shown {
  readonly page: BoardPage<unknown>;
  readonly pages: Pages<unknown>;
  readonly sheet: SheetProps<unknown>;
  readonly answer: Answering;
  readonly explained: Explanation | undefined;
}

export const PageRoom = ({ page, pages, sheet, answer, explained, offered, lit, pointed, onRef }: Props) => {
  const { t, speaker } = useWords();
  const loaded = useLater(page.Page);
  const { draft } = answer;
  const arg = typeof draft?.arg === 'string' || typeof draft?.arg === 'number' ? { arg: draft.arg } : {};
  return (
    <>
      {loaded && (
        <SheetView
          {...sheet}
          sheet={loaded.Page}
          {...(draft && { draft: { verb: draft.verb, ...arg, ...(explained && { explained }) } })}
          label={speaker.name(`page.${page.name}`)}
          offered={offered}
          chosen={lit.chosen}
          pointed={pointed}
          onRef={onRef}
        />
      )}
      <button type="button" class="btn page-back" aria-keyshortcuts="M" onClick={() => pages.turn(undefined)}>
        <Icon name="map" />
        <span>{t('ui.map')}</span>
      </button>
    </>
  );
};

/** The buttons over the board that lead to its pages. */
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
