/** What is left of the Spoils and what was taken, who may have it, what it would change, and who chooses after it. */
import { Icon, Mark, OptionCard, Options, Panel } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { type FactionId, factionRef } from '../../../rules/ids.ts';
import { spoilRef } from '../../../rules/neutrals/senate/spoils-left.ts';
import { neutralsOf } from '../../../rules/neutrals/state.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { mustAsk } from '../../../rules/senate/drafting.ts';
import { mustConsent } from '../../../rules/senate/elections/governing.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { lookOf } from '../../looks.ts';
import { FactLines } from '../decision/make.tsx';
import { Candidates } from '../senate/candidates.tsx';
import { standingOf } from '../standing.ts';
import { factsOf, noteOf, whyNot, willOweBill } from './brings.ts';
import { choosable, type Entered, named, naming } from './entries.ts';

type Props = FormProps<RomeView, Entered>;

export const SpoilsBody = (props: Props) => (
  <div class="senate-spoils">
    <WhatIsLeft {...props} />
    <div class="senate-spoils-who">
      <TheChoice {...props} />
      <WhoGetsIt {...props} />
    </div>
    <WhoChooses {...props} />
  </div>
);

const GROUPS = [
  ['senateSpoils.offices', /^office:/],
  ['senateSpoils.landBill', /^spoil:/],
  ['senateSpoils.provinces', /^province:/],
  ['senateSpoils.concessions', /^concession:/],
] as const;

const WhatIsLeft = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const { view } = asked;
  const all = choosable(form);
  return (
    <Panel main title={say('senateSpoils.left')}>
      {GROUPS.map(([title, isOf]) => {
        const these = all.filter((ref) => isOf.test(ref));
        if (these.length === 0) return null;
        return (
          <div key={title} class="spoils-group">
            <h4 class="caps">{say(title)}</h4>
            <Options label={say(title)}>
              {these.map((ref) => (
                <OptionCard
                  key={ref}
                  value={ref}
                  title={say(ref)}
                  chosen={ref === entered.spoil}
                  onPress={() => change({ ...entered, spoil: ref, who: '' })}
                >
                  {noteOf(view, ref, say)}
                </OptionCard>
              ))}
            </Options>
          </div>
        );
      })}
      <Taken view={view} say={say} />
    </Panel>
  );
};

const Taken = ({ view, say }: Pick<Props, 'view' | 'say'>) => {
  const { taken } = neutralsOf(view);
  if (taken.length === 0) return null;
  return (
    <div class="spoils-group">
      <h4 class="caps">{say('senateSpoils.taken')}</h4>
      <ul class="fact-lines">
        {taken.map(({ spoil, who }) => (
          <li key={spoil}>
            {say(spoilRef(spoil))}
            <b>{say(who)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** [4.05.4-d] In this order, again and again. */
const WhoChooses = ({ form, say, looks }: Props) => {
  const { view, seat } = form.asked;
  const { members } = neutralsOf(view).coalition;
  const own = ownFaction(view, seat);
  const takenBy = (faction: FactionId): number => neutralsOf(view).taken.filter((x) => x.by === faction).length;
  return (
    <Panel title={say('senateSpoils.order')}>
      <ol class="fact-lines">
        {members.map((faction) => (
          <li key={faction} {...(faction === own && { 'aria-current': true })}>
            <Mark look={lookOf(view, looks, faction)} />
            {say(factionRef(faction))}
            <b>{say('senateSpoils.has', { n: takenBy(faction) })}</b>
          </li>
        ))}
      </ol>
    </Panel>
  );
};

const WhoGetsIt = (props: Props) => {
  const { form, say, change, looks, tell } = props;
  const { asked, entered } = form;
  const step = naming(form);
  const who = named(form);
  return (
    <Candidates
      view={asked.view}
      say={say}
      looks={looks}
      label={say('senateSpoils.who')}
      standing={(s) => standingOf(step, 'giveSpoil', s.id)}
      place={(s) => (s.id === who ? '' : undefined)}
      why={(s) => whyNot(asked.view, entered.spoil, s, say)}
      onPress={(s, { isOffered, reason }) => {
        if (isOffered) change({ ...entered, who: s.id });
        else if (reason) tell(reason);
      }}
    />
  );
};

const TheChoice = ({ form, say, looks }: Props) => {
  const { asked, entered } = form;
  const { view, seat } = asked;
  const s = maybeSenator(view, named(form));
  const own = ownFaction(view, seat);
  const p = view.provinces.find((x) => x.id === entered.spoil);
  if (!s)
    return (
      <section class="form-panel main">
        <header>
          <p class="sentence">{say('senateSpoils.nobody', { what: entered.spoil })}</p>
        </header>
      </section>
    );
  const after = form.explain(naming(form), 'giveSpoil', s.id)?.tallies.at(-1)?.total ?? s.influence;
  return (
    <section class="form-panel main" aria-live="polite">
      <header>
        <Mark look={lookOf(view, looks, s.faction)} />
        <p class="sentence">{say('senateSpoils.sentence', { what: entered.spoil, who: s.id })}</p>
        {s.faction !== own && (
          <span class="chip warn">{say('senateSpoils.others', { faction: factionRef(s.faction) })}</span>
        )}
        {p && mustConsent(view, p, s) && mustAsk(view, own, s.faction) && (
          <span class="chip warn">{say('form.mustAgree', { who: s.id })}</span>
        )}
      </header>
      <div class="form-panel-body">
        <FactLines of={factsOf(view, entered.spoil, s, after, say)} />
        {willOweBill(view, entered.spoil, s) && (
          <p class="hint warn">
            <Icon name="unrest" /> {say('senateSpoils.owesBill', { who: s.id })}
          </p>
        )}
      </div>
    </section>
  );
};
