/** The case: the accused, what he is accused of, what a conviction costs, and who holds the court. */
import { Icon, Mark, Panel } from '@tabularium/parts/kit';
import { senatorCard } from '../../../rules/data/printed.ts';
import type { Senator } from '../../../rules/game.ts';
import { isAligned, maybeSenator, oratory } from '../../../rules/rome/senators.ts';
import { sittingCensor } from '../../../rules/senate/prosecutions/eligibility.ts';
import { signed } from '../../parts.tsx';
import type { Props } from './body.tsx';
import { type Case, caseOf, sideOf } from './entries.ts';
import { lookOf } from '../../looks.ts';

/** "Took the revenue of Tax Farmer 2", "corruption in a Province". */
export const chargeInWords = (say: Props['say'], charge: string): string => {
  if (charge.startsWith('concession:')) return say('trial.tookRevenue', { what: charge });
  if (charge.startsWith('province:')) return say('trial.tookSpoils', { what: charge });
  return charge === '' ? say('trial.noCharge') : say(charge);
};

export const TheCase = (props: Props) => {
  const { form, say } = props;
  const known = caseOf(form);
  const accused = maybeSenator(form.asked.view, known.accused);
  const isMajor = known.charge === 'charge:major' || known.charge === 'charge:assassin';
  return (
    <Panel
      class="trial-case"
      title={say('trial.theAccused')}
      right={
        known.charge !== '' && (
          <span class="chip">
            <Icon name="scales" />
            {say(isMajor ? 'trial.major' : 'trial.minor')}
          </span>
        )
      }
    >
      {accused ? <Accused {...props} s={accused} /> : <div class="section quiet">{say('trial.nobodyYet')}</div>}
      {accused && (
        <>
          <div class="section">
            <h4 class="caps">{say('trial.charge')}</h4>
            <p class="trial-charge">{chargeInWords(say, known.charge)}</p>
          </div>
          <div class="section">
            <h4 class="caps">{say('trial.ifGuilty')}</h4>
            <IfGuilty {...props} s={accused} known={known} />
          </div>
        </>
      )}
      <div class="section">
        <h4 class="caps">{say('trial.court')}</h4>
        <Court {...props} known={known} />
      </div>
    </Panel>
  );
};

/** What is known of a case that is being drawn up, in short. */
export const Outcome = (props: Props) => {
  const { form, say } = props;
  const known = caseOf(form);
  const accused = maybeSenator(form.asked.view, known.accused);
  return (
    <section class="form-panel">
      {accused ? (
        <div class="trial-outcome">
          <Accused {...props} s={accused} />
          <div class="section">
            <h4 class="caps">{say('trial.ifGuilty')}</h4>
            <IfGuilty {...props} s={accused} known={known} />
          </div>
          <div class="section">
            <h4 class="caps">{say('trial.court')}</h4>
            <Court {...props} known={known} />
          </div>
        </div>
      ) : (
        <div class="section quiet">{say('trial.nobodyYet')}</div>
      )}
    </section>
  );
};

const Accused = ({ form, say, looks, s }: Props & { readonly s: Senator }) => {
  const { view } = form.asked;
  const { mil, loy } = senatorCard(view, s.id);
  const numbers = [
    ['board.mil', mil],
    ['board.ora', oratory(view, s)],
    ['board.loy', loy],
    ['board.inf', s.influence],
    ['form.pop', signed(s.popularity)],
    ['trial.kni', s.knights],
  ] as const;
  const held = view.concessions.filter((c) => c.holder === s.id).map((c) => say(c.id));
  return (
    <div class="section trial-accused">
      <p>
        {isAligned(s) && <Mark look={lookOf(view, looks, s.faction)} />}
        <b>{say(s.id)}</b>
        {s.office !== '' && <span class="quiet">{say(`office:${s.office}`)}</span>}
      </p>
      <dl>
        {numbers.map(([k, n]) => (
          <div key={k}>
            <dt>{say(k)}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">
        <Icon name="talent" />
        {[say('form.purse', { n: s.talents }), ...held].join(' · ')}
      </p>
    </div>
  );
};

/** The numbers are those that the rules tell: Popularity and Influence lost, Influence won. */
const IfGuilty = ({ form, say, s, known }: Props & { readonly s: Senator; readonly known: Case }) => {
  const { asked, steps } = form;
  const { view } = asked;
  const step = steps.find((x) => x.question.verbs['appointProsecutor'] !== undefined);
  const told =
    sideOf(asked) === 'censor'
      ? form.explain(step, 'appointProsecutor', known.prosecutor)
      : form.explain(asked, sideOf(asked) === 'prosecutor' ? 'consent' : 'noAppeal');
  const prosecutor = maybeSenator(view, known.prosecutor);
  const tallies = told?.tallies ?? [];
  const dies = tallies.length < 2;
  const [popularity, influence] = dies ? [] : tallies;
  const won = tallies.at(-1);
  const held = view.concessions.filter((c) => c.holder === s.id);
  const row = (words: string, result: string) => (
    <li>
      {words}
      <b>{result}</b>
    </li>
  );
  return (
    <ul class="fact-lines">
      {dies && row(say(s.id), say('trial.dies'))}
      {popularity &&
        row(say('board.popularity.long'), say('form.fromTo', { a: signed(s.popularity), b: signed(popularity.total) }))}
      {influence && row(say('board.inf.long'), say('form.fromTo', { a: s.influence, b: influence.total }))}
      {held.map((c) => row(say(c.id), say('trial.toForum')))}
      {s.priorConsul && row(say('board.priorConsul'), prosecutor ? say('trial.toProsecutor') : say('trial.lost'))}
      {prosecutor && won && row(say('trial.wins', { who: prosecutor.id }), `+${won.total - prosecutor.influence}`)}
    </ul>
  );
};

const Court = ({ form, say, looks, known }: Props & { readonly known: Case }) => {
  const { view } = form.asked;
  const censor = sittingCensor(view);
  const prosecutor = maybeSenator(view, known.prosecutor);
  const advocate = maybeSenator(view, known.advocate ?? '');
  const row = (s: Senator, part: string) => (
    <li key={part}>
      <Mark look={lookOf(view, looks, s.faction)} />
      {say(s.id)}
      <b>{say(part)}</b>
    </li>
  );
  return (
    <ul class="fact-lines">
      {censor && row(censor, 'trial.presides')}
      {prosecutor && row(prosecutor, 'trial.prosecutes')}
      {advocate && row(advocate, 'trial.pleads')}
    </ul>
  );
};
