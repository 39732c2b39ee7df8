/** A page in the place of the board, with the way back. */
import './page-room.css';
import type { Explanation } from '@tabularium/kernel';
import { Icon } from '@tabularium/parts/marks';
import { type BoardPage, type PageProps, type Pages, type SheetProps, useLater } from '@tabularium/parts/web';
import { SheetView } from '../board/sheet-view.tsx';
import type { OpenForm } from '../form/use-form.ts';
import { useWords } from '../words/words.ts';
import type { Shown } from './shown.ts';
import type { Answering } from './use-answer.ts';

interface Props extends Shown {
  readonly page: BoardPage<unknown>;
  readonly pages: Pages<unknown>;
  readonly sheet: SheetProps<unknown>;
  readonly answer: Answering;
  readonly explained: Explanation | undefined;
  readonly form: OpenForm | undefined;
}

/** What is chosen in the bar, or entered in the form that is open there. */
const aboutToGive = (
  { draft }: Answering,
  form: OpenForm | undefined,
  explained: Explanation | undefined,
): PageProps<unknown>['draft'] => {
  const entered = form?.filled.steps.flatMap((step) => step.answer ?? []) ?? [];
  const [first, ...then] = draft ? [draft] : entered;
  if (!first) return undefined;
  const arg = typeof first.arg === 'string' || typeof first.arg === 'number' ? { arg: first.arg } : {};
  return { verb: first.verb, ...arg, ...(draft ? explained && { explained } : { then }) };
};

export const PageRoom = ({ page, pages, sheet, answer, explained, form, offered, lit, pointed, onRef }: Props) => {
  const { t, speaker } = useWords();
  const loaded = useLater(page.Page);
  const draft = aboutToGive(answer, form, explained);
  return (
    <>
      {loaded && (
        <SheetView
          {...sheet}
          sheet={loaded.Page}
          {...(draft && { draft })}
          {...(pages.goOn && { goOn: pages.goOn })}
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
