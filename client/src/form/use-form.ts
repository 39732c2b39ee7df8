/** The form that is open, what is entered in it, and sending it. */
import type { Asked } from '@tabularium/kernel';
import { type AnyForm, type Commit, fill, type Filled, type Say } from '@tabularium/parts/web';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import type { No, TableSource } from '../source/source.ts';
import { useForms } from './groups.ts';
import { sendForm } from './send.ts';

export interface OpenForm {
  readonly form: AnyForm<unknown>;
  readonly filled: Filled<unknown, unknown>;
  readonly commits: readonly Commit<unknown>[];
  /** Being sent. */
  readonly busy: boolean;
  readonly change: (entered: unknown) => void;
  readonly send: (entered: unknown) => void;
}

/** What was entered, in which form, since which question. */
interface Entered {
  readonly form: AnyForm<unknown>;
  readonly decision: string;
  readonly value: unknown;
}

/** What is being sent, and the question that its last answer is given to, once it is. */
interface Sent {
  readonly open: OpenForm;
  last?: string | undefined;
}
const isStillSent = ({ last }: Sent, decision: string | undefined): boolean => last === undefined || last === decision;

type Forms = readonly AnyForm<unknown>[];
interface Opened {
  readonly form: AnyForm<unknown>;
  readonly value: unknown;
}

/** The form for what was chosen beside the question, or the one for the question itself. */
const formFor = (forms: Forms, asked: Asked<unknown>, beside: string | undefined): AnyForm<unknown> | undefined => {
  const chosen = beside === undefined ? undefined : forms.find((f) => f.aside === beside && f.isOf(asked));
  if (chosen) return chosen;
  return asked.question.due ? forms.find((f) => f.aside === undefined && f.isOf(asked)) : undefined;
};

const openedBy = (
  forms: Forms,
  asked: Asked<unknown>,
  beside: string | undefined,
  before: Entered | undefined,
): Opened | undefined => {
  const form = formFor(forms, asked, beside);
  return form && { form, value: form.begins(asked, before?.form === form ? before.value : undefined) };
};

/** Does a form that was sent go on at this question? */
const goesOn = (asked: Asked<unknown>, before: Entered | undefined): boolean =>
  before?.form.isOf(asked) === true && before.form.goesOn?.(asked, before.value) === true;

interface Options {
  /** Nothing while nobody is asked, or while every question is answered by itself. */
  readonly asked: Asked<unknown> | undefined;
  readonly decision: string;
  /** The verb that was chosen beside the question. */
  readonly beside: string | undefined;
  readonly say: Say;
  readonly onSent: (no: No | undefined) => void;
}

export const useForm = (
  source: TableSource,
  ui: GameUi,
  { asked, decision, beside, say, onSent }: Options,
): OpenForm | undefined => {
  const [entered, setEntered] = useState<Entered>();
  /** What could not be sent to its end, for when the form opens again. */
  const kept = useRef<Entered>(undefined);
  const sent = useRef<Sent>(undefined);
  /** What was sent, for a form that goes on when others have been asked. */
  const plan = useRef<Entered>(undefined);
  const [drawn, drawAgain] = useState(0);
  const forms = useForms(ui, asked, beside);
  const opened = useMemo(
    () => asked && openedBy(forms, asked, beside, goesOn(asked, plan.current) ? plan.current : kept.current),
    [forms, decision, asked?.question, beside],
  );
  const isSame = entered !== undefined && entered.form === opened?.form && entered.decision === decision;
  const value = isSame ? entered.value : opened?.value;
  const filled = useMemo(
    () => (asked && opened ? fill(ui.module, opened.form, asked, value) : undefined),
    [ui, opened, asked?.view, value],
  );
  const commits = useMemo(() => (opened && filled ? opened.form.commits(filled, say) : []), [opened, filled, say]);
  const openForm = ({ form }: Opened, of: Filled<unknown, unknown>): OpenForm => {
    const open: OpenForm = {
      form,
      filled: of,
      commits,
      busy: false,
      change: (to) => {
        const now = { form, decision, value: to };
        kept.current = now;
        setEntered(now);
      },
      send: (what) => {
        if (sent.current) return;
        const now: Sent = { open: { ...open, busy: true, change: () => {}, send: () => {} } };
        sent.current = now;
        const unsent = { form, decision, value: what };
        if (form.goesOn) plan.current = unsent;
        kept.current = unsent;
        // On this device it is taken before anybody could see that it is being sent.
        if (source.kind === 'remote') drawAgain((n) => n + 1);
        sendForm(source, form, of.with(what), () => {
          now.last = source.get()?.scene.decision;
          // On this device its answer is taken at once, and the same form may open again: it begins anew then.
          kept.current = undefined;
        })
          .then(({ no, done }) => {
            kept.current = done ? undefined : unsent;
            onSent(no);
          })
          .catch(() => {
            kept.current = unsent;
            onSent({ reason: { k: 'ui.notSaved' }, rules: [] });
          })
          .finally(() => {
            sent.current = undefined;
            if (form.goesOn || isStillSent(now, source.get()?.scene.decision)) drawAgain((n) => n + 1);
          });
      },
    };
    return open;
  };
  const open = asked && opened && filled ? openForm(opened, filled) : undefined;
  useEffect(() => {
    if (!asked || !open || sent.current || open.form !== plan.current?.form || !goesOn(asked, plan.current)) return;
    open.send(open.filled.entered);
    // Once: what comes after that is asked.
    plan.current = undefined;
  }, [asked?.question, open?.form, drawn]);
  // It stays on the screen as it was until its last answer has been taken.
  if (sent.current && isStillSent(sent.current, decision)) return sent.current.open;
  return open;
};
