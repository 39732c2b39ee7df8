/** One's Initiative: its steps side by side, each with what it may bring. */
import './initiative.css';
import { percent } from '@tabularium/parts/kit';
import type { Commit, Filled, Form, Say } from '@tabularium/parts/web';
import { attemptIf, attemptIn } from '../../../rules/explain/persuading.ts';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import { KNIGHTS } from '../../../rules/explain/knights.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { InitiativeBody } from './body.tsx';
import {
  answer,
  begins,
  type Entered,
  howOf,
  type InitiativeForm,
  isBetweenSteps,
  isOf,
  isRaise,
  isTaken,
  leaderOf,
  pressedOf,
  taking,
} from './entries.ts';
import { attemptOf, given, givenRef, spentIn } from './attempt-of.ts';

type Named = Pick<Commit<Entered>, 'name' | 'label'> & { readonly detail?: string };

const persuading = (form: InitiativeForm, say: Say): Named => {
  const attempt = attemptOf(form);
  const told = attempt && attemptIf(form.asked.view, attempt);
  if (!attempt || !told?.odds) return { name: 'persuade', label: say('initiative.persuadeNobody') };
  const [n, chance] = [spentIn(form), percent(told.odds.win)];
  if (isRaise(form.asked))
    return n > 0
      ? {
          name: 'raise',
          label: say('initiative.spendMore', { n }),
          detail: say('initiative.to', { n: told.tallies[0]!.total, chance }),
        }
      : rolling(form, say);
  const label = form.entered.card
    ? say('initiative.approach', { who: attempt.target })
    : say('initiative.announce', { who: attempt.target });
  return { name: 'persuade', label, detail: say('initiative.spending', { n, chance }) };
};

/** As it stands. */
const rolling = ({ asked }: InitiativeForm, say: Say): Named => {
  const l = attemptIn(asked.view);
  const told = l && attemptIf(asked.view, l);
  const detail =
    told?.odds && say('initiative.atNumber', { n: told.tallies[0]!.total, chance: percent(told.odds.win) });
  return { name: 'roll', label: say('initiative.rollNow'), ...(detail !== undefined && { detail }) };
};

const knight = (form: InitiativeForm, say: Say): Named => {
  const { asked, entered } = form;
  if (isBetweenSteps(asked) && howOf(asked, entered) === 'press') {
    const n = Object.values(pressedOf(asked, entered)).reduce((a, b) => a + b, 0);
    return { name: 'knight', label: say('initiative.press', { n }), detail: say('initiative.pressBrings') };
  }
  const step = form.at('pay');
  const n = Number(given(form, 'pay') ?? 0);
  const odds = step
    ? form.explain(step, 'pay', n)?.odds
    : form.explain(asked, 'attract', givenRef(form, 'attract'))?.odds;
  const label = n > 0 ? say('initiative.pay', { n }) : say('initiative.tryFree');
  return { name: 'knight', label, ...(odds && { detail: say('initiative.chance', { chance: percent(odds.win) }) }) };
};

const games = (form: InitiativeForm, say: Say): Named => {
  const which = givenRef(form, 'games');
  return {
    name: 'games',
    label: which === '' ? say('initiative.sponsorNone') : say('initiative.sponsor', { games: which }),
  };
};

/** [1.07.7-a] The last step: nothing can follow. */
const leader = ({ asked, entered }: InitiativeForm, say: Say): Named => {
  const who = leaderOf(asked, entered);
  return who === ''
    ? ending(say)
    : { name: 'leader', label: say('initiative.appoint', { who }), detail: say('initiative.ends') };
};
const ending = (say: Say): Named => ({ name: 'end', label: say('initiative.end') });

const NAMED = {
  persuade: persuading,
  knight,
  games,
  leader,
  end: (_: InitiativeForm, say: Say) => ending(say),
} as const;

/** Why it cannot be sent, in the words of the question. */
const missingIn = (form: Filled<RomeView, Entered>, say: Say): { readonly missing?: string } => {
  if (form.isComplete || isTaken(form)) return {};
  return { missing: form.why ? say(form.why.k, form.why.a ?? {}) : say('initiative.nothing') };
};

export const initiativeForm: Form<RomeView, Entered> = {
  name: 'initiative',
  size: 'large',
  explain: explainedBy(KNIGHTS),
  verbs: [
    'persuade',
    'target',
    'seduction',
    'blackmail',
    'bribe',
    'raise',
    'roll',
    'attract',
    'pay',
    'pressure',
    'sponsor',
    'games',
    'appointLeader',
    'endInitiative',
  ],
  isOf,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered } = form;
    const first = { ...NAMED[entered.step](form, say), entered, ...missingIn(form, say) };
    const others: Commit<Entered>[] = [];
    if (isRaise(asked) && first.name !== 'roll')
      others.push({ ...rolling(form, say), key: 'r', entered: { ...entered, spend: 0 } });
    if (isBetweenSteps(asked) && first.name !== 'end') {
      const end = form.with({ ...entered, step: 'end' });
      others.push({ ...ending(say), key: 'e', quiet: true, entered: end.entered, ...missingIn(end, say) });
    }
    return [first, ...others];
  },
  Body: InitiativeBody,
};
