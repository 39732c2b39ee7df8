/** Votes and assassins: the numbers before somebody commits himself. */
import type { OpenRome } from '../sight/sight.ts';
import { type Explanation, plus, type Tally, type TallyPart, tally } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Senator } from '../game.ts';
import { omensOnAmounts } from '../rome/dice.ts';
import { maybeSenator } from '../rome/senators.ts';
import { attempt as assassination } from '../senate/assassins.ts';
import { ballot, ballotOf, nextOf } from '../senate/ballot.ts';
import { attemptTally, extraRolls, hasOpenBodyguard, isCaught, isKilled } from '../senate/bodyguards.ts';
import { votersOf, voteTally } from '../senate/counting.ts';
import type { Floor, Way } from '../senate/state.ts';
import { type Weighed, type Explainer, listOf, localOf, share } from './look.ts';

const floorOf = ({ g }: Weighed): Floor | undefined => g.senate.floors.at(-1);

/**
 * [1.09.141-a][1.09.141-b][1.09.42-b][1.09.821-c] How it would stand with the votes of this Faction, bought ones and those of Influence
 * included: of all of them, [1.09.142-a] or of those sorted so far and the one who is asked about. [1.09.621-c] Who is bound votes as
 * he must.
 */
const withVotes = (asked: Weighed, wish: Way): Tally[] => {
  const { g } = asked;
  const floor = floorOf(asked);
  const l = localOf(asked, ballot);
  const { bought = {}, ways = {} } = l ?? {};
  if (!floor) return [];
  const isOne = asked.view.flow.at(-1)?.node === 'one';
  const next = l && isOne ? nextOf(g, { ...l, bought, ways }) : undefined;
  const ballots = (l ? votersOf(g, floor, l.seat) : []).map((s) => {
    const way = isOne && s !== next ? (ways[s.id] ?? 'abstain') : wish;
    return { s, ...ballotOf(g, floor, s, bought[s.id] ?? 0, way) };
  });
  return (['for', 'against'] as const).map((side) => {
    const own = ballots.flatMap(({ s, way, own: votes, bought, extra }) =>
      way === side
        ? [
            plus('votes', votes, '1.09.141-a', [s.id]),
            plus('bought', bought, '1.09.141-b', [s.id]),
            ...besides(g, floor, s, extra),
          ]
        : [],
    );
    return tally(side, ...voteTally(floor, side).parts, ...own);
  });
};
/** [1.09.42-b][1.09.821-c] Votes of Influence; [2.01.32-a][2.01.4-a] on war those of Priests and of the Pontifex Maximus. */
const besides = (g: OpenRome, { proposal }: Floor, s: Senator, extra: number): TallyPart[] => {
  if (plays(g, 'pontifex') && advanced().isBattleProposal(proposal)) {
    return [
      plus('doubled', advanced().doubledVotes(g, proposal, s), '2.01.4-a', [s.id]),
      plus('priest', advanced().priestVotes(g, proposal, s), '2.01.32-a', [s.id]),
    ];
  }
  if (proposal.t === 'law') {
    return [
      plus('cato', advanced().catoVotes(g, proposal, s), '2.06.C-f', [s.id]),
      plus('catoKnights', advanced().catoKnights(g, proposal, s), '2.06.C-g', [s.id]),
    ];
  }
  return [plus('influence', extra, proposal.t === 'consul-for-life' ? '1.09.821-c' : '1.09.42-b', [s.id])];
};
const vote =
  (way: Way): Explainer =>
  (asked) =>
    floorOf(asked) && { tallies: withVotes(asked, way) };

const DIE = [1, 2, 3, 4, 5, 6] as const;

/**
 * [1.09.72-a][tbl-assassin-5][tbl-assassin-2] Won when the target dies, lost when only the Assassin is caught; without the cards that
 * may still be played. [1.09.73-c] An Open Bodyguard gives another chance to catch him.
 */
const attempt = (g: OpenRome, target: string, assassins: number): Explanation | undefined => {
  const s = maybeSenator(g, target);
  if (!s) return undefined;
  const cards = { assassins, secret: 0, open: hasOpenBodyguard(s) };
  const totals = DIE.map((die) => attemptTally(g, die, cards).total);
  const killed = totals.filter(isKilled).length;
  const caught = totals.filter(isCaught).length;
  const more = extraRolls(cards);
  const all = 6 ** (more + 1);
  // [1.09.73-c] Whoever is not caught by the first die may be by the others.
  const free = (6 - caught) ** more;
  const neither = (6 - killed - caught) * free;
  const prospects = [
    { kind: 'killed', chance: (killed * free) / all },
    { kind: 'killed-and-caught', chance: (killed * (6 ** more - free)) / all },
    { kind: 'nothing', chance: neither / all },
    { kind: 'caught', chance: (all - killed * 6 ** more - neither) / all },
  ].filter((p) => p.chance > 0);
  return { tallies: [attemptTally(g, 0, cards)], odds: share(killed * 6 ** more, all, neither), prospects };
};
const assassinate: Explainer = ({ g, ref }) => attempt(g, ref, 0);
const strike: Explainer = (asked) => {
  const l = localOf(asked, assassination);
  return l && attempt(asked.g, l.target, 0);
};
/** [card-49-a] With these cards. */
const addAssassins: Explainer = (asked) => {
  const l = localOf(asked, assassination);
  return l && attempt(asked.g, l.target, listOf(asked).length);
};
/**
 * [1.09.73-a][1.09.73-c] The die lies there: does he die of it, with so many Secret Bodyguards? And each guard, the Open one
 * included, throws once more to catch the Assassin.
 */
const guarded = (asked: Weighed, secret: number): Explanation | undefined => {
  const l = localOf(asked, assassination);
  if (!l) return undefined;
  const cards = { ...l.cards, secret };
  const stands = attemptTally(asked.g, l.die, cards);
  const free = DIE.filter((die) => !isCaught(attemptTally(asked.g, die, cards).total)).length / DIE.length;
  const escapes = isCaught(stands.total) ? 0 : free ** extraRolls(cards);
  const [away, taken] = isKilled(stands.total) ? ['killed', 'killed-and-caught'] : ['nothing', 'caught'];
  const prospects = [
    { kind: away!, chance: escapes },
    { kind: taken!, chance: 1 - escapes },
  ].filter((p) => p.chance > 0);
  return { tallies: [stands], prospects };
};
const noBodyguard: Explainer = (asked) => guarded(asked, 0);
const playBodyguards: Explainer = (asked) => guarded(asked, listOf(asked).length);

/** [card-97-a] An even die. */
const HALF: Explainer = () => ({ tallies: [], odds: { win: 1 / 2, draw: 0, lose: 1 / 2 } });

/** [card-103-a] Has he what the die will ask? */
const graft: Explainer = ({ g, ref }) => {
  const s = maybeSenator(g, ref);
  const enough = DIE.filter((die) => s && Math.max(0, die - omensOnAmounts(g)) <= s.talents).length;
  return s && { tallies: [], odds: share(enough, DIE.length) };
};

export const SENATE: Readonly<Record<string, Explainer>> = {
  aye: vote('for'),
  nay: vote('against'),
  // [1.09.143-b] Abstentions are not votes.
  abstain: vote('abstain'),
  assassinate,
  sendAssassin: strike,
  strike,
  addAssassins,
  noBodyguard,
  playBodyguards,
  murderTribune: HALF,
  graftTribune: graft,
};
