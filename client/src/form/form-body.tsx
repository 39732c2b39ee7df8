/** The controls of a form, drawn by the game. */
import type { SheetProps } from '@tabularium/parts/web';
import type { Answering } from '../table/use-answer.ts';
import type { OpenForm } from './use-form.ts';

/** There is one form at a time. */
export const FORM_ID = 'form';

interface Props extends Omit<SheetProps<unknown>, 'form'> {
  readonly open: OpenForm;
  readonly answer: Answering;
}

export const FormBody = ({ open, answer, ...sheet }: Props) => {
  const { form, filled, busy } = open;
  const { rules } = filled.asked.question;
  return (
    <div id={FORM_ID} class={`form form-${form.size}`} data-form={form.name} inert={busy}>
      <form.Body
        {...sheet}
        form={filled}
        change={open.change}
        send={open.send}
        tell={(reason) => answer.tell(reason, rules)}
      />
    </div>
  );
};
