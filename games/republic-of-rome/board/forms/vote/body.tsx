/** The form of a vote: what is on the floor and how it stands, and one's own Senators. */
import { Amount, Icon, Mark, Panel, Seg } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { advancedVotes } from '../../../rules/advanced/extra-votes.ts';
import { advanced } from '../../../rules/advanced/part.ts';
import { senatorCard } from '../../../rules/data/printed.ts';
import type { Senator } from '../../../rules/game.ts';
import { factionRef } from '../../../rules/ids.ts';
import { votesOf } from '../../../rules/rome/senators.ts';
import { votersOf } from '../../../rules/senate/counting.ts';
import { proposalInWords } from '../../../rules/senate/sentence.ts';
import type { Floor, Way } from '../../../rules/senate/state.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { isPromised } from '../offered.ts';
import { Tally } from '../tally.tsx';
import { sharesOf } from './shares.ts';
import { StepIn } from './step-in.tsx';
import { castBy, type Entered, floorOf, KEYS, localOf, ownVoters, whyNot } from './entries.ts';
import { lookOf } from '../../looks.ts';

type Props = FormProps<RomeView, Entered>;

const WAYS = ['for', 'against', 'abstain'] as const;
const ICONS = { for: 'check', against: 'x', abstain: 'minus' } as const;

/** The three ways: what these Senators cannot do is greyed, with a lock where a promise forbids it. */
const waysOf = ({ form, say }: Props, of: readonly Senator[]) =>
  WAYS.map((way) => {
    const why = whyNot(form, of, way);
    return {
      value: way,
      label: (
        <>
          <Icon name={isPromised(why) ? 'lock' : ICONS[way]} />
          <span>{say(`vote.${way}`)}</span>
        </>
      ),
      why,
      reason: why && say(why.k, why.a ?? {}),
    };
  });

export const VoteBody = (props: Props) => {
  const floor = floorOf(props.form.asked);
  if (!floor) return null;
  return (
    <div class="vote-form">
      <OnTheFloor {...props} floor={floor} />
      <div class="vote-columns">
        <YourSenators {...props} />
        <StepIn {...props} floor={floor} />
      </div>
    </div>
  );
};

const OnTheFloor = (props: Props & { readonly floor: Floor }) => {
  const { say, floor } = props;
  return (
    <section class="form-panel main vote-floor">
      <div class="vote-head">
        <div>
          <h3 class="caps">{say('board.onTheFloor')}</h3>
          <p class="sentence">
            {proposalInWords(floor.proposal)
              .map((m) => say(m.k, m.a ?? {}))
              .join(' ')}
          </p>
        </div>
        <div>
          <p class="vote-tally-head">
            <span class="caps">{say('board.tally')}</span>
            <span>{say('vote.withYours')}</span>
          </p>
          <Tally say={say} shares={sharesOf(props.form, floor, say)} on={floor.proposal.t} />
        </div>
      </div>
      <Calling {...props} />
    </section>
  );
};

/** What a Senator has besides, and for what. */
const besides = ({ form, say }: Props, s: Senator, extra: number): string[] => {
  const { view } = form.asked;
  const floor = floorOf(form.asked);
  if (extra === 0 || !floor) return [];
  if (advancedVotes(view, floor.proposal, s) === 0) return [say('vote.influence', { n: extra })];
  if (floor.proposal.t === 'law') return [say('vote.onLaws', { n: extra })];
  const { doubledVotes, priestVotes } = advanced();
  const [doubled, priest] = [doubledVotes(view, floor.proposal, s), priestVotes(view, floor.proposal, s)];
  return [
    ...(doubled > 0 ? [say('vote.doubled', { n: doubled })] : []),
    ...(priest > 0 ? [say('vote.priest', { n: priest })] : []),
  ];
};

/** In which order the Factions are called, and what each has said. */
const Calling = ({ form, floor, say, looks }: Props & { readonly floor: Floor }) => {
  const { view } = form.asked;
  const own = localOf(form.asked)!.seat;
  const to = view.factions
    .map((_, f) => f)
    .filter((f) => !floor.called.includes(f) && f !== own && votersOf(view, floor, f).length > 0);
  const said = (faction: number): string => {
    if (faction === own) return say('vote.called');
    if (!floor.called.includes(faction)) return say('vote.toCome');
    const of = (way: Way): number =>
      floor.votes.filter((b) => b.faction === faction && b.way === way).reduce((n, b) => n + b.votes, 0);
    const parts = [
      ...(of('for') > 0 ? [say('vote.saidFor', { n: of('for') })] : []),
      ...(of('against') > 0 ? [say('vote.saidAgainst', { n: of('against') })] : []),
    ];
    return parts.length > 0 ? parts.join(', ') : say('vote.saidNothing');
  };
  return (
    <ol class="vote-calling" aria-label={say('vote.order')}>
      {[...floor.called, own, ...to].map((faction) => (
        <li key={faction} class={faction === own ? 'now' : ''}>
          <b>
            <Mark look={lookOf(view, looks, faction)} />
            <span>{say(factionRef(faction))}</span>
          </b>
          <span>{said(faction)}</span>
        </li>
      ))}
    </ol>
  );
};

