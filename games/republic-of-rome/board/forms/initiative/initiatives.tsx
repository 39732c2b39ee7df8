/** The six Initiatives of the turn, and the steps of one's own. */
import { Icon, Mark } from '@tabularium/parts/kit';
import { frameOf } from '../../../rules/explain/look.ts';
import { forum as forumPhase } from '../../../rules/forum/index.ts';
import { initiative } from '../../../rules/forum/initiative.ts';
import { type FactionId, factionRef } from '../../../rules/ids.ts';
import { factionsIn } from '../../../rules/rome/players.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { isPromised, whyNone } from '../offered.ts';
import type { Props } from './body.tsx';
import { isBetweenSteps, mayTake, STEPS, type Step, verbsOf } from './entries.ts';
import { lookOf } from '../../looks.ts';

/** [1.07.22-b] */
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** Whose each Initiative is, by its place; what is not there is auctioned. */
const ownersOf = (view: RomeView, own: FactionId): { readonly now: number; readonly of: (FactionId | undefined)[] } => {
  const forum = frameOf(view, forumPhase);
  const all = factionsIn(view);
  const [now, waiting] = [(forum?.taken ?? 1) - 1, forum?.waiting ?? []];
  // [1.07.2-a] The others before him, clockwise; of auctions past nobody remembers whose they were.
  const before = NUMERALS.slice(0, now).map((_, i) =>
    now < all.length ? all[(all.indexOf(own) - now + i + all.length) % all.length] : undefined,
  );
  return { now, of: [...before, own, ...waiting] };
};

export const Initiatives = (props: Props) => {
  const { form, say, looks } = props;
  const { view } = form.asked;
  const own = frameOf(view, initiative)?.seat ?? 0;
  const { now, of } = ownersOf(view, own);
  const headOf = (i: number): string => {
    if (i === now) return say('initiative.yours');
    if (i < now) return '';
    return of[i] === undefined ? say('initiative.auction') : i === now + 1 ? say('initiative.next') : '';
  };
  return (
    <ol class="form-panel initiatives" aria-label={say('initiative.six')}>
      {NUMERALS.map((numeral, i) => {
        const faction = of[i];
        return (
          <li
            key={numeral}
            class={i === now ? 'on' : i < now ? 'done' : ''}
            {...(i === now && { 'aria-current': 'step' })}
          >
            <span class="head">
              <span class="numeral">{numeral}</span>
              {faction !== undefined && <Mark look={lookOf(view, looks, faction)} />}
              {headOf(i) !== '' && <span class="word">{headOf(i)}</span>}
            </span>
            {i === now ? (
              <StepTabs {...props} />
            ) : (
              <small>
                {faction === undefined
                  ? say(i < now ? 'initiative.over' : 'initiative.oneBid')
                  : say(factionRef(faction))}
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
};

/** [1.07.2-f][1.07.2-g] In their order; one that has been passed cannot be taken any more. */
const StepTabs = ({ form, say, change, tell }: Props) => {
  const { asked, entered } = form;
  const isFree = isBetweenSteps(asked);
  const now = entered.step === 'end' ? 'leader' : entered.step;
  const why = (step: Step) =>
    isFree
      ? mayTake(asked, step) || step === 'leader'
        ? undefined
        : (verbsOf(step)
            .map((verb) => whyNone(asked, verb))
            .find((m) => m !== undefined) ?? { k: 'initiative.nobody' })
      : step === now
        ? undefined
        : { k: 'initiative.finishFirst' };
  return (
    <div class="steps" role="group" aria-label={say('initiative.steps')}>
      <span class="past">
        <Icon name="check" />
        {say('initiative.card')}
      </span>
      {STEPS.map((step) => {
        const no = why(step);
        return (
          <button
            key={step}
            type="button"
            data-step={step}
            aria-pressed={step === now}
            aria-disabled={no !== undefined}
            title={no && say(no.k, no.a ?? {})}
            onClick={() => (no ? tell(no) : change({ ...entered, step }))}
          >
            {no && isPromised(no) && <Icon name="lock" />}
            {say(`initiative.step.${step}`)}
          </button>
        );
      })}
    </div>
  );
};
