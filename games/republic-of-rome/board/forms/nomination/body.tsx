/** A nomination: candidates under their Factions, and below what it would change and how the votes stand. */
import { Icon, Mark, Seg } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import type { Senator } from '../../../rules/game.ts';
import { factionRef } from '../../../rules/ids.ts';
import { maybeSenator, military } from '../../../rules/rome/senators.ts';
import { STRENGTH, WARS } from '../../../rules/senate/elections/dictator.ts';
import { proposalInWords } from '../../../rules/senate/sentence.ts';
import { activeWars, fleetStrength, landStrength, needsNavalBattle } from '../../../rules/wars/wars.ts';
import { forcesOn } from '../../../rules/rome/forces.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { CallOrder } from '../senate/call-order.tsx';
import { ForNeutral } from '../for-neutral.tsx';
import { isCall } from '../senate/calling.ts';
import { Candidates } from '../senate/candidates.tsx';
import { standingOf, type Standing } from '../standing.ts';
import { Bearing } from './bearing.tsx';
import {
  type Entered,
  fixed,
  mayBeForLife,
  needed,
  type Office,
  officeOf,
  proposalOf,
  stepFor,
  toggled,
  verbOf,
} from './entries.ts';
import { VotesAsTheyStand } from './votes.tsx';
import { lookOf } from '../../looks.ts';

export type Props = FormProps<RomeView, Entered>;

export const NominationBody = (props: Props) => (
  <div class="nomination-form">
    <ForNeutral {...props} />
    <WhoStands {...props} />
    <TheProposal {...props} />
  </div>
);

/** Who may be pressed: as the first of those who are needed, or with those who are named already. */
const standings = ({ form }: Props): ((s: Senator) => Standing) => {
  const { asked, entered } = form;
  const missing = needed(asked, entered) - entered.names.length;
  const at = missing > 0 ? entered.names.length : needed(asked, entered) - 1;
  const step = stepFor(form, at) ?? asked;
  return (s) => standingOf(step, verbOf(step, entered), s.id);
};

const ROMAN = ['I', 'II'];
const WhoStands = (props: Props) => {
  const { form, change, say, looks, tell } = props;
  const { asked, entered } = form;
  const { names } = entered;
  const isPair = needed(asked, entered) > 1;
  return (
    <>
      {mayBeForLife(asked) && (
        <Seg
          label={say('nomination.forWhat')}
          value={entered.forLife ? 'life' : 'office'}
          of={[
            { value: 'office', label: say(`kind:${officeOf(asked, { forLife: false })}`) },
            { value: 'life', label: say('kind:consul-for-life') },
          ]}
          onChange={(to) => change({ ...entered, forLife: to === 'life', names: [] })}
        />
      )}
      <Candidates
        view={asked.view}
        say={say}
        looks={looks}
        label={say('nomination.candidates')}
        standing={standings(props)}
        place={(s) => (names.includes(s.id) ? (isPair ? ROMAN[names.indexOf(s.id)] : '') : undefined)}
        onPress={(s, { isOffered, reason }) => {
          if (isOffered || (names.includes(s.id) && s.id !== fixed(asked))) change(toggled(asked, entered, s.id));
          else if (reason) tell(reason);
        }}
      />
    </>
  );
};

const TheProposal = (props: Props) => {
  const { form, say, change, looks } = props;
  const { asked, entered } = form;
  const proposal = proposalOf(asked, entered);
  const office = officeOf(asked, entered);
  const isVoted = office !== 'master-of-horse' && verbOf(asked, entered) !== 'nameDictator';
  const call = form.steps.find(isCall);
  return (
    <section class="form-panel main nomination">
      <header>
        <p class="sentence">
          {proposal
            ? proposalInWords(proposal)
                .map((m) => say(m.k, m.a ?? {}))
                .join(' ')
            : say(`nomination.whom.${office}`)}
        </p>
        {office === 'consuls' && (
          <span class="chip">
            <Icon name="crown" />
            {say('nomination.ownChoice')}
          </span>
        )}
      </header>
      <div class="nomination-parts">
        <div>
          <h3 class="caps">{say('nomination.ifElected')}</h3>
          <IfElected {...props} />
        </div>
        {isVoted && (
          <div>
            <VotesAsTheyStand {...props} proposal={proposal} />
          </div>
        )}
        <div>
          <h3 class="caps">{say('nomination.bears')}</h3>
          <Bearing {...props} proposal={proposal} />
        </div>
      </div>
      <WarsThatWait {...props} />
      {call && (
        <footer>
          <CallOrder
            asked={call}
            order={entered.order}
            say={say}
            looks={looks}
            onChange={(order) => change({ ...entered, order })}
          />
        </footer>
      )}
    </section>
  );
};

