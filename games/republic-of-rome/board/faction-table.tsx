/** One Faction: its votes, Influence, cards and money, and its Senators. */
import { askingIn } from './forms/asking.ts';
import { howMany } from '@tabularium/kernel';
import { type LeafProps, steady } from '@tabularium/parts/web';
import { useState } from 'preact/hooks';
import { type FactionId, factionRef } from '../rules/ids.ts';
import { isNeutral, playerOf } from '../rules/rome/players.ts';
import { senatorsOf, votesInRome } from '../rules/rome/senators.ts';
import { ballot } from '../rules/senate/ballot.ts';
import type { OpenRome } from '../rules/sight/sight.ts';
import type { RomeView } from '../rules/sight/view.ts';
import { isOwn, lookOf, whose } from './looks.ts';
import { Chip, Icon, Mark } from './parts.tsx';
import type { ViewProps } from './props.ts';
import { inOrder, type Order, OrderBy, SenatorTable } from './senator-table.tsx';

type Props = Omit<LeafProps<RomeView>, 'of' | 'record' | 'recall'> & { readonly faction: FactionId };
type Part = ViewProps & Pick<Props, 'faction'>;

/** How the Faction votes on the current proposal. */
const VoteChip = ({ faction, view, say }: Part) => {
  const floor = view.senate.floors.at(-1);
  if (!floor) return null;
  const cast = floor.votes.filter((v) => v.faction === faction && v.way !== 'abstain');
  const [first] = cast;
  if (first) return <Chip kind={first.way === 'for' ? 'good' : 'bad'}>{say(`board.vote.${first.way}`)}</Chip>;
  if (floor.called.includes(faction)) return <Chip>{say('board.vote.abstain')}</Chip>;
  // Only whoever is called: others may be asked meanwhile whether they step in.
  const isCalled = askingIn(view, ballot)?.seat === faction;
  return isCalled ? <Chip kind="warn">{say('board.vote.now')}</Chip> : null;
};

const Meta = ({ faction, view, say }: Part) => {
  const g: OpenRome = view;
  const f = view.factions[faction]!;
  const numbers = [
    { icon: 'vote', word: say('board.votes'), n: votesInRome(g, faction) },
    { icon: 'influence', word: say('board.influence'), n: senatorsOf(g, faction).reduce((n, s) => n + s.influence, 0) },
    { icon: 'hand', word: say('board.handSize'), n: howMany(f.hand) },
    { icon: 'talent', word: say('board.money'), n: f.treasury },
  ];
  return (
    <p class="meta">
      {numbers.map(({ icon, word, n }) => (
        <span key={icon} title={word}>
          <Icon name={icon} />
          <span class="sr">{word}</span>
          {n === undefined ? (
            <>
              <Icon name="lock" />
              <span class="sr">{say('board.hidden')}</span>
            </>
          ) : (
            <b>{n}</b>
          )}
        </span>
      ))}
    </p>
  );
};

interface FactionProps extends Props {
  readonly order: Order;
  readonly isNarrow: boolean;
}

export const FactionView = ({ asked, me, players, ...props }: FactionProps) => {
  const { view, say, faction } = props;
  const isAsked = !isNeutral(view, faction) && asked.includes(playerOf(view, faction));
  const who = whose({ view, me, players, say }, faction);
  return <FactionArticle {...props} who={who} isAsked={isAsked} isOwn={isOwn(view, me, faction)} />;
};

interface ArticleProps extends Omit<FactionProps, 'asked' | 'me' | 'players'> {
  readonly who: string;
  readonly isAsked: boolean;
  readonly isOwn: boolean;
}

const FactionArticle = steady((props: ArticleProps) => {
  const { view, say, faction, order, isNarrow, looks, who, isAsked } = props;
  const f = view.factions[faction]!;
  const look = lookOf(view, looks, faction);
  return (
    <article
      class={`rr-faction ${isAsked ? 'now' : ''} ${f.status === 'out' ? 'out' : ''}`}
      style={`--fc: var(--seat-${look}); --ft: var(--seat-${look}-tint)`}
      aria-label={say(factionRef(faction))}
    >
      <header>
        <Mark look={look} />
        <div>
          <b data-ref={factionRef(faction)}>{say(factionRef(faction))}</b>
          <span>{who}</span>
        </div>
        <VoteChip faction={faction} view={view} say={say} />
      </header>
      <Meta faction={faction} view={view} say={say} />
      {!props.isOwn && f.shown.length > 0 && (
        <small>{say('board.shown', { cards: [...new Set(f.shown.map((x) => x.card))] })}</small>
      )}
      <SenatorTable
        senators={inOrder(view, senatorsOf(view, faction), order, say)}
        leader={f.leader}
        isNarrow={isNarrow}
        view={view}
        say={say}
      />
    </article>
  );
});

/** A Faction by itself, over whatever else is shown. */
export const FactionTable = (props: Props) => {
  const [order, setOrder] = useState<Order>('seniority');
  return (
    <>
      <OrderBy say={props.say} order={order} onOrder={setOrder} />
      <FactionView {...props} order={order} isNarrow={false} />
    </>
  );
};
