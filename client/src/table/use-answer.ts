/** The answer being drafted: what is chosen, what was refused, and how one leads to the next. */
import type { Msg, Question } from '@tabularium/kernel';
import type { Scene } from '@tabularium/protocol';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import {
  begun,
  type Choice,
  choicesFor,
  choicesOf,
  type Draft,
  onlyDraft,
  press,
  pressRef,
  type Step,
  TAKEN_BY_DEALS,
  TAKEN_BY_HAND,
} from '../question/choices.ts';
import type { No, TableSource } from '../source/source.ts';
import type { Words } from '../words/words.ts';

export interface Answering {
  readonly choices: readonly Choice[];
  readonly draft: Draft | undefined;
  readonly refused: No | undefined;
  readonly busy: boolean;
  pressChoice(choice: Choice): void;
  pressRef(choice: Choice, ref: string): void;
  choicesFor(ref: string): readonly Choice[];
  /** Shows what was refused, or that nothing was. */
  readonly refuse: (no: No | undefined) => void;
  /** Says why something is no answer now. */
  tell(reason: Msg, rules: readonly string[]): void;
  change(draft: Draft | undefined): void;
  commit(): void;
  undo(): void;
  forget(): void;
}

interface Made {
  readonly decision: string;
  readonly draft: Draft | undefined;
  /** What an aside was drafted from. */
  readonly beside: string | undefined;
}

const besideOf = (draft: Draft | undefined, choices: readonly Choice[]): string | undefined => {
  const choice = choices.find((c) => c.aside && c.verb === draft?.verb);
  return choice && JSON.stringify(choice.offer);
};

/** The draft of an aside is kept while others act, as long as its offer is the same. */
const stillStands = ({ draft, beside }: Made, choices: readonly Choice[]): boolean =>
  beside !== undefined && beside === besideOf(draft, choices);

/** What has a form of its own is not done at once: choosing it opens the form. */
const asideForms = (ui: GameUi): string[] => (ui.forms ?? []).flatMap((group) => group.asides ?? []);

export const useAnswer = (
  source: TableSource,
  ui: GameUi,
  question: Question | undefined,
  { decision, view }: Pick<Scene, 'decision' | 'view'>,
  words: Words,
): Answering => {
  const choices = useMemo(
    () =>
      question
        ? choicesOf(
            question,
            words.speaker,
            [...ui.weighty, ...asideForms(ui)],
            (verb, ref) => ui.endsTurn?.(view, verb, ref) === true,
            [...(ui.deals ? TAKEN_BY_DEALS : []), ...(ui.HandFace ? TAKEN_BY_HAND : []), ...(ui.pages?.keys ?? [])],
            ui.keys,
          )
        : [],
    [question, words, ui, view],
  );
  const [made, setMade] = useState<Made>();
  /** The last answer was a step of something that is written beside the question. */
  const [writing, setWriting] = useState(false);
  const first = useMemo(() => {
    const verb = writing && question ? ui.underway?.(view, question) : undefined;
    const going = choices.find((c) => c.verb === verb);
    return going ? begun(going) : onlyDraft(choices);
  }, [choices, writing]);
  const draft = made && (made.decision === decision || stillStands(made, choices)) ? made.draft : first;
  const setDraft = (to: Draft | undefined): void => setMade({ decision, draft: to, beside: besideOf(to, choices) });
  /** Shown as long as the question is the one that stood when the refusal came. */
  const [heard, setHeard] = useState<{ readonly no: No; readonly at: string | undefined }>();
  const setRefused = (no: No | undefined): void => setHeard(no && { no, at: source.get()?.scene.decision });
  const refused = heard?.at === decision ? heard.no : undefined;
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);

  const send = (work: () => Promise<No | undefined>): void => {
    isSending.current = true;
    // On this device it is taken before anybody could see that it is being sent.
    setBusy(source.kind === 'remote');
    work()
      .then(setRefused, () => setRefused({ reason: { k: 'ui.notSaved' }, rules: [] }))
      .finally(() => {
        isSending.current = false;
        setBusy(false);
      });
  };
  const take = (step: Step): void => {
    if (step.t === 'none' || isSending.current) return;
    if (step.t === 'draft') {
      setDraft(step.draft);
      return;
    }
    setMade(undefined);
    setWriting(choices.some((c) => c.aside && c.verb === step.draft.verb));
    send(() => source.act(step.draft.verb, step.draft.arg));
  };
  return {
    choices,
    draft,
    refused,
    busy,
    pressChoice: (choice) => {
      if (choice.reason) setRefused({ reason: choice.reason, rules: choice.rules });
      else if (draft?.verb === choice.verb && choices.length > 1) setDraft(choice.aside ? first : undefined);
      else take(press(choice));
    },
    pressRef: (choice, ref) => take(pressRef(choice, ref, draft)),
    choicesFor: (ref) => choicesFor(choices, ref, draft),
    refuse: setRefused,
    tell: (reason, rules) => setRefused({ reason, rules }),
    change: setDraft,
    commit: () => draft && take({ t: 'act', draft }),
    undo: () => {
      if (isSending.current) return;
      setMade(undefined);
      send(() => source.undo());
    },
    forget: () => {
      setMade(undefined);
      setWriting(false);
      setRefused(undefined);
    },
  };
};
