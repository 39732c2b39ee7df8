/** A Faction places its money: purses, gifts and debts in one form. */
import './money.css';
import type { Commit, Form, Say } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { MoneyBody } from './body.tsx';
import { answer, begins, type Entered, isMoney, type MoneyForm, taking, treasuryOf, unplaced } from './entries.ts';
import { sum, totalOf } from './placing.ts';

/** What lies where in the end. */
const result = ({ asked, entered }: MoneyForm, say: Say): string => {
  const unseen = entered.purses[treasuryOf(asked)] ?? 0;
  const given = sum(Object.values(entered.gifts).map((gift) => gift.n));
  return [
    ...(given > 0 ? [say('money.given', { n: given })] : []),
    say('money.lies', { hidden: unseen, open: totalOf(entered.purses) - unseen }),
  ].join(', ');
};

const missing = (form: MoneyForm, say: Say): string | undefined => {
  const free = unplaced(form.asked, form.entered);
  if (free > 0) return say('money.unplaced', { n: free });
  if (form.isComplete) return undefined;
  return form.why ? say(form.why.k, form.why.a ?? {}) : '';
};

/** What is not placed is laid into the Faction Treasury. */
const restHidden = ({ asked, entered }: MoneyForm): Entered => {
  const treasury = treasuryOf(asked);
  const n = (entered.purses[treasury] ?? 0) + unplaced(asked, entered);
  return { ...entered, purses: { ...entered.purses, [treasury]: n } };
};

export const moneyForm: Form<RomeView, Entered> = {
  name: 'money',
  size: 'large',
  verbs: ['allocate', 'allocateRebels', 'openGift', 'giftTo', 'give', 'dropGift', 'redistributed'],
  // Whoever is done is asked no more, but may still step in.
  isOf: isMoney,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered } = form;
    const why = missing(form, say);
    const finish = { name: 'finish', entered, label: say('money.finish'), detail: result(form, say) };
    const out: Commit<Entered>[] = [why === undefined ? finish : { ...finish, missing: why }];
    if (unplaced(asked, entered) > 0) {
      const other = form.with(restHidden(form));
      if (other.isComplete)
        out.push({ name: 'hideRest', key: 'h', entered: other.entered, label: say('money.hideRest') });
    }
    const open = form.with({ ...entered, staysOpen: true });
    if (why === undefined && open.steps.some((step) => step.answer))
      out.push({ name: 'keepOpen', key: 'p', entered: open.entered, label: say('money.keepOpen'), quiet: true });
    return out;
  },
  Body: MoneyBody,
};
