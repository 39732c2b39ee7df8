/** Factions and their Senators. */
import type { OpenRome } from '../rules/sight/sight.ts';
import { howMany } from '@tabularium/kernel';
import { senatorCard } from '../rules/data/printed.ts';
import type { Senator } from '../rules/game.ts';
import { type FactionId, factionRef } from '../rules/ids.ts';
import { allFactions, ownFaction, playerOf } from '../rules/rome/players.ts';
import { isCorrupt, isInRome, votesOf } from '../rules/rome/senators.ts';
import { Chip, Icon, Mark, signed } from './parts.tsx';
import type { SheetProps } from './props.ts';

/** Offices, whereabouts and handicaps of a Senator, shown under his name. */
const linesOf = (s: Senator, { view, say }: SheetProps): string[] => [
  ...(s.consulForLife ? [say('board.consulForLife')] : []),
  ...(s.office === '' ? [] : [say(`office:${s.office}`)]),
  ...(s.priorConsul && !s.office.endsWith('consul') ? [say('board.priorConsul')] : []),
  ...(s.captive === '' ? [] : [say('board.captive')]),
  ...(s.rebel === 'no' ? [] : [say(`board.rebel.${s.rebel}`)]),
  ...view.provinces.filter((p) => p.governor === s.id).map((p) => say('board.governs', { province: p.id, n: p.term })),
  ...view.concessions.filter((c) => c.holder === s.id).map((c) => say(c.id)),
  ...(isCorrupt(view, s) ? [say('board.corrupt')] : []),
  ...(s.major ? [say('board.major')] : []),
  ...(s.bodyguard ? [say('card:152')] : []),
];

/** Names longer than this get a line of their own; the laurel of a Leader counts as three letters. */
const SHORT = 12;
const LAUREL = 3;

const SenatorRow = ({
  senator: s,
  isLeader,
  ...props
}: SheetProps & { readonly senator: Senator; readonly isLeader: boolean }) => {
  const { say, view } = props;
  const { mil, ora, loy } = senatorCard(view, s.id);
  const lines = linesOf(s, props).join(' · ');
  const isLong = say(s.id).length + (isLeader ? LAUREL : 0) > SHORT;
  const numbers = [mil, ora, loy, s.influence, signed(s.popularity), s.knights, s.talents].map((n, i) => (
    <td key={i}>{n}</td>
  ));
  const name = (
    <>
      <span class="sn" data-ref={s.id}>
        {say(s.id)}
      </span>
      {isLeader && (
        <span class="rr-laurel" role="img" aria-label={say('board.leader')}>
          <Icon name="laurel" />
        </span>
      )}
    </>
  );
  return (
    <tbody class={isInRome(s) ? '' : 'away'}>
      <tr>
        <th scope="row" {...(isLong && { colSpan: 8 })}>
          {name}
        </th>
        {!isLong && numbers}
      </tr>
      {isLong && (
        <tr>
          <td />
          {numbers}
        </tr>
      )}
      {lines !== '' && (
        <tr class="sub">
          <td class="doing" colSpan={8}>
            {lines}
          </td>
        </tr>
      )}
    </tbody>
  );
};

const COLUMNS = ['mil', 'ora', 'loy', 'inf'] as const;

