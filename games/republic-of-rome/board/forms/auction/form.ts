/** An extra Initiative is auctioned: who bids, and how much. */
import './auction.css';
import type { Form } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { AuctionBody } from './body.tsx';
import { amountOf, answer, bidderOf, biddingIn, type Entered, nameOf, taking, topOf } from './entries.ts';

export const auctionForm: Form<RomeView, Entered> = {
  name: 'auction',
  size: 'small',
  verbs: ['bid', 'amount', 'pass'],
  isOf: (asked) => asked.question.due && biddingIn(asked) !== undefined,
  begins: (asked, before) => {
    const at = nameOf(asked);
    return before?.at === at && !before.pass ? before : { at, pass: false };
  },
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered } = form;
    const n = amountOf(form);
    const cannotBeTopped = !biddingIn(asked)!.sealed && n >= topOf(asked);
    const pass = form.with({ ...entered, pass: true });
    const first = {
      name: 'bid',
      label: say('auction.bid', { who: bidderOf(form), n }),
      ...(cannotBeTopped && { detail: say('auction.noneCanTop') }),
      entered,
      ...(!form.isComplete && { missing: form.why ? say(form.why.k, form.why.a ?? {}) : say('auction.nobody') }),
    };
    const mayPass = Object.hasOwn(asked.question.verbs, 'pass');
    return mayPass ? [first, { name: 'pass', key: 'n', label: say('auction.pass'), entered: pass.entered }] : [first];
  },
  Body: AuctionBody,
};
