/** Trials: what the people may say to an appeal, throw by throw, and what a conviction costs and brings. */
import { type Explanation, less, type Msg, plus, type Tally, tally, type Throw } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { abilityOf } from '../data/printed.ts';
import type { Senator } from '../game.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import { omens } from '../rome/dice.ts';
import { allFactions } from '../rome/players.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { changePopularity } from '../rome/standing.ts';
import { say } from '../say.ts';
import { ballotOf } from '../senate/ballot.ts';
import { votersOf, votesCast } from '../senate/counting.ts';
import { readAppeal } from '../senate/prosecutions/appeal.ts';
import { draft as charging, willProsecute } from '../senate/prosecutions/charging.ts';
import type { Charge } from '../senate/prosecutions/eligibility.ts';
import { LOST_BY_MINOR, rewardFor } from '../senate/prosecutions/verdict.ts';
import type { ProposalOf } from '../senate/proposal.ts';
import type { Floor } from '../senate/state.ts';
import type { OpenRome } from '../sight/sight.ts';
import { type Weighed, type Explainer, localOf, share } from './look.ts';

type Trial = ProposalOf<'prosecution'> | ProposalOf<'special-prosecution'>;
const floorOf = ({ g }: Weighed): Floor | undefined => g.senate.floors.at(-1);
const trialOn = (floor: Floor | undefined): Trial | undefined => {
  const p = floor?.proposal;
  return p?.t === 'prosecution' || p?.t === 'special-prosecution' ? p : undefined;
};

const DIE = [1, 2, 3, 4, 5, 6] as const;
/** How often each sum of so many dice comes, of all ways they can fall. */
const sums = (dice: number): ReadonlyMap<number, number> => {
  let all = [0];
  for (let n = 0; n < dice; n++) all = all.flatMap((sum) => DIE.map((d) => sum + d));
  const found = new Map<number, number>();
  for (const sum of all) found.set(sum, (found.get(sum) ?? 0) + 1);
  return found;
};

/** What those of a Faction who are still to vote have, bought votes left out. */
const votesLeft = (g: OpenRome, floor: Floor, faction: FactionId): number =>
  votersOf(g, floor, faction).reduce((n, s) => {
    const { own, extra } = ballotOf(g, floor, s, 0, 'against');
    return n + own + extra;
  }, 0);

/**
 * How it would stand after so many votes of the people, with all votes of the Accused's Faction for him: [1.09.143-a] won or lost
 * whatever the Factions to come do with the votes they have, or open.
 */
const after = (g: OpenRome, floor: Floor, own: FactionId, says: number): Pick<Throw, 'end' | 'stands'> => {
  const left = allFactions(g).filter((f) => f !== own && !floor.called.includes(f));
  const others = left.reduce((n, f) => n + votesLeft(g, floor, f), 0);
  const guilty = votesCast(floor, 'for') + Math.max(0, -says);
  const free = votesCast(floor, 'against') + Math.max(0, says) + votesLeft(g, floor, own);
  // [2.05.3-g] The speeches are still to come.
  const [fewest, most] =
    floor.proposal.t === 'prosecution' && plays(g, 'advocates') ? advanced().trialVotes(g, floor.proposal) : [0, 0];
  const end = guilty > free + others + most ? 'lose' : guilty + others <= free + fewest ? 'win' : 'draw';
  return { end, stands: [guilty, free] };
};

const bringing = (says: number | 'killed' | 'freed'): Msg => {
  if (says === 'killed') return say('appeal.killed');
  if (says === 'freed') return say('appeal.freed');
  return says < 0 ? say('appeal.guilty', { n: -says }) : say('appeal.free', { n: says });
};

