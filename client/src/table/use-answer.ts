/** An answer in the making: what is chosen, what was refused, and the step from one to the next. */
import type { Question } from '@tabularium/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import {
  type Choice,
  choicesFor,
  choicesOf,
  type Draft,
  onlyDraft,
  press,
  pressRef,
  type Step,
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
  change(draft: Draft | undefined): void;
  commit(): void;
  undo(): void;
  forget(): void;
}

export const useAnswer = (
  source: TableSource,
  ui: GameUi,
  question: Question | undefined,
  decision: string,
  words: Words,
): Answering => {
  const choices = useMemo(
    () => (question ? choicesOf(question, words.speaker, ui.weighty) : []),
    [question, words, ui],
  );
  const [made, setMade] = useState<{ readonly decision: string; readonly draft: Draft | undefined }>();
  const first = useMemo(() => onlyDraft(choices), [choices]);
  const draft = made?.decision === decision ? made.draft : first;
  const setDraft = (to: Draft | undefined): void => setMade({ decision, draft: to });
  const [refused, setRefused] = useState<No | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => setRefused(undefined), [decision]);

  const send = (work: () => Promise<No | undefined>): void => {
    setBusy(true);
    work()
      .then(setRefused, () => setRefused({ reason: { k: 'ui.notSaved' }, rules: [] }))
      .finally(() => setBusy(false));
  };
  const take = (step: Step): void => {
    if (step.t === 'none' || busy) return;
    if (step.t === 'draft') {
      setDraft(step.draft);
      return;
    }
    setMade(undefined);
    send(() => source.act(step.draft.verb, step.draft.arg));
  };
  return {
    choices,
    draft,
    refused,
    busy,
    pressChoice: (choice) => {
      if (choice.reason) setRefused({ reason: choice.reason, rules: choice.rules });
      else if (draft?.verb === choice.verb && choices.length > 1) setDraft(undefined);
      else take(press(choice));
    },
    pressRef: (choice, ref) => take(pressRef(choice, ref, draft)),
    choicesFor: (ref) => choicesFor(choices, ref, draft),
    change: setDraft,
    commit: () => draft && take({ t: 'act', draft }),
    undo: () => {
      setMade(undefined);
      send(() => source.undo());
    },
    forget: () => {
      setMade(undefined);
      setRefused(undefined);
    },
  };
};
