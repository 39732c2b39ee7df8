/** What would a good player look at? First what there is to see, marked on the board; then, if wanted, the answer, which is not sent. */
import { type InputArg, type Msg, type Question, same } from '@tabularium/kernel';
import type { Done } from '@tabularium/parts';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { OpenForm } from '../form/use-form.ts';
import type { GameUi } from '../games/game-ui.ts';
import { calledOn, markedFor, pointedAt } from '../lessons/marks.ts';
import { Rings } from '../lessons/rings.tsx';
import type { Screen, TableSource } from '../source/source.ts';
import type { Answering } from '../table/use-answer.ts';
import { Icon } from '@tabularium/parts/marks';
import { Said } from '../ui/said.tsx';
import type { Words } from '../words/words.ts';
import { type Advice, advise, hasAdviser } from './ask.ts';
import './hint.css';
import { useHintWords } from './use-hint-words.ts';

interface Props {
  readonly ui: GameUi;
  readonly source: TableSource;
  readonly screen: Screen;
  readonly question: Question;
  readonly answer: Answering;
  readonly form: OpenForm | undefined;
}

/** At tables whose results count everybody thinks for themselves; in a lesson its teacher says what there is to see. */
export const Hint = (props: Props) => {
  const words = useHintWords();
  const { ui, source, screen } = props;
  const { eye, scene, table } = screen;
  const [at, setAt] = useState<string>();
  if (!words || typeof eye !== 'number' || table.rated || source.Beside || screen.aloud || !hasAdviser(ui)) return null;
  const isOpen = at === scene.decision;
  const ask = words.t('hints.ask');
  return (
    <section class="hint" aria-label={ask}>
      <button
        type="button"
        class="hint-open"
        aria-expanded={isOpen}
        title={ask}
        onClick={() => setAt(isOpen ? undefined : scene.decision)}
      >
        <Icon name="eye" />
        <span class="hint-word">{words.t('hints.open')}</span>
        <span class="sr">: {ask}</span>
      </button>
      {isOpen && <Panel key={at} {...props} seat={eye} words={words} onClose={() => setAt(undefined)} />}
    </section>
  );
};

interface PanelProps extends Props {
  readonly seat: number;
  readonly words: Words;
  readonly onClose: () => void;
}

const Panel = (props: PanelProps) => {
  const { ui, screen, question, seat, words, onClose } = props;
  const { t, language } = words;
  const { view, decision } = screen.scene;
  const [advice, setAdvice] = useState<Advice | 'none'>();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const tell = (of: Advice | 'none'): void => {
      if (!isLeft) setAdvice(of);
    };
    advise({ ui, table: screen.table, seat, view, question, language, seed: `hint ${decision}` }).then(
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
          <button type="button" class="btn small" data-hint="show" onClick={() => setShown(true)}>
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

/** Often enough that nobody waits. */
const LOOKED_FOR_MS = 60;

/** The answer is drafted where it can be: whoever agrees sends it like one of their own. */
const Shown = ({ seat, advice, answer, form, words }: PanelProps & { readonly advice: Advice }) => {
  const { verb, arg } = advice.input;
  const { t, speaker } = words;
  const choice = answer.choices.find((c) => c.verb === verb && c.offer);
  const isInForm = form?.form.verbs.includes(verb) === true;
  const [called, setCalled] = useState<string>();
  const around = useCallback(
    () => markedFor(doneOf(seat, verb, arg), answer),
    [seat, verb, arg, answer.draft, answer.choices],
  );
  useEffect(() => {
    if (choice && !isInForm) answer.change(arg === undefined ? { verb } : { verb, arg });
  }, []);
  const isDrafted = answer.draft?.verb === verb && same(answer.draft.arg ?? '', arg ?? '');
  const isMarked = isDrafted || isInForm || !choice;
  useEffect(() => {
    if (!isMarked || called !== undefined) return undefined;
    // What sends an answer may still be on its way.
    const timer = setInterval(() => {
      const [el] = around();
      if (!el) return;
      clearInterval(timer);
      if (el instanceof HTMLElement || el instanceof SVGElement) el.focus({ preventScroll: false });
      setCalled(calledOn(el));
    }, LOOKED_FOR_MS);
    return () => clearInterval(timer);
  }, [isMarked, around]);
  const label = choice?.label ?? speaker.name(`verb.${verb}`);
  const what = namesOf(arg, words);
  return (
    <>
      <p class="hint-answer" role="status">
        {t('hints.would', { what: what === '' ? label : t('ui.verbOf', { verb: label, what }) })}{' '}
        {called === undefined ? t('hints.nothingSent') : t('hints.chosen')}
      </p>
      <Rings around={around} kind="answer" />
    </>
  );
};

const doneOf = (seat: number, verb: string, arg: InputArg | undefined): Done =>
  arg === undefined ? [seat, verb] : [seat, verb, arg];

/** What an answer is about, by name. */
export const namesOf = (arg: InputArg | undefined, { t, speaker, language }: Words): string => {
  if (arg === undefined) return '';
  if (typeof arg === 'number') return String(arg);
  if (typeof arg === 'string') return speaker.name(arg);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  if (Array.isArray(arg)) return lists.format(arg.map((ref) => speaker.name(String(ref))));
  return lists.format(
    Object.entries(arg).map(([ref, n]) => t('hints.count', { n: Number(n), what: speaker.name(ref) })),
  );
};