const YourSenators = (props: Props) => {
  const { form, say, change, tell } = props;
  const { asked, entered } = form;
  const voters = ownVoters(asked);
  const all = WAYS.find((way) => voters.every((s) => entered.ways[s.id] === way));
  const cast = voters.map((s) => castBy(form, s));
  const counts = cast.reduce((n, c) => n + c.own + c.bought + c.extra, 0);
  const paid = cast.reduce((n, c) => n + c.bought, 0);
  const together = waysOf(props, voters);
  const promise = together.find(({ why }) => isPromised(why))?.reason;
  return (
    <Panel
      title={say('vote.yours')}
      right={
        <Seg
          label={say('vote.all')}
          value={all}
          of={together.map((o) => ({ ...o, key: KEYS[o.value] }))}
          onRefused={(_, way) => tell(together.find((o) => o.value === way)!.why!)}
          onChange={(way) => change({ ...entered, ways: Object.fromEntries(voters.map((s) => [s.id, way])) })}
        />
      }
      foot={
        <>
          <Icon name="lock" />
          <span>
            {promise !== undefined && `${promise} `}
            {say('vote.final')}
          </span>
        </>
      }
    >
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">{say('board.senator')}</th>
            <th scope="col" class="n">
              {say('vote.votes')}
            </th>
            <th scope="col">{say('vote.how')}</th>
            <th scope="col">{say('vote.buy')}</th>
            <th scope="col" class="n">
              {say('vote.counts')}
            </th>
          </tr>
        </thead>
        <tbody>
          {voters.map((s) => (
            <SenatorRow key={s.id} {...props} senator={s} />
          ))}
          <tr class="total">
            <th scope="row">{say('vote.together')}</th>
            <td class="n">{voters.reduce((n, s) => n + votesOf(asked.view, s), 0)}</td>
            <td>{sumsOf(props)}</td>
            <td>{paid > 0 ? say('vote.pays', { n: paid }) : say('vote.noMoney')}</td>
            <td class="n">{counts}</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
};

/** How many votes go which way. */
const sumsOf = ({ form, say }: Props): string => {
  const cast = ownVoters(form.asked).map((s) => castBy(form, s));
  const n = (way: Way): number => cast.reduce((sum, c) => sum + (c.way === way ? c.own + c.bought + c.extra : 0), 0);
  return [
    ...(n('for') > 0 ? [say('vote.saidFor', { n: n('for') })] : []),
    ...(n('against') > 0 ? [say('vote.saidAgainst', { n: n('against') })] : []),
  ].join(', ');
};

const SenatorRow = (props: Props & { readonly senator: Senator }) => {
  const { form, say, change, tell, senator: s } = props;
  const { asked, entered } = form;
  const of = waysOf(props, [s]);
  const { view, question } = asked;
  const { own, bought, extra, way: bound } = castBy(form, s);
  const way = entered.ways[s.id] ?? 'abstain';
  const offer = question.verbs['buyVotes'];
  const most = offer?.t === 'allot' ? (offer.of[s.id] ?? 0) : 0;
  const { ora } = senatorCard(view, s.id);
  const parts = [
    say('vote.ora', { n: ora }),
    ...(s.knights > 0 ? [say('vote.knights', { n: s.knights })] : []),
    ...besides(props, s, extra),
  ];
  return (
    <tr class={most === 0 ? 'poor' : ''}>
      <th scope="row">
        {say(s.id)}
        {s.office !== '' && <small>{say(`office:${s.office}`)}</small>}
      </th>
      <td class="n">
        {votesOf(view, s)}
        <small>{parts.join(' + ')}</small>
      </td>
      <td>
        <Seg
          class="ways"
          label={say(s.id)}
          value={bound === way || way === 'abstain' ? way : bound}
          of={of.map((o) => ({ ...o, name: say('vote.wayOf', { who: s.id, way: say(`vote.${o.value}`) }) }))}
          onRefused={(_, w) => tell(of.find((o) => o.value === w)!.why!)}
          onChange={(w) => change({ ...entered, ways: { ...entered.ways, [s.id]: w } })}
        />
      </td>
      <td>
        <Amount
          label={say('vote.bought', { who: s.id })}
          value={bought}
          min={0}
          max={way === 'abstain' ? 0 : most}
          fewer={say('ui.fewer')}
          more={say('ui.more')}
          onChange={(n) => change({ ...entered, bought: { ...entered.bought, [s.id]: n } })}
        />{' '}
        <span class="quiet">{say('vote.ofPurse', { n: s.talents })}</span>
      </td>
      <td class="n">
        <b>{own + bought + extra > 0 ? `+${own + bought + extra}` : '0'}</b>
      </td>
    </tr>
  );
};
