/** The form that is open, what is entered in it, and sending it. */
import type { Asked } from '@tabularium/kernel';
import type { AnyForm, Commit, Filled, Say } from '@tabularium/parts/web';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import type { No, TableSource } from '../source/source.ts';
import { fill } from './filled.ts';
import { sendForm } from './send.ts';

export interface OpenForm {
  readonly form: AnyForm<unknown>;
  readonly filled: Filled<unknown, unknown>;
  readonly commits: readonly Commit<unknown>[];
  /** Being sent. */
  readonly busy: boolean;
  change(entered: unknown): void;
  send(entered: unknown): void;
}

/** What was entered, in which form, since which question. */
interface Entered {
  readonly form: AnyForm<unknown>;
  readonly decision: string;
  readonly value: unknown;
}

interface Opened {
  readonly form: AnyForm<unknown>;
  readonly value: unknown;
}

const openedBy = (ui: GameUi, asked: Asked<unknown>, before: Entered | undefined): Opened | undefined => {
  const form = asked.question.due ? ui.forms?.find((f) => f.isOf(asked)) : undefined;
  return form && { form, value: form.begins(asked, before?.form === form ? before.value : undefined) };
};

export const useForm = (
  source: TableSource,
  ui: GameUi,
  asked: Asked<unknown> | undefined,
  decision: string,
  say: Say,
  onRefused: (no: No | undefined) => void,
): OpenForm | undefined => {
  const [entered, setEntered] = useState<Entered>();
  /** What could not be sent to its end, for when the form opens again. */
  const kept = useRef<Entered>(undefined);
  /** While it is being sent it stays on the screen as it was. */
  const [sent, setSent] = useState<OpenForm>();
  const opened = useMemo(() => asked && openedBy(ui, asked, kept.current), [ui, decision, asked?.question]);
  const isSame = entered !== undefined && entered.form === opened?.form && entered.decision === decision;
  const value = isSame ? entered.value : opened?.value;
  const filled = useMemo(
    () => (asked && opened ? fill(ui.module, opened.form, asked, value) : undefined),
    [ui, opened, asked?.view, value],
  );
  const commits = useMemo(() => (opened && filled ? opened.form.commits(filled, say) : []), [opened, filled, say]);
  if (sent) return sent;
  if (!asked || !opened || !filled) return undefined;
  const { form } = opened;
  const open: OpenForm = {
    form,
    filled,
    commits,
    busy: false,
    change: (to) => {
      const now = { form, decision, value: to };
      kept.current = now;
      setEntered(now);
    },
    send: (what) => {
      setSent({ ...open, busy: true, change: () => {}, send: () => {} });
      kept.current = { form, decision, value: what };
      sendForm(source, form, filled.with(what))
        .then(({ no, done }) => {
          if (done) kept.current = undefined;
          onRefused(no);
        })
        .catch(() => onRefused({ reason: { k: 'ui.notSaved' }, rules: [] }))
        .finally(() => setSent(undefined));
    },
  };
  return open;
};
