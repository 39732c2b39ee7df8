/** Votes are counted, Factions are ranked, and some of them rule for the turn — 4.05.2 */
import { type Because, call, type Cx, end, type Msg, type Seat } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { type FactionId, factionRef, type FactionRef } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { hraoFaction } from '../../rome/hrao.ts';
import { factionsIn, isNeutral, playerOf } from '../../rome/players.ts';
import { votesInRome } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { OPEN } from '../../senate/windows.ts';
import { byVotes, dominantOfCoalition } from '../dominant.ts';
import { because, candidate } from '../narrowing.ts';
import { nextMove } from '../next-move.ts';
import { neutralsOf } from '../state.ts';
import {
  ALL_NEUTRALS,
  allVotes,
  combination,
  hasMajority,
  inOrder,
  majority,
  nextEntry,
  OF_HIS_CHOICE,
  votesOfAll,
  WITH_SECOND,
} from './coalition-list.ts';

/** [4.05.2-a][4.05.2-c][4.05.2-e] Of this moment, until the next Senate Phase. */
const rankFactions = (cx: Cx<Rome>): void => {
  const { g } = cx;
  const all = factionsIn(g);
  const { votes } = neutralsOf(g);
  for (const faction of votes.keys()) votes[faction] = all.includes(faction) ? votesInRome(g, faction) : 0;
  const ranks = byVotes(cx, all, (faction) => votes[faction]!);
  neutralsOf(g).ranks = ranks;
  for (const [i, faction] of ranks.entries()) {
    cx.log(say('neutral.rank', { faction: factionRef(faction), votes: votes[faction]!, rank: i + 1 }), '4.05.2-c');
  }
};

interface Forming {
  /** The entry that is being tried. */
  entry: number;
  members: FactionId[];
  /** Players in it who have still to say whether they join. */
  asking: FactionId[];
  refused: FactionId[];
}

/** Who is in it, and who will not be. */
interface Tried {
  readonly members: readonly FactionId[];
  readonly refused: readonly FactionId[];
}

const refsOf = (factions: readonly FactionId[]): FactionRef[] => factions.map(factionRef);
const playersIn = (g: Rome, members: readonly FactionId[]): FactionId[] => members.filter((x) => !isNeutral(g, x));
/** [4.05.2-j] The Player of better rank. */
const largestPlayer = (g: Rome): FactionId => playersIn(g, neutralsOf(g).ranks)[0]!;

const attempt = (g: Rome, l: Forming, members: readonly FactionId[]): void => {
  l.members = inOrder(g, members);
  l.asking = playersIn(g, l.members);
};

/** [4.05.2-i][A4-27] Whom a refusal leaves in entry 5: the 2nd Faction comes in once, for all who refuse. */
const withSecond = (g: OpenRome, l: Tried): FactionId[] => {
  const left = l.members.filter((faction) => !l.refused.includes(faction));
  const second = neutralsOf(g).ranks[1]!;
  return left.includes(second) || l.refused.includes(second) ? left : [...left, second];
};

/** Who would be tried next if this Player refuses; nobody where that is left to somebody's choice. */
export const afterRefusal = (
  g: OpenRome,
  l: Tried & Pick<Forming, 'entry'>,
  faction: FactionId,
): readonly FactionId[] => {
  const refused = [...l.refused, faction];
  if (l.entry === OF_HIS_CHOICE) return [];
  const others = l.entry === WITH_SECOND ? withSecond(g, { ...l, refused }) : [];
  if (others.length > 0 && hasMajority(g, others)) return inOrder(g, others);
  const next = nextEntry(g, l.entry);
  return next === OF_HIS_CHOICE ? [] : inOrder(g, combination(g, next));
};

const refuse = (cx: Cx<Rome>, l: Forming, faction: FactionId): 'next' | 'willing' | 'partners' => {
  const { g } = cx;
  l.refused.push(faction);
  cx.log(say('neutral.refuses', { faction: factionRef(faction), entry: l.entry }), '4.05.2-h');
  if (l.entry === OF_HIS_CHOICE) {
    l.members = l.members.filter((x) => x !== faction);
    return 'partners';
  }
  if (l.entry !== WITH_SECOND) return 'next';
  const members = withSecond(g, l);
  if (!hasMajority(g, members)) return 'next';
  const came = members.filter((x) => !l.members.includes(x));
  l.members = inOrder(g, members);
  l.asking = [...l.asking, ...playersIn(g, came)];
  return 'willing';
};

