/** A Persuasion Attempt, piece by piece: the number, who has spent against it, and what comes of it. */
import { Icon, Mark, TallySum } from '@tabularium/parts/kit';
import type { SeatLook } from '@tabularium/parts/web';
import { type AttemptUnderWay, attemptIf } from '../../rules/explain/persuading.ts';
import { type FactionId, factionRef } from '../../rules/ids.ts';
import { personalRevenue } from '../../rules/revenue/personal.ts';
import { factionsIn } from '../../rules/rome/players.ts';
import { maybeSenator, senatorsOf, votesInRome, votesOf } from '../../rules/rome/senators.ts';
import type { OpenRome } from '../../rules/sight/sight.ts';
import type { Say, SheetProps } from '../props.ts';
import { spentBy } from './spent-by.ts';
import { lookOf } from '../looks.ts';

export interface AttemptProps {
  readonly view: OpenRome;
  readonly say: Say;
  readonly attempt: AttemptUnderWay;
}

/** Two dice show no less. */
const LOWEST = 2;

/** What the dice may not exceed. */
export const AttemptNumber = ({ view, say, attempt, small }: AttemptProps & { readonly small?: boolean }) => {
  const tally = attemptIf(view, attempt)?.tallies[0];
  if (!tally) return null;
  return (
    <TallySum
      small={small === true}
      tally={tally}
      say={say}
      word={tally.total < LOWEST ? say('attempt.never') : say('attempt.orLess', { n: tally.total })}
      tones={{ bribe: 'good', counterBribes: 'bad', omens: 'bad' }}
    />
  );
};

/** So many answers back an attempt may have begun. */
const LATELY = 40;

interface RoundProps extends AttemptProps {
  readonly looks: readonly SeatLook[];
  readonly record?: SheetProps['record'];
  /** Drawn as one's own Faction. */
  readonly own?: FactionId | undefined;
}

/** [1.07.414-b] Every other Faction, clockwise. */
export const othersClockwise = (view: OpenRome, from: FactionId): readonly FactionId[] => {
  const all = factionsIn(view);
  return [...all.filter((f) => f > from), ...all.filter((f) => f < from)];
};

export const AgainstIt = ({ view, say, attempt, looks, record = [], own }: RoundProps) => {
  const said = record.slice(-LATELY).flatMap((entry) => entry.lines.map((line) => line.m));
  const spent = spentBy(said, attempt);
  const { toCome } = attempt;
  const state = (faction: FactionId): string =>
    toCome === undefined || !toCome.includes(faction)
      ? say('attempt.spoken')
      : say(toCome[0] === faction ? 'attempt.askedNow' : 'attempt.toCome');
  const wordsOf = (faction: FactionId) => {
    const n = spent?.get(factionRef(faction)) ?? 0;
    if (n > 0)
      return (
        <>
          <b class="bad">−{n}</b> {say('attempt.spent', { n })}
        </>
      );
    return spent && state(faction) === say('attempt.spoken') ? say('attempt.nothingSoFar') : state(faction);
  };
  return (
    <ul class="attempt-round" aria-label={say('attempt.against')}>
      {othersClockwise(view, attempt.seat).map((faction) => (
        <li key={faction} class={toCome?.[0] === faction ? 'now' : ''}>
          <b>
            <Mark look={lookOf(view, looks, faction)} />
            {faction === own ? say('board.you') : say(factionRef(faction))}
          </b>
          <span>{wordsOf(faction)}</span>
        </li>
      ))}
    </ul>
  );
};

/** [1.07.41-f][1.07.412-c] What changes if he comes, and what if he does not. */
export const Outcomes = ({ view, say, attempt }: AttemptProps) => {
  const target = maybeSenator(view, attempt.target);
  if (!target) return null;
  const { seat } = attempt;
  const votes = votesInRome(view, seat);
  const influence = senatorsOf(view, seat).reduce((n, s) => n + s.influence, 0);
  const with1 = { ...view, senators: view.senators.map((s) => (s === target ? { ...s, faction: seat } : s)) };
  const more = personalRevenue(with1, seat, [], []).total - personalRevenue(view, seat, [], []).total;
  const spent = attempt.bribe + attempt.against;
  return (
    <div class="attempt-ends">
      <p>
        <Icon name="check" /> <b>{say('attempt.ifComes')}</b>{' '}
        {say('attempt.brings', {
          votes,
          votesThen: votes + votesOf(view, target),
          influence,
          influenceThen: influence + target.influence,
          income: more,
        })}{' '}
        {target.talents + spent > 0 && say('attempt.hisMoney', { n: target.talents + spent })}
      </p>
      <p>
        <Icon name="x" /> <b>{say('attempt.ifNot')}</b>{' '}
        {attempt.card === 'blackmail'
          ? say('attempt.ruined', { target: target.id })
          : say('attempt.stays', { n: spent, target: target.id })}
      </p>
    </div>
  );
};