/** [1.09.421-b][1.09.421-d][1.09.421-e] Won when the crowd frees him, lost when it kills him; between them it gives votes. */
const appealWith =
  (dice: number): Explainer =>
  (asked): Explanation | undefined => {
    const { g } = asked;
    const floor = floorOf(asked);
    const trial = trialOn(floor);
    if (!floor || !trial) return undefined;
    const accused = senator(g, trial.accused);
    const favour = trial.t === 'prosecution' ? accused.popularity : -trial.popularity;
    const added = tally(
      'appeal',
      plus('popularity', favour, '1.09.421-b', [accused.id]),
      less('omens', omens(g), 'card-168-1-b'),
    );
    const of = DIE.length ** dice;
    const all = [...sums(dice)];
    const throws = all.map(([roll, ways]): Throw => {
      const says = readAppeal(g, roll + added.total);
      const ends =
        typeof says === 'number'
          ? after(g, floor, accused.faction, says)
          : { end: says === 'freed' ? ('win' as const) : ('lose' as const) };
      return { roll, chance: ways / of, brings: bringing(says), ...ends };
    });
    const count = (end: 'freed' | 'killed'): number =>
      all.reduce((n, [roll, ways]) => (readAppeal(g, roll + added.total) === end ? n + ways : n), 0);
    const [freed, killed] = [count('freed'), count('killed')];
    return {
      tallies: [added],
      odds: share(freed, of, of - freed - killed),
      throws,
    };
  };
const GLAUCIA = 3;

interface Charged {
  readonly kind: Charge['kind'];
  readonly accused: SenatorId;
  readonly prosecutor: SenatorId;
}
const changed = (of: 'popularity' | 'influence', s: Senator, by: number, k: string, rule: string): Tally =>
  tally(of, plus(of, s[of], rule, [s.id]), plus(k, by, rule));
/**
 * [1.09.441-a][1.09.442-a][1.09.44-b] What a conviction takes from the Accused, and gives to the Prosecutor: Popularity and Influence
 * of the first, unless he dies, then Influence of the other.
 */
const ifGuilty = (g: OpenRome, { kind, accused, prosecutor }: Charged): Explanation | undefined => {
  const s = maybeSenator(g, accused);
  const by = maybeSenator(g, prosecutor);
  if (!s) return undefined;
  const poorer = { ...s };
  changePopularity(g, poorer, -LOST_BY_MINOR);
  const lost = kind === 'major' ? s.influence : Math.min(s.influence, LOST_BY_MINOR);
  const own =
    kind === 'major'
      ? []
      : [
          changed('popularity', s, poorer.popularity - s.popularity, 'conviction', '1.09.441-a'),
          changed('influence', s, -lost, 'conviction', '1.09.441-a'),
        ];
  const reward = by ? [changed('influence', by, rewardFor(lost), 'reward', '1.09.44-b')] : [];
  return { tallies: [...own, ...reward] };
};

const appointProsecutor: Explainer = (asked) => {
  const l = localOf(asked, charging);
  const prosecutor = maybeSenator(asked.g, asked.ref)?.id;
  if (!l || l.accused === '' || !prosecutor) return undefined;
  return ifGuilty(asked.g, { kind: l.charge.kind, accused: l.accused, prosecutor });
};
/** Of the one who is asked whether he prosecutes; for any other consent there are no numbers. */
const consent: Explainer = (asked) => {
  const l = localOf(asked, willProsecute);
  // [2.05.2-e]
  if (!l) return plays(asked.g, 'advocates') ? advanced().ifHeAgrees(asked) : undefined;
  const draft = localOf({ view: { flow: asked.view.flow.slice(0, -1) } }, charging);
  if (!draft || draft.accused === '') return undefined;
  return ifGuilty(asked.g, { kind: draft.charge.kind, accused: draft.accused, prosecutor: l.who });
};
const noAppeal: Explainer = (asked) => {
  const trial = trialOn(floorOf(asked));
  return trial?.t === 'prosecution' ? ifGuilty(asked.g, trial) : undefined;
};

export const TRIAL: Readonly<Record<string, Explainer>> = {
  appeal: appealWith(2),
  appealWithThree: (asked) => {
    const accused = trialOn(floorOf(asked))?.accused ?? '';
    return abilityOf(asked.g, accused)?.appealDice === GLAUCIA ? appealWith(GLAUCIA)(asked) : undefined;
  },
  noAppeal,
  appointProsecutor,
  consent,
};
