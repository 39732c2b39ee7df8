/** The appeal to the people, throw by throw, and how the votes stand. */
import '../vote/vote.css';
import type { Throw } from '@tabularium/kernel';
import { Icon, Mark, OddsBar, type OddsPart, OddsSwatch, Panel, percent, Seg } from '@tabularium/parts/kit';
import { useState } from 'preact/hooks';
import { type FactionId, factionRef } from '../../../rules/ids.ts';
import { allFactions } from '../../../rules/rome/players.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { ballotOf } from '../../../rules/senate/ballot.ts';
import { votersOf, votesCast } from '../../../rules/senate/counting.ts';
import type { Floor } from '../../../rules/senate/state.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { signed } from '../../parts.tsx';
import { Tally, type TallyShare } from '../tally.tsx';
import type { Props } from './body.tsx';
import { chargeInWords } from './case.tsx';
import { caseOf, floorOf } from './entries.ts';
import { lookOf } from '../../looks.ts';

interface Votes {
  readonly guilty: number;
  readonly free: number;
  /** Of the Accused's Faction, his Influence included, bought ones not. */
  readonly own: number;
  readonly toCome: readonly (readonly [faction: FactionId, n: number])[];
}
const votesOn = (view: RomeView, floor: Floor, own: FactionId): Votes => {
  const of = (faction: FactionId): number =>
    votersOf(view, floor, faction).reduce((n, s) => {
      const b = ballotOf(view, floor, s, 0, 'against');
      return n + b.own + b.extra;
    }, 0);
  const left = allFactions(view).filter((f) => f !== own && !floor.called.includes(f) && of(f) > 0);
  return {
    guilty: votesCast(floor, 'for'),
    free: votesCast(floor, 'against'),
    own: of(own),
    toCome: left.map((f) => [f, of(f)]),
  };
};

/** Of more than two there is no room for names; they stand in the order of calling. */
const toCome = ({ toCome }: Votes, say: Props['say']): TallyShare[] => {
  const all = toCome.reduce((n, [, x]) => n + x, 0);
  if (toCome.length > 2) return [{ kind: 'to-come', n: all, words: say('board.toCome', { n: all }) }];
  return toCome.map(([f, n]) => ({ kind: 'to-come', n, words: `${say(factionRef(f))} ${n}` }));
};

export const Appeal = (props: Props) => {
  const { form, say } = props;
  const { asked } = form;
  const floor = floorOf(asked);
  const known = caseOf(form);
  const accused = maybeSenator(asked.view, known.accused);
  const [dice, setDice] = useState<'appeal' | 'appealWithThree'>('appeal');
  if (!floor || !accused) return null;
  const votes = votesOn(asked.view, floor, accused.faction);
  const mayThrowThree = asked.question.verbs['appealWithThree'] !== undefined;
  const told = form.explain(asked, dice);
  const added = told?.tallies[0]?.total ?? 0;
  return (
    <div class="trial-appeal">
      <section class="form-panel main">
        <div class="trial-head">
          <div>
            <h3 class="caps">{say('trial.onTrial')}</h3>
            <p class="sentence">{say('trial.sentence', { who: accused.id, what: chargeInWords(say, known.charge) })}</p>
          </div>
          <Tally
            say={say}
            need={(_, all) => say('trial.need', { all })}
            shares={[
              { kind: 'against', n: votes.guilty, words: say('trial.guilty', { n: votes.guilty }) },
              { kind: 'for', n: votes.free, words: say('trial.free', { n: votes.free }) },
              { kind: 'you', n: votes.own, words: say('board.yours', { n: votes.own }) },
              ...toCome(votes, say),
            ]}
          />
        </div>
        <Called {...props} floor={floor} own={accused.faction} votes={votes} />
      </section>
      <Panel
        title={say('trial.ifAppeals')}
        right={
          <>
            {mayThrowThree && (
              <Seg
                label={say('trial.dice')}
                value={dice}
                of={[
                  { value: 'appeal', label: say('trial.twoDice') },
                  { value: 'appealWithThree', label: say('trial.threeDice') },
                ]}
                onChange={setDice}
              />
            )}
            <span>
              {say('trial.added', { n: signed(added) })} · {say('trial.lastLine')}
            </span>
          </>
        }
      >
        <div class="section">
          <Throws throws={told?.throws ?? []} say={say} />
        </div>
        <div class="trial-ways">
          <div>
            <h4>
              <Icon name="popularity" />
              {say('trial.appeal')}
            </h4>
            <p>{say('trial.appealMeans')}</p>
            <p class="quiet">{say('trial.crowdTurns')}</p>
          </div>
          <NoAppeal {...props} votes={votes} />
        </div>
      </Panel>
    </div>
  );
};

