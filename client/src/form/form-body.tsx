/** The controls of a form, drawn by the game. */
import type { Msg } from '@tabularium/kernel';
import { type SheetProps, steady } from '@tabularium/parts/web';
import { useMemo, useRef } from 'preact/hooks';
import type { Answering } from '../table/use-answer.ts';
import type { OpenForm } from './use-form.ts';

/** There is one form at a time. */
export const FORM_ID = 'form';

interface Props extends Omit<SheetProps<unknown>, 'form'> {
  readonly open: OpenForm;
  readonly answer: Answering;
}

/** What can be done in a form, always by the same functions, so that it is drawn again only when it is filled in anew. */
const useActs = (open: OpenForm, answer: Answering) => {
  const now = useRef({ open, answer });
  now.current = { open, answer };
  return useMemo(
    () => ({
      change: (to: unknown) => now.current.open.change(to),
      send: (what: unknown) => now.current.open.send(what),
      tell: (reason: Msg) => now.current.answer.tell(reason, now.current.open.filled.asked.question.rules),
    }),
    [],
  );
};

export const FormBody = ({ open, answer, ...sheet }: Props) => {
  const { form, filled, busy } = open;
  const acts = useActs(open, answer);
  const Body = useMemo(() => steady(form.Body), [form]);
  // While it is being sent, the position that it was filled in for stays under it.
  const under = useRef(sheet);
  if (!busy) under.current = sheet;
  return (
    <div id={FORM_ID} class={`form form-${form.size}`} data-form={form.name} inert={busy}>
      <Body {...under.current} {...acts} form={filled} />
    </div>
  );
};
