/** The agreement that is being written: what is entered, what the rules say of it, and sending it. */
import type { Asked, Eye } from '@tabularium/kernel';
import { type AnyForm, fill, type Filled } from '@tabularium/parts/web';
import { useMemo, useState } from 'preact/hooks';
import { sendForm } from '../form/send.ts';
import type { GameUi } from '../games/game-ui.ts';
import type { No, TableSource } from '../source/source.ts';

/** Entries stay while other things are looked at; they are those of one seat. */
export interface WrittenDeal {
  readonly eye: Eye;
  readonly entered: unknown;
}

export interface Dealing {
  readonly filled: Filled<unknown, unknown>;
  readonly busy: boolean;
  readonly change: (entered: unknown) => void;
  readonly send: (entered: unknown) => void;
}

interface Options {
  readonly asked: Asked<unknown> | undefined;
  readonly written: WrittenDeal | undefined;
  readonly onWritten: (to: WrittenDeal | undefined) => void;
  readonly onSent: (no: No | undefined) => void;
}

export const useDeal = (
  source: TableSource,
  ui: GameUi,
  form: AnyForm<unknown>,
  { asked, written, onWritten, onSent }: Options,
): Dealing | undefined => {
  /** While it is being sent it stays on the screen as it was. */
  const [sent, setSent] = useState<Dealing>();
  const entered = written?.eye === asked?.seat ? written?.entered : undefined;
  const filled = useMemo(
    () => (asked && !sent && form.isOf(asked) ? fill(ui.module, form, asked, form.begins(asked, entered)) : undefined),
    [ui, form, asked?.question, asked?.view, entered, sent],
  );
  if (sent) return sent;
  if (!asked || !filled) return undefined;
  const { seat } = asked;
  const open: Dealing = {
    filled,
    busy: false,
    change: (to) => onWritten({ eye: seat, entered: to }),
    send: (what) => {
      setSent({ ...open, busy: true });
      sendForm(source, form, filled.with(what))
        .then(({ no, done }) => {
          if (done) onWritten(undefined);
          onSent(no);
        })
        .catch(() => onSent({ reason: { k: 'ui.notSaved' }, rules: [] }))
        .finally(() => setSent(undefined));
    },
  };
  return open;
};
