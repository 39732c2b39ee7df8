/** The Pontifex Maximus makes a Priest, or takes a Priesthood from one for another — 2.01.3 */
import '../senate/senate.css';
import type { Asked } from '@tabularium/kernel';
import { OptionCard, Options } from '@tabularium/parts/kit';
import type { Form, FormProps } from '@tabularium/parts/web';
import { PRIEST_INFLUENCE } from '../../../rules/advanced/pontifex/revolt.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt } from '../asking.ts';
import { picksOf } from '../offered.ts';
import { buttonOf } from '../senate/commits.ts';
import { SenatorPick } from '../senate/senator-pick.tsx';
import { inWords } from '../standing.ts';

type At = Asked<RomeView>;
interface Entered {
  /** Whose Priesthood is taken; nobody where a new Priest is made. */
  readonly from: string;
  readonly to: string;
  readonly press: string;
}
type Aside = 'makePriest' | 'movePriesthood';
const PLACE = 'senate.move-priesthood/start';
const isMoving = (asked: At): boolean => askedAt(asked) === PLACE;

/** One of those whom the same player decides for first: the most influential. */
const likely = ({ view }: At, ids: readonly string[]): string =>
  [...ids].sort((a, b) => (maybeSenator(view, b)?.influence ?? 0) - (maybeSenator(view, a)?.influence ?? 0))[0] ?? '';
const toIn = (asked: At, { to }: Entered): string => {
  const all = picksOf(asked, 'makePriest');
  return all.includes(to) || to !== '' ? to : likely(asked, all);
};

/** [2.01.31-d] */
const influenceWithout = ({ view }: At, id: string): { readonly a: number; readonly b: number } => {
  const a = maybeSenator(view, id)?.influence ?? 0;
  return { a, b: Math.max(0, a - PRIEST_INFLUENCE) };
};

const bodyOf = (aside?: Aside) => (props: FormProps<RomeView, Entered>) => {
  const { form, say, change } = props;
  const { asked, entered } = form;
  const step = aside === 'makePriest' || isMoving(asked) ? asked : form.steps.find(isMoving);
  return (
    <>
      {aside === 'movePriesthood' && (
        <Options label={say('advanced.from')}>
          {picksOf(asked, 'movePriesthood').map((id) => (
            <OptionCard
              key={id}
              value={id}
              title={say('advanced.fromHim', { who: id })}
              chosen={id === entered.from}
              onPress={() => change({ ...entered, from: id })}
            >
              {say('advanced.influenceTo', influenceWithout(asked, id))}
            </OptionCard>
          ))}
        </Options>
      )}
      {step && (
        <div class="form-line">
          <span>{say('advanced.newPriest')}</span>
          <SenatorPick
            asked={step}
            verb="makePriest"
            label={say('advanced.newPriest')}
            value={toIn(step, entered)}
            say={say}
            note={(s) => say('advanced.influenceTo', { a: s.influence, b: s.influence + PRIEST_INFLUENCE })}
            none={say('form.nobody')}
            onChange={(to) => change({ ...entered, to })}
          />
        </div>
      )}
      <p class="hint">{say('advanced.priestHint')}</p>
    </>
  );
};

const priestFormOf = (name: string, aside?: Aside): Form<RomeView, Entered> => ({
  name,
  size: 'small',
  verbs: aside === 'movePriesthood' ? ['movePriesthood'] : aside ? [aside] : ['makePriest', 'drop'],
  ...(aside && { aside }),
  isOf: (asked) => isMoving(asked) || (aside !== undefined && picksOf(asked, aside).length > 0),
  begins: (asked, before) => {
    const from = aside === 'movePriesthood' ? (picksOf(asked, aside)[0] ?? '') : '';
    if (before && (aside !== 'movePriesthood' || picksOf(asked, aside).includes(before.from)))
      return { ...before, press: '' };
    return { from, to: '', press: '' };
  },
  answer: (asked, entered) => {
    if (entered.press !== '') return { verb: entered.press };
    if (aside === 'movePriesthood' && !isMoving(asked)) return { verb: aside, arg: entered.from };
    const arg = toIn(asked, entered);
    return arg === '' ? undefined : { verb: 'makePriest', arg };
  },
  commits: (form, say) => {
    const { asked, entered } = form;
    const step = form.at('makePriest');
    const who = step ? toIn(step, entered) : '';
    return [
      {
        name: 'make',
        entered: { ...entered, press: '' },
        label: who === '' ? say('verb.makePriest') : say('advanced.makeHim', { who }),
        ...(!form.isComplete && { missing: inWords(say, form.why) ?? say('form.nobody') }),
      },
      ...(aside ? [] : buttonOf(asked, entered, 'drop', say, { label: say('form.drop'), quiet: true })),
    ];
  },
  Body: bodyOf(aside),
});

export const makePriestForm = priestFormOf('make-priest', 'makePriest');
export const movePriestForm = priestFormOf('move-priesthood', 'movePriesthood');
/** Come back to half-way. */
export const priestAskedForm = priestFormOf('priest');
