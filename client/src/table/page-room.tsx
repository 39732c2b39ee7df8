/** A page in the place of the board, with the way back. */
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
