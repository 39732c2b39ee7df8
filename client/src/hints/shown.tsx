/** The answer that the bot would give: drafted, or filled in a form. Whoever agrees sends it like one of their own. */
import { type Answer, type InputArg, same } from '@tabularium/kernel';
import type { Done } from '@tabularium/parts';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { FORM_ID } from '../form/form-body.tsx';
import type { OpenForm } from '../form/use-form.ts';
import { calledOn, commitOf, markedFor } from '../lessons/marks.ts';
import { Rings } from '../lessons/rings.tsx';
import type { Words } from '../words/words.ts';
import type { Advice } from './ask.ts';
import type { PanelProps } from './hint.tsx';
import { answerInWords } from './names.ts';
import { useFilling } from './use-filling.ts';

type Props = PanelProps & { readonly advice: Advice };

export const Shown = (props: Props) => {
  const { form, advice } = props;
  return form?.form.verbs.includes(advice.input.verb) ? <InForm {...props} open={form} /> : <Drafted {...props} />;
};

/** Often enough that nobody waits. */
const LOOKED_FOR_MS = 60;

/** What it would be, and the mark on what is to be pressed, which may still be on its way: it gets the focus if it is wanted. */
const Marked = ({
  text,
  isMarked,
  around,
  words,
}: {
  readonly text: string;
  readonly isMarked: boolean;
  readonly around: () => readonly Element[];
  readonly words: Words;
}) => {
  const [called, setCalled] = useState<string>();
  useEffect(() => {
    if (!isMarked || called !== undefined) return undefined;
    const timer = setInterval(() => {
      const [el] = around();
      if (!el) return;
      clearInterval(timer);
      if (el instanceof HTMLElement || el instanceof SVGElement) el.focus({ preventScroll: false });
      setCalled(calledOn(el));
    }, LOOKED_FOR_MS);
    return () => clearInterval(timer);
  }, [isMarked, around]);
  return (
    <>
      <p class="hint-answer" role="status">
        {text} {called === undefined ? words.t('hints.nothingSent') : words.t('hints.chosen')}
      </p>
      <Rings around={around} kind="answer" />
    </>
  );
};

const doneOf = (seat: number, verb: string, arg: InputArg | undefined): Done =>
  arg === undefined ? [seat, verb] : [seat, verb, arg];

const Drafted = ({ seat, advice, answer, form, words }: Props) => {
  const { verb, arg } = advice.input;
  const choice = answer.choices.find((c) => c.verb === verb && c.offer);
  const isInForm = form?.form.verbs.includes(verb) === true;
  const around = useCallback(
    () => markedFor(doneOf(seat, verb, arg), answer),
    [seat, verb, arg, answer.draft, answer.choices],
  );
  useEffect(() => {
    if (choice && !isInForm) answer.change(arg === undefined ? { verb } : { verb, arg });
  }, []);
  const isDrafted = answer.draft?.verb === verb && same(answer.draft.arg ?? '', arg ?? '');
  const what = answerInWords({ verb, ...(arg !== undefined && { arg }) }, words, choice?.label);
  return (
    <Marked
      text={words.t('hints.would', { what })}
      isMarked={isDrafted || isInForm || !choice}
      around={around}
      words={words}
    />
  );
};

/** A button of the form says it all, or there is something to fill in; where the form cannot say it, it is told. */
const InForm = (props: Props & { readonly open: OpenForm }) => {
  const { ui, advice, open, sheet, words } = props;
  const found = useFilling(ui, open, advice, sheet.say);
  const isEntered = found !== undefined && same(open.filled.entered, found.entered);
  const [isFilling, setFilling] = useState(false);
  const button = found?.commit.name;
  const around = useCallback(() => (isEntered && button !== undefined ? commitOf(button) : []), [isEntered, button]);
  if (!found) return <Drafted {...props} />;
  const text = words.t('hints.would', { what: inWords(found.answers, words) });
  if (isEntered && !isFilling) return <Marked text={text} isMarked around={around} words={words} />;
  const { missing, label } = found.commit;
  const told =
    missing === undefined ? words.t('hints.filled', { button: label }) : words.t('hints.filledInPart', { missing });
  return (
    <div class="hint-fill">
      <p class="hint-answer" role="status">
        {text} {isEntered ? told : words.t('hints.nothingSent')}
      </p>
      <button
        type="button"
        class="btn small"
        data-hint="fill"
        onClick={() => {
          setFilling(true);
          open.change(found.entered);
          // On a small screen it may lie under the hint.
          document.getElementById(FORM_ID)?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {words.t('hints.fill')}
      </button>
      <Rings around={around} kind="answer" />
    </div>
  );
};

const inWords = (answers: readonly Answer[], words: Words): string =>
  new Intl.ListFormat(words.language, { type: 'unit' }).format(answers.map((one) => answerInWords(one, words)));
