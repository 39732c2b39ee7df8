/** The teacher: says what there is to see and to do, points at it, waits for the answer, and never covers the question. */
import type { Msg } from '@tabularium/kernel';
import { type Done, spanOf } from '@tabularium/parts';
import { Icon } from '@tabularium/parts/marks';
import { useCallback, useState } from 'preact/hooks';
import { formatRoute } from '../app/route.ts';
import type { Beside } from '../source/source.ts';
import type { Answering } from '../table/use-answer.ts';
import { Said } from '../ui/said.tsx';
import type { Words } from '../words/words.ts';
import { LessonEnd } from './lesson-end.tsx';
import { LessonTable } from './lesson-table.ts';
import { calledOn, markedFor, pointedAt } from './marks.ts';
import { Rings } from './rings.tsx';
import './lesson.css';
import { useLessonWords } from './use-lesson-words.ts';

export const Teacher: Beside = ({ source, answer }) => {
  const words = useLessonWords();
  const [closed, setClosed] = useState(false);
  if (!words || !(source instanceof LessonTable) || closed) return null;
  const isOver = source.step >= source.lesson.steps.length;
  return (
    <section class="lesson" aria-label={words.t('lessons.panel')}>
      <header>
        <Icon name="scroll" />
        <b>{words.speaker.say(source.lesson.title)}</b>
        <span class="muted lesson-at">
          {isOver
            ? words.t('lessons.done')
            : words.t('lessons.step', { at: source.step + 1, of: source.lesson.steps.length })}
        </span>
        <progress max={source.lesson.steps.length} value={source.step} aria-hidden="true" />
        <a
          class="iconbtn"
          href={formatRoute({ at: 'home' })}
          aria-label={words.t('lessons.leave')}
          title={words.t('lessons.leaveWhy')}
        >
          <Icon name="x" />
        </a>
      </header>
      {isOver ? (
        <LessonEnd table={source} words={words} onClose={() => setClosed(true)} />
      ) : (
        <Step table={source} answer={answer} words={words} />
      )}
    </section>
  );
};

interface Props {
  readonly table: LessonTable;
  readonly answer: Answering;
  readonly words: Words;
}

const NOTHING: readonly string[] = [];

const Step = ({ table, answer, words: { t } }: Props) => {
  const { step: at, lesson, wanted, inputs } = table;
  const { says, points = NOTHING, does = [] } = lesson.steps[at]!;
  const isRead = does.length === 0;
  /** At which answer the learner asked to be shown. */
  const [shownAt, setShownAt] = useState(-1);
  const [told, setTold] = useState('');
  const isShown = wanted !== undefined && !isRead && shownAt === inputs;
  const pointed = useCallback(() => pointedAt(points), [points]);
  const show = (): void => {
    setShownAt(inputs);
    setTold(wanted ? shownTo(wanted, answer, t) : '');
  };
  return (
    <>
      <div class="lesson-says" role="status" aria-live="polite" aria-atomic="true">
        {says.map((m: Msg) => (
          <p key={m.k}>
            <Said m={m} links />
          </p>
        ))}
        {!isRead && !wanted && <p class="muted">{t('lessons.others')}</p>}
      </div>
      <div class="lesson-do">
        <button
          type="button"
          class="btn ghost"
          disabled={at === 0 && inputs === spanOf(lesson, 0)[0]}
          onClick={() => void table.back()}
        >
          {t('lessons.back')}
        </button>
        <button
          type="button"
          class={isRead ? 'btn primary' : 'btn'}
          data-lesson={isRead ? 'on' : 'show'}
          disabled={!isRead && !wanted}
          onClick={isRead ? () => table.goOn() : show}
        >
          {t(isRead ? 'lessons.on' : 'lessons.show')}
        </button>
        <span class="sr" role="status">
          {isShown ? told : ''}
        </span>
      </div>
      {isShown ? <AnswerRing wanted={wanted} answer={answer} /> : <Rings around={pointed} kind="point" />}
    </>
  );
};

const AnswerRing = ({ wanted, answer }: { readonly wanted: Done; readonly answer: Answering }) => {
  const around = useCallback(() => markedFor(wanted, answer), [wanted, answer.draft, answer.choices]);
  return <Rings around={around} kind="answer" />;
};

/** Brings it into reach of the keyboard, and says what it is called. */
const shownTo = (wanted: Done, answer: Answering, t: Words['t']): string => {
  const [el] = markedFor(wanted, answer);
  if (!el) return t('lessons.hereNot');
  if (el instanceof HTMLElement || el instanceof SVGElement) el.focus({ preventScroll: false });
  return t('lessons.here', { what: calledOn(el) });
};
