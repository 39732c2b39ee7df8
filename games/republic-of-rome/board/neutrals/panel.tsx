/** Who rules and why: Factions by votes, the Coalition List down to the entry that holds, and the state of Rome — 4.05.2, 4.05.3 */
import { steady } from '@tabularium/parts/web';
import { type FactionId, factionRef, PHASES } from '../../rules/ids.ts';
import { noPlan } from '../../rules/neutrals/state.ts';
import { ownFaction } from '../../rules/rome/players.ts';
import { lookOf } from '../looks.ts';
import { Chip, Icon, Mark } from '../parts.tsx';
import type { SheetProps } from '../props.ts';
import { countedIn, isRuled, isRuling, type ListEntry } from './counted.ts';

type Props = Pick<SheetProps, 'view' | 'say' | 'looks' | 'me'>;

const Ranks = ({ view, say, looks }: Props) => (
  <div>
    <h3 class="h4">{say('solo.ranks')}</h3>
    <ol class="ranks">
      {countedIn(view).ranks.map(({ faction, votes }, i) => (
        <li key={faction}>
          <span class="muted" aria-hidden="true">
            {i + 1}
          </span>
          <Mark look={lookOf(view, looks, faction)} />
          <span class="sr">{say(factionRef(faction))}</span>
          <b>{votes}</b>
        </li>
      ))}
    </ol>
  </div>
);

const Members = ({ view, say, looks, of }: Props & { readonly of: readonly FactionId[] }) => (
  <span class="mk">
    {of.map((faction) => (
      <span key={faction}>
        <Mark look={lookOf(view, looks, faction)} />
        <span class="sr">{say(factionRef(faction))}</span>
      </span>
    ))}
  </span>
);

const Entry = ({ row, ...props }: Props & { readonly row: ListEntry }) => (
  <li class={`combo ${row.state}`}>
    <Members {...props} of={row.members} />
    <span>
      {row.entry}: {row.votes}
      {row.state === 'rules' && <span aria-hidden="true"> ✓</span>}
      <span class="sr"> {props.say(`solo.entry.${row.state}`)}</span>
    </span>
    {row.state === 'refused' && <small aria-hidden="true">{props.say('solo.entry.refused')}</small>}
  </li>
);

const List = (props: Props) => {
  const { view, say } = props;
  const { list, needed, all, isForecast } = countedIn(view);
  const rest = list.filter((row) => row.state === 'after');
  return (
    <div>
      <h3 class="h4">{say(isForecast ? 'solo.forecast' : 'solo.list', { needed, all })}</h3>
      <ol class="combos">
        {list
          .filter((row) => row.state !== 'after')
          .map((row) => (
            <Entry key={row.entry} {...props} row={row} />
          ))}
        {rest.length > 0 && (
          <li class="combo rest">
            <span>{say('solo.rest', { from: rest[0]!.entry, to: 11 })}</span>
            <span>{say('solo.notNeeded')}</span>
          </li>
        )}
      </ol>
    </div>
  );
};

/** [4.05.3-a][4.05.3-d] */
const State = ({ view, say, me }: Props) => {
  const isNow = isRuled(view);
  const plan = isNow ? view.neutrals!.plan : noPlan();
  const isIn = me === undefined ? undefined : isRuling(view, ownFaction(view, me));
  const isLast = PHASES.findIndex((p) => p === view.phase) < PHASES.indexOf('senate');
  return (
    <div>
      <h3 class="h4">{say(isLast && isNow ? 'solo.stateLast' : 'solo.state')}</h3>
      <p class="chips">
        {!isNow ? (
          <Chip>{say('solo.noneYet')}</Chip>
        ) : (
          <Chip kind={plan.crisis ? 'bad' : ''}>
            <Icon name="war" />
            {say(plan.crisis ? 'solo.crisis' : 'solo.noCrisis')}
          </Chip>
        )}
        {plan.attacks.map(({ war }) => (
          <span key={war} class="chip" {...(war !== 'rebel' && { 'data-read': war })}>
            <Icon name="legion" />
            {say('solo.attack', { what: war === 'rebel' ? 'solo.rebel' : war })}
          </span>
        ))}
        {plan.own && <Chip>{say('solo.ownPlan')}</Chip>}
        {isIn !== undefined && (
          <Chip kind={isIn ? 'good' : ''}>
            <Icon name={isIn ? 'check' : 'x'} />
            {say(isIn ? 'solo.youIn' : 'solo.youOut')}
          </Chip>
        )}
      </p>
    </div>
  );
};

export const CoalitionPanel = steady((props: Props) => (
  <section class="rr-coal" aria-label={props.say('solo.coalition')}>
    <Ranks {...props} />
    <List {...props} />
    <State {...props} />
  </section>
));
