/** A Consul or the Dictator recalls his disbanded Veterans: which, and out of which purse — 2.04.3 */
import '../event-choice/event-choice.css';
import { Amount, Seg, Sum } from '@tabularium/parts/kit';
import type { Asked } from '@tabularium/kernel';
import type { Form, FormProps } from '@tabularium/parts/web';
import { RECALL_PRICE, recallDisbanded } from '../../../rules/advanced/disbandment/recalling.ts';
import { maybeSenator, oratory } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn, offerOf } from '../asking.ts';
import { FactLines } from '../decision/make.tsx';
import { LegionTokens } from '../legions.tsx';
import { picksOf, rangeOf } from '../offered.ts';
import { buttonOf } from '../senate/commits.ts';
import { inWords } from '../standing.ts';

type At = Asked<RomeView>;
interface Entered {
  readonly who: string;
  /** What is not entered is as many as there is money for, out of his own purse as far as it goes. */
  readonly legions?: readonly string[] | undefined;
  readonly own?: number | undefined;
  readonly press: string;
}
const localIn = ({ view }: At) => askingIn(view, recallDisbanded);
const legionsIn = (asked: At | undefined, { legions }: Entered): readonly string[] => {
  const offer = asked && offerOf(asked.question, 'recallLegions', 'choose');
  return legions ?? offer?.of.slice(0, offer.max) ?? (asked && localIn(asked)?.legions) ?? [];
};
const ownIn = (asked: At | undefined, { own }: Entered): number => {
  const { min, max } = rangeOf(asked, 'payForRecall');
  return Math.min(max, Math.max(min, own ?? max));
};

const RecallBody = ({ form, say, change }: FormProps<RomeView, Entered>) => {
  const { asked, entered } = form;
  const { view } = asked;
  const all = picksOf(asked, 'recallDisbanded');
  const [which, pay] = [form.at('recallLegions'), form.at('payForRecall')];
  const offer = which && offerOf(which.question, 'recallLegions', 'choose');
  const going = legionsIn(which ?? pay, entered);
  const s = maybeSenator(view, entered.who);
  if (!s) return null;
  const n = going.length;
  const own = ownIn(pay, entered);
  return (
    <>
      {all.length > 1 && (
        <Seg
          label={say('verb.recallDisbanded')}
          value={entered.who}
          of={all.map((id) => ({ value: id, label: say(id) }))}
          onChange={(who) => change({ ...entered, who, legions: undefined, own: undefined })}
        />
      )}
      <div class="event-fleets">
        {offer && (
          <LegionTokens
            label={say('verb.recallLegions')}
            tokens={offer.of.map((id) => ({
              id,
              veteran: true,
              state: going.includes(id) ? 'on' : 'off',
              name: say(id),
            }))}
            onPress={(id) =>
              change({
                ...entered,
                own: undefined,
                legions: going.includes(id) ? going.filter((x) => x !== id) : [...going, id].slice(-offer.max),
              })
            }
          />
        )}
        {pay && rangeOf(pay, 'payForRecall').min < rangeOf(pay, 'payForRecall').max && (
          <div class="place">
            <span>{say('advanced.ownPurse')}</span>
            <Amount
              label={say('verb.payForRecall')}
              value={own}
              {...rangeOf(pay, 'payForRecall')}
              unit={say('advanced.ofAll', { n })}
              fewer={say('ui.fewer')}
              more={say('ui.more')}
              onChange={(x) => change({ ...entered, own: x })}
            />
          </div>
        )}
      </div>
      <div aria-live="polite">
        <Sum
          small
          parts={[
            { n: own * RECALL_PRICE, word: say('advanced.purseOf', { who: s.id }) },
            { n: (n - own) * RECALL_PRICE, word: say('advanced.treasury') },
          ]}
          total={n * RECALL_PRICE}
          word={say('advanced.price')}
        />
      </div>
      <FactLines
        of={[
          [say('board.ora.long'), say('form.fromTo', { a: oratory(view, s), b: oratory(view, s) - n })],
          [say('board.inf.long'), say('form.fromTo', { a: s.influence, b: Math.max(0, s.influence - n) })],
        ]}
      />
    </>
  );
};

const common: Omit<Form<RomeView, Entered>, 'name' | 'isOf' | 'verbs'> = {
  size: 'small',
  begins: (asked, before) => {
    const who = localIn(asked)?.who ?? picksOf(asked, 'recallDisbanded')[0] ?? '';
    return before?.who === who ? { ...before, press: '' } : { who, press: '' };
  },
  answer: (asked, entered) => {
    if (entered.press !== '') return { verb: entered.press };
    if (Object.hasOwn(asked.question.verbs, 'recallLegions'))
      return { verb: 'recallLegions', arg: legionsIn(asked, entered) };
    if (Object.hasOwn(asked.question.verbs, 'payForRecall'))
      return { verb: 'payForRecall', arg: ownIn(asked, entered) };
    return { verb: 'recallDisbanded', arg: entered.who };
  },
  commits: (form, say) => {
    const { asked, entered } = form;
    const n = legionsIn(form.at('recallLegions') ?? form.at('payForRecall'), entered).length;
    return [
      {
        name: 'recall',
        entered: { ...entered, press: '' },
        label: say('advanced.recall', { n }),
        detail: say('form.purse', { n: n * RECALL_PRICE }),
        ...(!form.isComplete && { missing: inWords(say, form.why) ?? say('advanced.whichLegions') }),
      },
      ...buttonOf(asked, entered, 'drop', say, { label: say('form.drop'), quiet: true }),
    ];
  },
  Body: RecallBody,
};

const isAsked = (asked: At): boolean => asked.question.due && localIn(asked) !== undefined;
/** Come back to half-way. */
export const recallAskedForm: Form<RomeView, Entered> = {
  ...common,
  name: 'recall-asked',
  verbs: ['recallLegions', 'payForRecall', 'drop'],
  isOf: isAsked,
};
export const recallForm: Form<RomeView, Entered> = {
  ...common,
  name: 'recall',
  verbs: ['recallDisbanded', 'recallLegions', 'payForRecall'],
  aside: 'recallDisbanded',
  isOf: (asked) => isAsked(asked) || picksOf(asked, 'recallDisbanded').length > 0,
};
