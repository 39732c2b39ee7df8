/** Land Bills: a Type, a Sponsor and a Co-sponsor; or a repeal and who dares to sponsor it. */
import '../senate/senate.css';
import type { Commit, Form } from '@tabularium/parts/web';
import { ownFaction } from '../../../rules/rome/players.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { mustAsk } from '../../../rules/senate/drafting.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { dropOf } from '../senate/commits.ts';
import { inWords } from '../standing.ts';
import { LandBillBody } from './body.tsx';
import { answer, begins, type Entered, isOf, isRepeal, namedIn, sponsors, taking } from './entries.ts';

export const landBillForm: Form<RomeView, Entered> = {
  name: 'land-bill',
  size: 'small',
  verbs: ['landBill', 'repealBill', 'nameSponsor', 'drop'],
  isOf,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered, isComplete } = form;
    const { first, second } = sponsors(form);
    const asks = maybeSenator(asked.view, namedIn(form).at(-1) ?? '');
    const isAsked = asks !== undefined && mustAsk(asked.view, ownFaction(asked.view, asked.seat), asks.faction);
    const label = isAsked
      ? say('landBill.ask', { who: asks.id })
      : say(isRepeal(asked) ? 'landBill.repeal' : 'form.putToVote');
    const missing = isComplete
      ? undefined
      : (inWords(say, form.why) ??
        say(entered.bill === '' ? 'landBill.noType' : first === '' ? 'landBill.noSponsor' : 'landBill.noSecond'));
    const names = isRepeal(asked) ? [first] : [first, second];
    const put: Commit<Entered> = {
      name: 'put',
      entered,
      label,
      ...(isComplete && {
        detail: [say(entered.bill), ...names.filter((x) => x !== '').map((x) => say(x))].join(', '),
      }),
      ...(missing !== undefined && { missing }),
    };
    return [put, ...dropOf(asked, entered, say)];
  },
  Body: LandBillBody,
};
