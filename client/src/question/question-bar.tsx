/** What is asked, of whom, by which rule, and the answers: always under the board, never covered. */
import type { Explanation, Question } from '@tabularium/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SheetProps } from '@tabularium/parts/web';
import { changeSettings, useSettings } from '../app/settings.ts';
import { lazyPart } from '../app/lazy.tsx';
import { FormCommits } from '../form/form-bar.tsx';
import { FORM_ID, FormBody } from '../form/form-body.tsx';
import type { OpenForm } from '../form/use-form.ts';
import type { Figure, GameUi } from '../games/game-ui.ts';
import { type Mark as Marking, MarkContext, plain } from '../glossary/mark-context.ts';
import type { Answering } from '../table/use-answer.ts';
import { Icon, Mark } from '@tabularium/parts/marks';
import { useShowRules } from '../ui/rules-context.ts';
import { Said, Told } from '../ui/said.tsx';
import { useWords } from '../words/words.ts';
import { Asides, DealsButton } from './asides.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { type Choice, isConfirmed, refsOf } from './choices.ts';
import { Tray } from './tray.tsx';

const Commit = lazyPart(() => import('../table/rest.ts').then((m) => m.Commit));
// What may not be done is not needed to answer.
const Denied = lazyPart(() => import('../table/rest.ts').then((m) => m.Denied));
const HeldBack = lazyPart(() => import('../table/rest.ts').then((m) => m.HeldBack));
const Forms = lazyPart(() => import('../table/rest.ts').then((m) => m.Forms));
const StepBar = lazyPart(() => import('../table/rest.ts').then((m) => m.StepBar));
const Refusal = lazyPart(() => import('../table/rest.ts').then((m) => m.Refusal));
const Terms = lazyPart(() => import('../table/rest.ts').then((m) => m.Terms));
const Onward = lazyPart(() => import('../table/rest.ts').then((m) => m.Onward));

interface Props {
  readonly ui: GameUi;
  readonly view: unknown;
  readonly question: Question;
  readonly decision: string;
  /** Something was taken back, and nothing has been done since. */
  readonly isBack: boolean;
  readonly figure: Figure | undefined;
  readonly answer: Answering;
  readonly explained: Explanation | undefined;
  /** For whom the game waits, where it is not this seat. */
  readonly waiting?: ComponentChildren;
  /** Nothing reaches the server now. */
  readonly lost: boolean;
  readonly sheet: SheetProps<unknown>;
  /** The form that is open for this question. */
  readonly form: OpenForm | undefined;
  readonly hasForms: boolean;
  /** Opens bargaining, which has a page of its own. */
  readonly onDeals: (() => void) | undefined;
  /** What a good player would look at: at the end of the first line. */
  readonly hint: ComponentChildren;
  /** The hand of whoever looks: at the right of the answers. */
  readonly hand: ComponentChildren;
}

