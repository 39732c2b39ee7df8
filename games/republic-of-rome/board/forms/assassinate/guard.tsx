/** The die of an attempt lies there: how many Secret Bodyguards are played — 1.09.73-a, card-47-a */
import './assassinate.css';
import type { Asked } from '@tabularium/kernel';
import { Amount, OddsBar, TallySum } from '@tabularium/parts/kit';
import type { Filled, Form, FormProps } from '@tabularium/parts/web';
import { attemptTally, isKilled } from '../../../rules/senate/bodyguards.ts';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import { SENATE } from '../../../rules/explain/senate.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt } from '../asking.ts';
import { attemptIn, LOOKS, offeredBy } from './entries.ts';

interface Entered {
  readonly target: string;
  /** How many of his Secret Bodyguards. */
  readonly guards: number;
}

const targetIn = (asked: Asked<RomeView>): string => attemptIn(asked)?.target ?? '';
const played = (asked: Asked<RomeView>, { guards }: Entered): readonly string[] =>
  offeredBy(asked, 'playBodyguards').slice(0, guards);
const verbFor = (cards: readonly string[]) => (cards.length > 0 ? 'playBodyguards' : 'noBodyguard');
const explained = (form: Filled<RomeView, Entered>) => {
  const cards = played(form.asked, form.entered);
  return form.explain(form.asked, verbFor(cards), cards.join());
};

const GuardBody = ({ form, say, change }: FormProps<RomeView, Entered>) => {
  const { asked, entered } = form;
  const held = offeredBy(asked, 'playBodyguards');
  const [stands] = explained(form)?.tallies ?? [];
  const prospects = explained(form)?.prospects ?? [];
  return (
    <div class="form-small attempt">
      <div class="attempt-cards">
        {held.length > 0 ? (
          <>
            <span>{say('attempt.guardCards')}</span>
            <Amount
              label={say('attempt.guardCards')}
              value={played(asked, entered).length}
              min={0}
              max={held.length}
              unit={say('attempt.of', { n: held.length })}
              fewer={say('ui.fewer')}
              more={say('ui.more')}
              onChange={(guards) => change({ ...entered, guards })}
            />
          </>
        ) : (
          <span>{say('attempt.noGuards')}</span>
        )}
      </div>
      {stands && <TallySum tally={stands} say={say} small />}
      <div aria-live="polite">
        <OddsBar
          parts={prospects.map(({ kind, chance }) => ({
            kind: LOOKS[kind] ?? 'stalemate',
            chance,
            word: say(`attempt.${kind}`),
          }))}
        />
      </div>
      <p class="quiet">{say('attempt.secret')}</p>
    </div>
  );
};

/** [1.09.73-a] As few as save him; none where none can, or none is needed. */
const likely = (asked: Asked<RomeView>): number => {
  const { view } = asked;
  const l = attemptIn(asked);
  const isSaved = (secret: number): boolean =>
    l !== undefined && !isKilled(attemptTally(view, l.die, { ...l.cards, secret }).total);
  const all = offeredBy(asked, 'playBodyguards').map((_, i) => i + 1);
  return [0, ...all].find(isSaved) ?? 0;
};

export const guardForm: Form<RomeView, Entered> = {
  name: 'guard',
  size: 'small',
  explain: explainedBy(SENATE),
  verbs: ['playBodyguards', 'noBodyguard'],
  isOf: (asked) => askedAt(asked) === 'senate.assassination/guard',
  begins: (asked, before) => {
    const target = targetIn(asked);
    return before?.target === target ? before : { target, guards: likely(asked) };
  },
  answer: (asked, entered) => {
    const cards = played(asked, entered);
    return cards.length > 0 ? { verb: 'playBodyguards', arg: cards } : { verb: 'noBodyguard' };
  },
  commits: (form, say) => {
    const { asked, entered } = form;
    const n = played(asked, entered).length;
    const none = { name: 'none', label: say('verb.noBodyguard'), key: 'n', entered: { ...entered, guards: 0 } };
    if (n === 0) return [none];
    return [{ name: 'guard', label: say('attempt.guard', { n, who: entered.target }), entered }, none];
  },
  Body: GuardBody,
};
