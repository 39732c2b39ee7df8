/** One's own Senators and cards before the first turn. */
import type { Rehearsed } from '@tabularium/kernel';
import { Icon, Panel, Section, Seg } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { senatorCard } from '../../../rules/data/printed.ts';
import type { Senator } from '../../../rules/game.ts';
import { personalRevenue } from '../../../rules/revenue/personal.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { senatorsOf, votesOf } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { earnedBy } from '../money/earned.ts';
import { HandCards, holdersIn } from '../play-hand/cards.tsx';
import { everything, handOf, picksOf } from '../play-hand/plays.ts';
import { ForNeutral, neutralAsked } from '../for-neutral.tsx';
import { type Entered, governorOf, isAtHand, provinceIn, termOf } from './entries.ts';

type Props = FormProps<RomeView, Entered>;

export const OpeningBody = (props: Props) => {
  const { form, say, change } = props;
  const { asked, entered } = form;
  const isNaming = asked.question.verbs['nameLeader'] !== undefined;
  const naming = form.steps.filter((s) => s.question.verbs['nameGovernor']);
  // Whoever governs for a Neutral is known; for how long is not.
  const known = form.steps.filter(
    (s) => s.question.verbs['setTerm'] && !naming.some((n) => provinceIn(n) === provinceIn(s)),
  );
  const governing = [...naming, ...known];
  const areTheirs = governing.every(
    ({ question }) => neutralAsked(form, String(question.prompt.a?.['who'])) !== undefined,
  );
  return (
    <div class="opening-form">
      <Panel
        main={isNaming}
        title={say(isNaming ? 'opening.whoLeads' : 'opening.yours')}
        right={isNaming ? say('opening.leaderMeans') : undefined}
      >
        <Senators {...props} isNaming={isNaming} />
      </Panel>
      {governing.length > 0 && (
        <Panel main title={say(areTheirs ? 'opening.neutralProvinces' : 'opening.provinces')}>
          {governing.map((step) => (
            <Province key={provinceIn(step)} {...props} step={step} />
          ))}
        </Panel>
      )}
      <Panel
        main={isAtHand(asked)}
        title={say('board.hand')}
        foot={
          <>
            <Icon name="lock" />
            {say('opening.unseen', { n: handOf(asked).length })}
          </>
        }
      >
        <Section>
          <HandCards
            asked={asked}
            say={say}
            holders={holdersIn(form)}
            later={!isAtHand(asked)}
            plays={entered.plays ?? everything(asked)}
            change={(plays) => change({ ...entered, plays })}
          />
        </Section>
      </Panel>
    </div>
  );
};

const NUMBERS = ['mil', 'ora', 'loy', 'inf'] as const;

const Senators = ({ form, say, change, isNaming }: Props & { readonly isNaming: boolean }) => {
  const { asked, entered } = form;
  const { view, seat, question } = asked;
  const faction = ownFaction(view, seat);
  const offered = picksOf(question, 'nameLeader');
  const leader = isNaming ? entered.leader : view.factions[faction]!.leader;
  // What each would earn if he were Leader, or earns as things are.
  const earns = (s: Senator): number => {
    const factions = view.factions.map((f, i) => (i === faction && leader === s.id ? { ...f, leader: s.id } : f));
    return earnedBy(view, personalRevenue({ ...view, factions }, faction, [], []), s.id);
  };
  return (
    <table class="rows opening-senators">
      <thead>
        <tr>
          <th scope="col">{say('board.senator')}</th>
          {NUMBERS.map((c) => (
            <th key={c} scope="col" class="n" title={say(`board.${c}.long`)}>
              {say(`board.${c}`)}
            </th>
          ))}
          <th scope="col" class="n">
            {say('opening.votes')}
          </th>
          <th scope="col" class="n">
            {say('opening.earns')}
          </th>
        </tr>
      </thead>
      <tbody>
        {senatorsOf(view, faction).map((s) => {
          const { mil, ora, loy } = senatorCard(view, s.id);
          const name = (
            <>
              {say(s.id)}{' '}
              {s.id === leader && (
                <span class="rr-laurel">
                  <Icon name="laurel" label={say('board.leader')} />
                </span>
              )}
              {s.office !== '' && <small>{say(`office:${s.office}`)}</small>}
            </>
          );
          return (
            <tr key={s.id} class={isNaming && s.id === leader ? 'chosen' : ''}>
              <th scope="row">
                {isNaming && offered.includes(s.id) ? (
                  <label>
                    <input
                      type="radio"
                      name="leader"
                      checked={s.id === leader}
                      onChange={() => change({ ...entered, leader: s.id })}
                    />
                    <span>{name}</span>
                  </label>
                ) : (
                  name
                )}
              </th>
              {[mil, ora, loy, s.influence, votesOf(view, s), earns(s)].map((n, i) => (
                <td key={i} class="n">
                  {n}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Province = ({ form, say, change, looks, step }: Props & { readonly step: Rehearsed<RomeView> }) => {
  const { entered, steps } = form;
  const id = provinceIn(step);
  const isNaming = step.question.verbs['nameGovernor'] !== undefined;
  const who = isNaming ? governorOf(step, entered) : String(step.question.prompt.a?.['who']);
  const terms = steps.find((s) => s.question.verbs['setTerm'] && provinceIn(s) === id);
  const offer = terms?.question.verbs['setTerm'];
  const term = terms ? termOf(terms, entered) : 0;
  const set = (to: { readonly who?: string; readonly term?: number }): void =>
    change({ ...entered, governors: { ...entered.governors, [id]: { who, term, ...to } } });
  return (
    <Section title={say(id)}>
      {!isNaming && <ForNeutral form={form} say={say} looks={looks} who={who} />}
      <p class="opening-governor">
        {isNaming ? (
          <select class="input" aria-label={say(id)} value={who} onChange={(e) => set({ who: e.currentTarget.value })}>
            {picksOf(step.question, 'nameGovernor').map((ref) => (
              <option key={ref} value={ref}>
                {say(ref)}
              </option>
            ))}
          </select>
        ) : (
          <b>{say(who)}</b>
        )}
        {offer?.t === 'range' && (
          <Seg
            label={say('opening.term')}
            value={String(term)}
            of={Array.from({ length: offer.max - offer.min + 1 }, (_, i) => String(offer.min + i)).map((n) => ({
              value: n,
              label: say('opening.turns', { n: Number(n) }),
            }))}
            onChange={(n) => set({ term: Number(n) })}
          />
        )}
      </p>
    </Section>
  );
};
