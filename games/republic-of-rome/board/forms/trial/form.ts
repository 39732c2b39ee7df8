/** A trial from its sides: the Censor who brings it, whoever is to prosecute or to plead, and the accused who may appeal. */
import '../senate/senate.css';
import './trial.css';
import { percent } from '@tabularium/parts/kit';
import type { Commit, Form, Say } from '@tabularium/parts/web';
import { ownFaction } from '../../../rules/rome/players.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { mustAsk } from '../../../rules/senate/drafting.ts';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import { TRIAL } from '../../../rules/explain/trial.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { buttonOf } from '../senate/commits.ts';
import { inWords } from '../standing.ts';
import { TrialBody } from './body.tsx';
import { advocateIn, answer, begins, caseOf, type Entered, sideOf, taking, type TrialForm } from './entries.ts';

type How = Partial<Parameters<typeof buttonOf<Entered>>[4]>;
const button = ({ asked, entered }: TrialForm, say: Say, verb: string, how: How = {}): Commit<Entered>[] =>
  buttonOf(asked, entered, verb, say, { label: say(`trial.${verb}`), ...how });
/** How sure it is that he goes free. */
const sure = (form: TrialForm, say: Say, verb: string): string => {
  const throws = form.explain(form.asked, verb)?.throws ?? [];
  const free = throws.reduce((n, t) => (t.end === 'win' ? n + t.chance : n), 0);
  return say('trial.freeForSure', { n: percent(free) });
};

const accuse = (form: TrialForm, say: Say): Commit<Entered> => {
  const { accused, prosecutor } = caseOf(form);
  const label = accused === '' ? say('trial.accuseNobody') : say('trial.accuse', { who: accused });
  const missing =
    accused === '' ? say('trial.nobodyYet') : form.isComplete ? undefined : (inWords(say, form.why) ?? '');
  return {
    name: 'accuse',
    label,
    entered: form.entered,
    ...(prosecutor !== '' && { detail: say('trial.by', { who: prosecutor }) }),
    ...(missing !== undefined && { missing }),
  };
};

/** [2.05.2-a] Himself, or another, who may have to be asked. */
const seek = ({ asked, entered, isComplete, why, ...form }: TrialForm, say: Say): Commit<Entered> => {
  const who = advocateIn(asked, entered);
  const { faction = 0 } = maybeSenator(asked.view, who) ?? {};
  const isAsked = mustAsk(asked.view, ownFaction(asked.view, asked.seat), faction);
  const isHimself = form.steps[0]?.answer?.verb === 'speakForHimself';
  return {
    name: 'seek',
    label: isHimself ? say('verb.speakForHimself') : say(isAsked ? 'trial.ask' : 'trial.speaks', { who }),
    entered: { ...entered, advocate: who },
    ...(!isComplete && { missing: inWords(say, why) ?? '' }),
  };
};

export const trialForm: Form<RomeView, Entered> = {
  name: 'trial',
  size: 'large',
  explain: explainedBy(TRIAL),
  verbs: [
    'prosecute',
    'charge',
    'appointProsecutor',
    'endProsecutions',
    'letLapse',
    'drop',
    'consent',
    'refuse',
    'appeal',
    'appealWithThree',
    'noAppeal',
    'askAdvocate',
    'speakForHimself',
  ],
  isOf: (asked) => sideOf(asked) !== undefined,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    switch (sideOf(form.asked)) {
      case 'accused':
        return [
          ...button(form, say, 'appeal', { key: 'p', detail: sure(form, say, 'appeal') }),
          ...button(form, say, 'appealWithThree', { detail: sure(form, say, 'appealWithThree') }),
          ...button(form, say, 'noAppeal', { key: 'n' }),
        ];
      case 'seeking':
        return [seek(form, say)];
      case 'advocate':
        return [
          ...button(form, say, 'consent', { key: 'c', label: say('trial.plead') }),
          ...button(form, say, 'refuse', { key: 'r' }),
        ];
      case 'prosecutor':
        return [...button(form, say, 'consent', { key: 'c' }), ...button(form, say, 'refuse', { key: 'r' })];
      default:
        return [
          accuse(form, say),
          ...button(form, say, 'endProsecutions', { quiet: true, key: 'e' }),
          ...button(form, say, 'letLapse', { quiet: true, key: 'l' }),
          ...button(form, say, 'drop', { quiet: true }),
        ];
    }
  },
  Body: TrialBody,
};