/** A list of Senators with the headings of its columns. */
export const SenatorTable = ({
  senators,
  leader,
  ...props
}: SheetProps & { readonly senators: readonly Senator[]; readonly leader: string }) => {
  const { say } = props;
  return (
    <table class="rr-senators">
      <thead>
        <tr>
          <th scope="col">{say('board.senator')}</th>
          {COLUMNS.map((c) => (
            <th key={c} scope="col" title={say(`board.${c}.long`)}>
              {say(`board.${c}`)}
            </th>
          ))}
          {(['popularity', 'knight', 'talent'] as const).map((c) => (
            <th key={c} scope="col" title={say(`board.${c}.long`)}>
              <Icon name={c} />
              <span class="sr">{say(`board.${c}.long`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {senators.map((s) => (
        <SenatorRow key={s.id} senator={s} isLeader={s.id === leader} {...props} />
      ))}
    </table>
  );
};

/** How the Faction votes on the current proposal. */
const VoteChip = ({ faction, ...props }: SheetProps & { readonly faction: FactionId }) => {
  const { view, say } = props;
  const floor = view.senate.floors.at(-1);
  if (!floor) return null;
  const cast = floor.votes.filter((v) => v.faction === faction && v.way !== 'abstain');
  const [first] = cast;
  if (first) return <Chip kind={first.way === 'for' ? 'good' : 'bad'}>{say(`board.vote.${first.way}`)}</Chip>;
  if (floor.called.includes(faction)) return <Chip>{say('board.vote.abstain')}</Chip>;
  return props.asked.length === 1 && props.asked.includes(playerOf(view, faction)) ? (
    <Chip kind="warn">{say('board.vote.now')}</Chip>
  ) : null;
};

const FactionView = ({ faction, ...props }: SheetProps & { readonly faction: FactionId }) => {
  const { view, say, players, looks, me, asked } = props;
  const seat = playerOf(view, faction);
  const f = view.factions[faction]!;
  const g: OpenRome = view;
  const own = g.senators.filter((s) => s.faction === faction);
  const votes = own.filter(isInRome).reduce((n, s) => n + votesOf(g, s), 0);
  const influence = own.reduce((n, s) => n + s.influence, 0);
  const look = looks[seat] ?? 'murex';
  return (
    <article
      class={`rr-faction ${asked.includes(seat) ? 'now' : ''} ${f.status === 'out' ? 'out' : ''}`}
      style={`--fc: var(--seat-${look}); --ft: var(--seat-${look}-tint)`}
      aria-label={say(factionRef(faction))}
    >
      <header>
        <Mark look={look} />
        <div>
          <b data-ref={factionRef(faction)}>{say(factionRef(faction))}</b>
          <span>{seat === me ? say('board.you') : players[seat]}</span>
        </div>
        <VoteChip faction={faction} {...props} />
      </header>
      <p class="meta">
        <span title={say('board.votes')}>
          <Icon name="vote" />
          <span class="sr">{say('board.votes')}</span>
          <b>{votes}</b>
        </span>
        <span title={say('board.influence')}>
          <Icon name="influence" />
          <span class="sr">{say('board.influence')}</span>
          <b>{influence}</b>
        </span>
        <span title={say('board.handSize')}>
          <Icon name="hand" />
          <span class="sr">{say('board.handSize')}</span>
          <b>{howMany(f.hand)}</b>
        </span>
        <span title={say('board.money')}>
          <Icon name="talent" />
          <span class="sr">{say('board.money')}</span>
          {f.treasury === undefined ? (
            <>
              <Icon name="lock" />
              <span class="sr">{say('board.hidden')}</span>
            </>
          ) : (
            <b>{f.treasury}</b>
          )}
        </span>
      </p>
      {seat !== me && f.shown.length > 0 && (
        <small>{say('board.shown', { cards: [...new Set(f.shown.map((x) => x.card))] })}</small>
      )}
      <SenatorTable senators={own} leader={f.leader} {...props} />
    </article>
  );
};

/** The order of Factions, rotated so that the player's own comes first on a narrow screen. */
export const Factions = (props: SheetProps) => {
  const factions = allFactions(props.view);
  const from = props.me === undefined ? 0 : ownFaction(props.me);
  const turned = [...factions.slice(from), ...factions.slice(0, from)];
  return (
    <section
      class="rr-factions"
      aria-label={props.say('board.factions')}
      style={`--n: ${factions.length}; --half: ${Math.ceil(factions.length / 2)}`}
    >
      {turned.map((faction) => (
        <FactionView key={faction} faction={faction} {...props} />
      ))}
    </section>
  );
};