/** Influence before and after, as the rules tell it, and what follows for the meeting. */
const IfElected = ({ form, say, looks }: Props) => {
  const { asked, entered } = form;
  const { view } = asked;
  const office = officeOf(asked, entered);
  const named = entered.names.flatMap((id) => maybeSenator(view, id) ?? []);
  const after = named.map((s, i) => {
    const step = stepFor(form, i) ?? asked;
    return form.explain(step, verbOf(step, entered), s.id)?.tallies.at(-1)?.total ?? s.influence;
  });
  const factions = [...new Set(named.map((s) => s.faction))];
  const together = (faction: number): number =>
    view.senators.reduce((n, s) => (s.faction === faction ? n + s.influence : n), 0);
  const gained = (faction: number): number =>
    named.reduce((n, s, i) => (s.faction === faction ? n + after[i]! - s.influence : n), 0);
  const best = [...named].sort((a, b) => military(view, b) - military(view, a))[0];
  const look = (faction: number) => <Mark look={lookOf(view, looks, faction)} />;
  return (
    <ul class="fact-lines">
      {named.map((s, i) => (
        <li key={s.id}>
          {look(s.faction)}
          {say(office === 'consul-for-life' ? 'nomination.lifeVotes' : 'nomination.influence', { who: s.id })}
          <b>{office === 'consul-for-life' ? `+${after[i]}` : say('form.fromTo', { a: s.influence, b: after[i]! })}</b>
        </li>
      ))}
      {office !== 'consul-for-life' &&
        factions.map((f) => (
          <li key={f}>
            {look(f)}
            {say('nomination.together', { who: factionRef(f) })}
            <b>{say('form.fromTo', { a: together(f), b: together(f) + gained(f) })}</b>
          </li>
        ))}
      {best && isAtWar(office) && (
        <li>
          <Icon name="war" />
          {say(needed(asked, entered) > 1 ? 'nomination.bestOfPair' : 'nomination.commander')}
          <b>{say('nomination.mil', { who: best.id, n: military(view, best) })}</b>
        </li>
      )}
      <li>
        <Icon name="crown" />
        <span>{say(`nomination.then.${office}`)}</span>
      </li>
    </ul>
  );
};

/** An office that commands armies, or may. */
const isAtWar = (office: Office): boolean =>
  office === 'consuls' || office === 'dictator' || office === 'master-of-horse';

const WarsThatWait = ({ form, say }: Props) => {
  const { asked, entered } = form;
  const { view } = asked;
  const office = officeOf(asked, entered);
  if (!isAtWar(office)) return null;
  const wars = activeWars(view);
  return (
    <div class="nomination-wars">
      <h3 class="caps">{say('nomination.wars')}</h3>
      {wars.length === 0 && <span class="quiet">{say('nomination.noWars')}</span>}
      {wars.map((w) => {
        const commander = forcesOn(view, w.id).find((f) => f.commander !== '')?.commander;
        const fleets = needsNavalBattle(view, w) ? fleetStrength(view, w) : 0;
        return (
          <span key={w.id} class={`chip ${commander ? '' : 'bad'}`}>
            <Icon name="war" />
            {say('nomination.war', { war: w.id, n: landStrength(view, w), fleets })}
            {commander && ` · ${say('nomination.there', { who: commander })}`}
          </span>
        );
      })}
      {office === 'consuls' && <span class="quiet">{say('nomination.dictatorFrom', { n: STRENGTH, wars: WARS })}</span>}
    </div>
  );
};