export const QuestionBar = (props: Props) => {
  const { ui, view, question, figure, answer, explained, waiting, lost, sheet, form, hasForms, onDeals, hand } = props;
  const { stepwise } = useSettings();
  const words = useWords();
  const { t, speaker } = words;
  const showRules = useShowRules();
  const { refused } = answer;
  const bargains = stepwise ? undefined : onDeals;
  const isInForm = (verb: string): boolean =>
    form?.form.verbs.includes(verb) === true || (bargains !== undefined && ui.deals?.verbs.includes(verb) === true);
  const choices = answer.choices.filter((c) => !isInForm(c.verb));
  const draft = answer.draft && !isInForm(answer.draft.verb) ? answer.draft : undefined;
  const drafted = choices.find((c) => c.verb === draft?.verb);
  const costly = choices.some(
    (c) => c.offer && [undefined, ...refsOf(c.offer)].some((ref) => ui.cost?.(view, c.verb, ref) !== undefined),
  );
  const pool = costly ? ui.pool?.(view, words) : undefined;
  const soFar = drafted ? ui.soFar?.(view, drafted.verb, words) : undefined;
  const rules = [...new Set([...question.rules, ...(drafted?.rules ?? [])])];
  const heading = useMemo(() => form?.form.heading?.(form.filled, sheet.say), [form?.form, form?.filled, sheet.say]);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (drafted && draft?.arg !== undefined && isConfirmed(drafted, draft.arg))
      bar.current?.querySelector<HTMLElement>('.commit')?.scrollIntoView?.({ block: 'nearest' });
  }, [draft]);
  const answers = choices.filter((c) => !c.aside);
  const asides = choices.filter((c) => c.aside && c.offer);
  // What answers later questions stands apart from what is done now.
  const ahead = asides.filter((c) => ui.ahead?.includes(c.verb));
  const beside = asides.filter((c) => !ahead.includes(c));
  const hasBeside = beside.length > 0 || bargains !== undefined;
  const [quiet, loud] = divide(answers.filter((c) => c.offer));
  // A run goes on after somebody else was asked something, and ends when this seat is.
  const running = useRef(false);
  if (question.due && !loud.some((c) => c.verb === ui.onward)) running.current = false;
  const isObvious = answers.length === 1 && answers[0]!.offer?.t === 'pick' && draft?.verb === answers[0]!.verb;
  const hasActs = (!isObvious && answers.length > 0) || form !== undefined;
  // What sends a form stays where it is: what may be done beside it is one press away, unless it is being done.
  const folds = question.due && form !== undefined && ui.sheet !== undefined && (hasBeside || ahead.length > 0);
  const [isOpen, setOpen] = useState(false);
  const [mark, setMark] = useState<Marking>(() => plain);
  const showsBeside = !folds || isOpen || asides.some((c) => c.verb === draft?.verb);
  return (
    <div ref={bar} class="asked-now">
      {!question.due && waiting}
      <MarkContext.Provider value={mark}>
        <div class="ask" hidden={!question.due}>
          {figure && <Mark look={figure.look} letter={figure.letter} />}
          <h2 {...(question.due && { id: 'question' })}>
            {heading ? <Told text={heading.question} /> : <Said m={question.prompt} />}
          </h2>
          {heading?.steps && <StepBar steps={heading.steps} />}
          {pool && (
            <span class="pool">
              <span class="pips" aria-hidden="true">
                {Array.from({ length: pool.of }, (_, i) => (
                  <i key={i} class={i < pool.left ? 'pip gold on' : 'pip gold'} />
                ))}
              </span>
              <span class="words">{pool.label}</span>
            </span>
          )}
          <span class="grow" />
          {folds && (
            <span class="acts-more">
              {asides.length > 0 && (
                <button
                  type="button"
                  class="btn ghost small"
                  aria-expanded={showsBeside}
                  onClick={() => setOpen(!isOpen)}
                >
                  {t('ui.alsoMore')}
                </button>
              )}
              <DealsButton ui={ui} view={view} onDeals={bargains} />
            </span>
          )}
          {hasForms && (form || stepwise) && (
            <button
              type="button"
              class="stepwise"
              aria-pressed={stepwise}
              onClick={() => changeSettings({ stepwise: !stepwise })}
            >
              {t('ui.stepByStep')}
            </button>
          )}
          {rules.length > 0 && (
            <button type="button" class="rule" onClick={() => showRules(rules)}>
              {drafted ? t('ui.ruleOf', { verb: drafted.label }) : t('ui.rule')}
            </button>
          )}
        </div>
        {question.due && props.hint}
      </MarkContext.Provider>
      <Terms game={ui.module.meta.id} of={props.decision} onMark={(to) => setMark(() => to)} />
      {refused && <Refusal of={refused} />}
      {form && (form.form.size === 'small' || !ui.sheet) && <FormBody {...sheet} open={form} answer={answer} />}
      {/* Drawn in the place of the tables, but read between the question and the buttons that send it. */}
      {form?.form.size === 'large' && ui.sheet && <div class="owns" aria-owns={FORM_ID} />}
      <div class={`answering ${draft ? 'drafting' : showsBeside ? '' : 'folded'}`}>
        {hasActs && (
          <div class="acts" role="group" aria-label={t('ui.choices')}>
            {form && <FormCommits open={form} beside={draft !== undefined} />}
            {form?.form.aside !== undefined && (
              <button type="button" class="btn ghost" onClick={() => answer.forget()}>
                {t('ui.cancel')}
              </button>
            )}
            {loud.map((choice) =>
              choice.verb === ui.onward ? (
                <Onward
                  key={choice.verb}
                  decision={props.decision}
                  isBack={props.isBack}
                  running={running}
                  choice={choice}
                  answer={answer}
                  said={speaker.say(question.prompt)}
                />
              ) : (
                <ChoiceButton key={choice.verb} choice={choice} ui={ui} view={view} answer={answer} />
              ),
            )}
            {quiet.map((choice) => (
              <ChoiceButton key={choice.verb} choice={choice} ui={ui} view={view} answer={answer} quiet />
            ))}
          </div>
        )}
        {!isObvious && !draft && <Denied choices={answers} answer={answer} />}
        {soFar !== undefined && <p class="so-far">{soFar}</p>}
        {drafted?.offer?.t === 'pick' &&
          (draft?.arg === undefined || !isConfirmed(drafted, draft.arg)) &&
          refsOf(drafted.offer).length > 0 && <Tray choice={drafted} ui={ui} view={view} answer={answer} />}
        {drafted?.offer && <HeldBack key={drafted.verb} choice={drafted} answer={answer} />}
        {drafted && draft && (
          <div class="entry">
            <Forms choice={drafted} draft={draft} answer={answer} />
            <Commit
              choice={drafted}
              draft={draft}
              ui={ui}
              view={view}
              answer={answer}
              explained={explained}
              figure={figure}
            />
          </div>
        )}
        <div class="folds">
          {hand}
          {(ahead.length > 0 || hasBeside) && (
            <div class={showsBeside ? 'asides' : 'asides away'}>
              {(folds ? beside.length > 0 : hasBeside) && (
                <Asides
                  id="also"
                  label={t('ui.youMayAlso')}
                  asides={beside}
                  ui={ui}
                  view={view}
                  answer={answer}
                  onDeals={folds ? undefined : bargains}
                />
              )}
              {ahead.length > 0 && (
                <Asides id="ahead" label={t('ui.ahead')} asides={ahead} ui={ui} view={view} answer={answer} />
              )}
            </div>
          )}
        </div>
      </div>
      <Denied choices={choices.filter((c) => c.aside)} answer={answer} />
      {answer.busy && lost && (
        <p class="sending" role="status">
          <Icon name="clock" />
          {t('ui.keptUntilBack')}
        </p>
      )}
    </div>
  );
};

/** Buttons that end something stand apart at the end of the row. */
const divide = (choices: readonly Choice[]): readonly [quiet: readonly Choice[], loud: readonly Choice[]] => {
  const ends = (c: Choice): boolean => c.weighty && c.offer?.t === 'button' && choices.length > 1;
  return [choices.filter(ends), choices.filter((c) => !ends(c))];
};