const Called = ({
  form,
  say,
  looks,
  floor,
  own,
  votes,
}: Props & { readonly floor: Floor; readonly own: FactionId; readonly votes: Votes }) => {
  const { view } = form.asked;
  const said = (f: FactionId): string => {
    if (f === own) return say('vote.called');
    const cast = floor.votes.filter((b) => b.faction === f);
    const of = (way: string): number => cast.reduce((n, b) => (b.way === way ? n + b.votes : n), 0);
    if (!floor.called.includes(f)) return say('trial.toCome', { n: votes.toCome.find(([x]) => x === f)?.[1] ?? 0 });
    const words = [
      ...(of('for') > 0 ? [say('trial.saidGuilty', { n: of('for') })] : []),
      ...(of('against') > 0 ? [say('trial.saidFree', { n: of('against') })] : []),
    ];
    return words.length > 0 ? words.join(', ') : say('vote.saidNothing');
  };
  return (
    <ol class="vote-calling" aria-label={say('vote.order')}>
      {[...floor.called.filter((f) => f !== own), own, ...votes.toCome.map(([f]) => f)].map((f) => (
        <li key={f} class={f === own ? 'now' : ''}>
          <b>
            <Mark look={lookOf(view, looks, f)} />
            {say(factionRef(f))}
          </b>
          <span>{said(f)}</span>
        </li>
      ))}
    </ol>
  );
};

const ENDS = [
  ['lose', 'defeat'],
  ['draw', 'stalemate'],
  ['win', 'victory'],
] as const;
interface Thrown {
  readonly throws: readonly Throw[];
  readonly say: Props['say'];
}
/** A bar for each throw: how likely it is, and what it brings. */
export const ThrowBars = ({ throws, say }: Thrown) => {
  const most = Math.max(...throws.map((t) => t.chance));
  return (
    <ol class="trial-throws">
      {throws.map((t) => (
        <li key={t.roll} class={t.end}>
          <div class="bar">
            <span>{percent(t.chance)}%</span>
            <i style={{ height: `${Math.round((76 * t.chance) / most)}px` }} aria-hidden="true" />
          </div>
          <b>{t.roll}</b>
          <span>{say(t.brings.k, t.brings.a ?? {})}</span>
          {t.stands && <small>{t.stands.join(' : ')}</small>}
        </li>
      ))}
    </ol>
  );
};

const Throws = ({ throws, say }: Thrown) => {
  const parts = ENDS.map(
    ([end, kind]): OddsPart => ({
      kind,
      chance: throws.reduce((n, t) => (t.end === end ? n + t.chance : n), 0),
      word: say(`trial.end.${end}`),
    }),
  );
  return (
    <>
      <ThrowBars throws={throws} say={say} />
      <OddsBar parts={parts} />
      <ul class="trial-legend" aria-hidden="true">
        {parts
          .filter((x) => percent(x.chance) > 0)
          .map((x) => (
            <li key={x.kind}>
              <OddsSwatch kind={x.kind} />
              {x.word}
            </li>
          ))}
      </ul>
    </>
  );
};

const NoAppeal = ({ form, say, votes }: Props & { readonly votes: Votes }) => {
  const { asked } = form;
  const accused = maybeSenator(asked.view, caseOf(form).accused);
  const free = votes.free + votes.own;
  const others = votes.toCome.reduce((n, [, x]) => n + x, 0);
  const toFree = Math.max(0, votes.guilty + others - free);
  const purses = asked.view.senators.filter((s) => s.faction === accused?.faction && s.talents > 0);
  if (asked.question.verbs['noAppeal'] === undefined) return null;
  return (
    <div>
      <h4>
        <Icon name="vote" />
        {say('trial.noAppeal')}
      </h4>
      <p>
        {say('trial.standsAt', { guilty: votes.guilty, free })} {say('trial.toFree', { n: toFree })}
      </p>
      <p class="quiet">{purses.map((s) => say('trial.purse', { who: s.id, n: s.talents })).join(', ')}</p>
    </div>
  );
};