/** [4.05.2-j] Whom he may still take: nobody but a Player can refuse. */
const partners = (g: Rome, l: Forming): FactionRef[] =>
  refsOf(neutralsOf(g).ranks.filter((faction) => !l.members.includes(faction) && !l.refused.includes(faction)));

const reasons = (g: Rome, l: Forming): Because => {
  const by: Msg =
    allVotes(g) === 0
      ? say('neutral.coalitionOfHrao')
      : say('neutral.coalitionBy', {
          entry: l.entry,
          votes: votesOfAll(g, l.members),
          all: allVotes(g),
          needed: majority(g),
        });
  const out = (faction: FactionId): Msg | undefined => {
    if (l.members.includes(faction)) return undefined;
    return l.refused.includes(faction) ? say('neutral.refused') : say('neutral.outside', { entry: l.entry });
  };
  return because(
    by,
    neutralsOf(g).ranks.map((faction) => candidate(factionRef(faction), out(faction))),
  );
};

/** [4.05.2-f] Down the list, to the first combination that has a Majority and whose Players join it. */
export const formCoalition = proc(
  'neutrals.coalition',
  { entry: 'open', members: 'open', asking: 'open', refused: 'open' },
  (): Forming => ({ entry: 0, members: [], asking: [], refused: [] }),
  {
    start: (cx, l) => {
      rankFactions(cx);
      if (allVotes(cx.g) > 0) return 'next';
      // [A4-28] Nobody has a vote.
      l.entry = 1;
      l.members = [hraoFaction(cx.g)];
      return 'formed';
    },
    next: (cx, l) => {
      l.entry = nextEntry(cx.g, l.entry);
      l.refused = [];
      if (l.entry === OF_HIS_CHOICE) {
        l.members = [largestPlayer(cx.g)];
        // Of the last combination nobody has to answer any more.
        l.asking = [];
        return 'partners';
      }
      attempt(cx.g, l, combination(cx.g, l.entry));
      return 'willing';
    },
    willing: (_, l) => {
      if (l.asking.length > 0) return 'ask';
      // [4.05.2-j] A partner who joins may not be enough yet.
      return l.entry === OF_HIS_CHOICE ? 'partners' : 'formed';
    },
    /** [4.05.2-h][4.05.2-k] */
    ask: {
      to: (cx, l): Seat => playerOf(cx.g, l.asking[0]!),
      say: (cx, l) =>
        say('ask.coalition.join', { refs: refsOf(l.members), votes: votesOfAll(cx.g, l.members), all: allVotes(cx.g) }),
      rules: ['4.05.2-f', '4.05.2-h'],
      windows: OPEN,
      silent: ['joinCoalition'],
      buttons: {
        joinCoalition: {
          take: (_, l) => {
            l.asking.shift();
            return 'willing';
          },
        },
        refuseCoalition: { take: (cx, l) => refuse(cx, l, l.asking.shift()!) },
      },
    },
    partners: (cx, l) => {
      if (l.asking.length > 0) return 'ask';
      return hasMajority(cx.g, l.members) || partners(cx.g, l).length === 0 ? 'formed' : 'partner';
    },
    /** [4.05.2-j][A4-27] */
    partner: {
      to: (cx): Seat => playerOf(cx.g, largestPlayer(cx.g)),
      say: (cx, l) => say('ask.coalition.partner', { votes: votesOfAll(cx.g, l.members), needed: majority(cx.g) }),
      rules: ['4.05.2-g', '4.05.2-j'],
      windows: OPEN,
      silent: (cx, l) => [{ verb: 'takePartner', arg: partners(cx.g, l)[0]! }],
      picks: {
        takePartner: {
          of: (cx, l) => partners(cx.g, l),
          take: (cx, l, ref) => {
            const faction = neutralsOf(cx.g).ranks.find((x) => factionRef(x) === ref)!;
            l.members = inOrder(cx.g, [...l.members, faction]);
            l.asking = playersIn(cx.g, [faction]);
            return 'partners';
          },
        },
      },
    },
    formed: (cx, l) => {
      const rule = l.entry === ALL_NEUTRALS || l.entry === OF_HIS_CHOICE ? '4.05.2-g' : '4.05.2-f';
      const does = say('neutral.coalition', { refs: refsOf(l.members), n: l.members.length });
      return call(nextMove, { faction: -1, does, rule, because: reasons(cx.g, l) }, 'rules');
    },
    rules: (cx, l) => {
      neutralsOf(cx.g).coalition = { entry: l.entry, members: [...l.members] };
      dominantOfCoalition(cx);
      return end();
    },
  },
);
