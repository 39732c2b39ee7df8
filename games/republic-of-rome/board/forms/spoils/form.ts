/** Governors help themselves or not; grain is sold dear or not; a loss is paid by one or the other. */
import './spoils.css';
import type { Commit, Form, Say } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { SpoilsBody } from './body.tsx';
import {
  answer,
  type Entered,
  isOf,
  isTaken,
  provincesIn,
  questionsOf,
  type SpoilsForm,
  subjectOf,
  taking,
} from './entries.ts';

/** All that this is about, taken or not. */
const allAs = ({ asked, entered, ...form }: SpoilsForm, taken: boolean): Entered => {
  const refs = [...provincesIn(asked), ...questionsOf({ asked, entered, ...form }).map(subjectOf)];
  return { ...entered, taken: Object.fromEntries(refs.map((ref) => [ref, taken])) };
};

const label = (form: SpoilsForm, say: Say): string => {
  const { asked, entered } = form;
  const provinces = provincesIn(asked);
  if (provinces.length > 0) {
    const chosen = provinces.filter((id) => isTaken(asked, entered, id));
    return chosen.length === 0 ? say('spoils.leaveAll') : say('spoils.collect', { provinces: chosen });
  }
  const isGrain = asked.question.verbs['plainIncome'] !== undefined;
  const isYes = questionsOf(form).some((step) => isTaken(asked, entered, subjectOf(step)));
  return say(isGrain ? (isYes ? 'spoils.takeProfit' : 'spoils.takePlain') : isYes ? 'spoils.payIt' : 'spoils.leaveIt');
};

export const spoilsForm: Form<RomeView, Entered> = {
  name: 'spoils',
  size: 'small',
  verbs: ['takeSpoils', 'paySpoils', 'leaveToState', 'droughtProfit', 'plainIncome'],
  isOf,
  begins: (asked, before) => (before?.turn === asked.view.turn ? before : { turn: asked.view.turn, taken: {} }),
  answer,
  taking,
  commits: (form, say) => {
    const { entered } = form;
    const why = form.why && say(form.why.k, form.why.a ?? {});
    const first: Commit<Entered> = {
      name: 'go',
      entered,
      label: label(form, say),
      ...(!form.isComplete && { missing: why ?? '' }),
    };
    const others = [true, false].flatMap((taken) => {
      const other = form.with(allAs(form, taken));
      const words = label(other, say);
      return other.isComplete && words !== first.label
        ? [{ name: taken ? 'all' : 'none', key: taken ? 'c' : 'n', entered: other.entered, label: words }]
        : [];
    });
    return [first, ...others];
  },
  Body: SpoilsBody,
};
