/** A Law that was brought forward looks for its two Sponsors — 2.06.2-e */
import '../senate/senate.css';
import type { Asked } from '@tabularium/kernel';
import type { Filled, Form, FormProps } from '@tabularium/parts/web';
import { CO_SPONSOR_INFLUENCE, SPONSOR_INFLUENCE } from '../../../rules/advanced/laws/enacting.ts';
import { draftLaw } from '../../../rules/advanced/laws/sponsors.ts';
import type { Senator } from '../../../rules/game.ts';
import { decider } from '../../../rules/rome/hrao.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { mustAsk } from '../../../rules/senate/drafting.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn } from '../asking.ts';
import { picksOf } from '../offered.ts';
import { dropOf } from '../senate/commits.ts';
import { SenatorPick } from '../senate/senator-pick.tsx';
import { inWords } from '../standing.ts';

type At = Asked<RomeView>;
interface Entered {
  readonly card: string;
  /** The first and the second; nobody where nothing is entered is whoever is likely. */
  readonly sponsors: readonly [first: string, second: string];
  readonly press: string;
}
const PLACE = `${draftLaw.name}/sponsor`;
const isOf = (asked: At): boolean => askedAt(asked) === PLACE;
const localIn = (asked: At) => askingIn(asked.view, draftLaw);
/** Which of the two is asked for. */
const placeIn = (asked: At): 0 | 1 => (localIn(asked)?.sponsor === '' ? 0 : 1);

/** His own Senators need not be asked; of them the one with most Influence. */
const likely = (asked: At, not: string): string => {
  const { view, seat } = asked;
  const own = picksOf(asked, 'nameSponsor')
    .flatMap((id) => maybeSenator(view, id) ?? [])
    .filter((s) => s.id !== not && decider(view, s.faction) === seat)
    .sort((a, b) => b.influence - a.influence);
  return own[0]?.id ?? '';
};
const sponsorIn = (asked: At, { sponsors }: Entered): string => {
  const at = placeIn(asked);
  return sponsors[at] || likely(asked, sponsors[1 - at] ?? '');
};
const stepFor = (form: Filled<RomeView, Entered>, place: 0 | 1): At | undefined =>
  form.steps.find((s) => isOf(s) && placeIn(s) === place);

const LawBody = (props: FormProps<RomeView, Entered>) => {
  const { form, say, change } = props;
  const { asked, entered } = form;
  const { view, seat } = asked;
  const named = localIn(asked)?.sponsor ?? '';
  const pick = (place: 0 | 1) => {
    const label = say(place === 0 ? 'advanced.sponsor' : 'advanced.coSponsor');
    const step = stepFor(form, place) ?? (place === 1 && named === '' ? asked : undefined);
    if (!step)
      return (
        <div class="form-line sponsor-line">
          <span>{label}</span>
          <b>{say(named)}</b>
        </div>
      );
    const first = place === 1 ? named || sponsorIn(asked, entered) : '';
    const value = placeIn(step) === place ? sponsorIn(step, entered) : entered.sponsors[place];
    const note = (s: Senator): string =>
      [
        say('advanced.gains', { n: place === 0 ? SPONSOR_INFLUENCE : CO_SPONSOR_INFLUENCE }),
        ...(mustAsk(view, ownFaction(props.view, seat), s.faction) ? [say('advanced.isAsked')] : []),
      ].join(' · ');
    return (
      <div class="form-line sponsor-line">
        <span>{label}</span>
        <SenatorPick
          asked={step}
          verb="nameSponsor"
          label={label}
          value={value}
          say={say}
          note={note}
          without={first === '' ? [] : [first]}
          none={say('form.nobody')}
          onChange={(id) =>
            change({
              ...entered,
              sponsors: place === 0 ? [id, entered.sponsors[1]] : [entered.sponsors[0], id],
            })
          }
        />
      </div>
    );
  };
  return (
    <>
      {pick(0)}
      {pick(1)}
      <p class="hint">{say('advanced.votedNext')}</p>
    </>
  );
};

export const lawForm: Form<RomeView, Entered> = {
  name: 'law',
  size: 'small',
  verbs: ['nameSponsor', 'drop'],
  isOf: (asked, entered) => isOf(asked) && (entered === undefined || entered.card === localIn(asked)?.card),
  begins: (asked, before) => {
    const card = localIn(asked)?.card ?? '';
    if (before?.card !== card) return { card, sponsors: ['', ''], press: '' };
    // Whoever would not is not asked again.
    const offered = picksOf(asked, 'nameSponsor');
    const at = placeIn(asked);
    const kept = offered.includes(before.sponsors[at]) ? before.sponsors[at] : '';
    return { card, sponsors: at === 0 ? [kept, before.sponsors[1]] : [before.sponsors[0], kept], press: '' };
  },
  answer: (asked, entered) => {
    if (entered.press !== '') return { verb: entered.press };
    const arg = sponsorIn(asked, entered);
    return arg === '' ? undefined : { verb: 'nameSponsor', arg };
  },
  commits: (form, say) => {
    const { asked, entered } = form;
    const who = form.steps.flatMap((s) => (isOf(s) ? [sponsorIn(s, entered)] : [])).filter((id) => id !== '');
    return [
      {
        name: 'bring',
        entered: { ...entered, press: '' },
        label: say('advanced.bring'),
        detail: who.map((id) => say(id)).join(', '),
        ...(!form.isComplete && { missing: inWords(say, form.why) ?? say('advanced.noSponsor') }),
      },
      ...dropOf(asked, entered, say),
    ];
  },
  Body: LawBody,
};
