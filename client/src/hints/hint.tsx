/**
 * What would a good player look at? First what there is to see, marked on the board; then, if wanted, the answer, which is not
 * sent: a form is filled in with it, anything else is drafted.
 */
import type { Msg, Question } from '@tabularium/kernel';
import type { SheetProps } from '@tabularium/parts/web';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { OpenForm } from '../form/use-form.ts';
import type { GameUi } from '../games/game-ui.ts';
import { pointedAt } from '../lessons/marks.ts';
import { Rings } from '../lessons/rings.tsx';
import type { Screen, TableSource } from '../source/source.ts';
import type { Answering } from '../table/use-answer.ts';
import { Icon } from '@tabularium/parts/marks';
import { Said } from '../ui/said.tsx';
import type { Words } from '../words/words.ts';
import { type Advice, advise, hasAdviser } from './ask.ts';
import './hint.css';
import { Shown } from './shown.tsx';
import { useHintWords } from './use-hint-words.ts';

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly question: Question;
  readonly answer: Answering;
  readonly form: OpenForm | undefined;
  readonly sheet: Pick<SheetProps<unknown>, 'say'>;
}

/** At tables whose results count everybody thinks for themselves; in a lesson its teacher says what there is to see. */
export const Hint = (props: Props) => {
  const words = useHintWords();
  const { ui, source, screen } = props;
  const { eye, scene, table } = screen;
  const [opened, setOpened] = useState<{ readonly at: string; readonly isShown: boolean }>();
  if (!words || typeof eye !== 'number' || table.rated || source.Beside || screen.aloud || !hasAdviser(ui)) return null;
  const at = scene.decision;
  const isOpen = opened?.at === at;
  const isShown = isOpen && opened.isShown;
  const ask = words.t('hints.ask');
  const show = (): void => setOpened({ at, isShown: true });
  const close = (): void => setOpened(undefined);
  // Pressed again it shows the answer, and then it is closed.
  const press = isShown ? close : isOpen ? show : () => setOpened({ at, isShown: false });
  const leads = words.t(isShown ? 'hints.close' : isOpen ? 'hints.show' : 'hints.ask');
  return (
    <section class="hint" aria-label={ask}>
      <button type="button" class="hint-open" aria-expanded={isOpen} title={leads} onClick={press}>
        <Icon name="eye" />
        <span class="hint-word">{words.t('hints.open')}</span>
        <span class="sr">: {leads}</span>
      </button>
      {isOpen && <Panel key={at} {...props} seat={eye} words={words} isShown={isShown} onShow={show} onClose={close} />}
    </section>
  );
};

export interface PanelProps extends Props {
  readonly seat: number;
  readonly words: Words;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onClose: () => void;
}

const Panel = (props: PanelProps) => {
  const { ui, screen, question, form, seat, words, isShown, onShow, onClose } = props;
  const { t, language } = words;
  const { view, decision } = screen.scene;
  const [advice, setAdvice] = useState<Advice | 'none'>();
  useEffect(() => {
    let isLeft = false;
    const tell = (of: Advice | 'none'): void => {
      if (!isLeft) setAdvice(of);
    };
    const ahead = form !== undefined;
    advise({ ui, table: screen.table, seat, view, question, language, seed: `hint ${decision}`, ahead }).then(
      (found) => tell(found ?? 'none'),
      () => tell('none'),
    );
    return () => {
      isLeft = true;
    };
  }, [decision, language]);
  const known = advice === 'none' ? undefined : advice;
  return (
    <div class="hint-panel">
      <div class="hint-says" role="status" aria-live="polite">
        {advice === undefined && <p class="muted">{t('hints.thinking')}</p>}
        {advice === 'none' && <p>{t('hints.failed')}</p>}
        {known && <Sentences says={known.reason.says} />}
      </div>
      <div class="hint-do">
        {known && !isShown && (
          <button type="button" class="btn small" data-hint="show" onClick={onShow}>
            {t('hints.show')}
          </button>
        )}
        <button type="button" class="iconbtn" aria-label={t('hints.close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {known && isShown && <Shown {...props} advice={known} />}
      {known && !isShown && <PointRings points={known.reason.points} />}
    </div>
  );
};

export const Sentences = ({ says }: { readonly says: readonly Msg[] }) => (
  <ol>
    {says.map((m) => (
      <li key={m.k}>
        <Said m={m} links />
      </li>
    ))}
  </ol>
);

const PointRings = ({ points }: { readonly points: readonly string[] }) => {
  const around = useCallback(() => pointedAt(points), [points]);
  return <Rings around={around} kind="point" />;
};
