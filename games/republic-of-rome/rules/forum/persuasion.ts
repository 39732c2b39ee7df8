/** Persuasion Attempts — 1.07.4, 1.07.41, 1.07.412, 1.07.414 */
import { call, type Cx, end, pick } from '@tabularium/kernel';
import { couldNotRefrain, reason, withheld } from '../agreements/enforce.ts';
import { heldBack, type Left, leaving, whole } from '../agreements/left.ts';
import { joinFaction } from '../cards/senators.ts';
import type { Rome, Senator } from '../game.ts';
import { chosen, type FactionId, factionRef, type None, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { heldOf, playAndDiscard } from '../rome/cards.ts';
import { roll2, roll2Amount } from '../rome/dice.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { changeInfluence, changePopularity } from '../rome/standing.ts';
import { say } from '../say.ts';
import { outOfReach, persuasionTally, succeeds, targets } from './base-number.ts';
import { counterBribes } from './counter-bribes.ts';
import { isNeutral, playerOf } from '../rome/players.ts';
import { neutrals } from '../neutrals/part.ts';

export interface Attempt {
  readonly seat: FactionId;
  readonly by: SenatorId;
  target: SenatorId | None;
  /** [card-50-a][card-51-a] */
  card: 'seduction' | 'blackmail' | None;
  bribe: number;
  against: number;
  /** What the last round of counter-bribes brought. */
  round: number;
}

const baseOf = (g: Rome, l: Attempt): number => persuasionTally(g, senator(g, l.by), senator(g, l.target), l).total;

/** [1.07.412-a][1.07.412-b] Out of the persuader's own purse; [1.07.414-f] laid aside in the open. */
const spend = (cx: Cx<Rome>, l: Attempt, n: number): void => {
  move(cx.g, l.by, 'pledged', n);
  l.bribe += n;
};

/** [card-50-a][card-51-a][amb-38] Declared before the target is named; one card is enough. */
export const declareCard = (cx: Cx<Rome>, faction: FactionId, kind: 'seduction' | 'blackmail'): void => {
  const [card] = heldOf(cx.g, faction, kind);
  playAndDiscard(cx, faction, card!);
  cx.log(
    say('forum.unopposed', { faction: factionRef(faction), card: card! }),
    kind === 'seduction' ? 'card-50-a' : 'card-51-a',
  );
};
const declare = (cx: Cx<Rome>, l: Attempt, kind: 'seduction' | 'blackmail'): 'target' => {
  declareCard(cx, l.seat, kind);
  l.card = kind;
  return 'target';
};
const mayDeclare = (g: Rome, l: Attempt, kind: 'seduction' | 'blackmail'): boolean =>
  l.card === '' && heldOf(g, l.seat, kind).length > 0;

/** [AGR-14] Whom he has not promised to leave alone. */
export const approachable = (g: Rome, faction: FactionId): Left<SenatorId> => {
  const all = targets(g, faction);
  if (g.agreements.all.length === 0) return whole(all);
  return leaving(all, (id) => {
    const no = withheld(g, faction, 'persuade', id);
    return no && reason(no);
  });
};
/** [AGR-14][AGR-22] The attempt has begun: if nobody else is left it is made. */
const targetsLeft = (g: Rome, faction: FactionId): Left<SenatorId> => {
  const free = approachable(g, faction);
  return free.left.length > 0 ? free : whole(targets(g, faction));
};

/** What an attempt begins with; [4.04.2-a] a Neutral's target, card and first bribe are settled, and laid down, before it. */
type Beginning = Pick<Attempt, 'seat' | 'by'> & Partial<Pick<Attempt, 'target' | 'card' | 'bribe'>>;

/** [1.07.414-e] There is no way back: the dice are rolled in the end. */
export const persuasion = proc(
  'forum.persuasion',
  { seat: 'open', by: 'open', target: 'open', card: 'open', bribe: 'open', against: 'open', round: 'open' },
  (a: Beginning): Attempt => ({
    seat: a.seat,
    by: a.by,
    target: a.target ?? '',
    card: a.card ?? '',
    bribe: a.bribe ?? 0,
    against: 0,
    round: 0,
  }),
  {
    start: (_, l) => (l.target === '' ? 'target' : 'announce'),
    target: {
      to: (cx, l) => playerOf(cx.g, l.seat),
      say: (_, l) => say('ask.forum.target', { who: l.by }),
      rules: ['1.07.4-b', '1.07.4-c', '1.07.414-a'],
      // [own-51] Nobody has been approached yet, and nobody is.
      silent: () => [{ instead: () => end() }],
      buttons: {
        seduction: {
          rules: ['card-50-a', '1.07.413-d'],
          when: ({ g }, l) => mayDeclare(g, l, 'seduction'),
          take: (cx, l) => declare(cx, l, 'seduction'),
        },
        blackmail: {
          rules: ['card-51-a', '1.07.413-d'],
          when: ({ g }, l) => mayDeclare(g, l, 'blackmail'),
          take: (cx, l) => declare(cx, l, 'blackmail'),
        },
      },
      picks: {
        target: pick({
          of: ({ g }, l) => targetsLeft(g, l.seat).left,
          withheld: ({ g }, l) => ({ ...outOfReach(g, l.seat), ...heldBack(g, () => targetsLeft(g, l.seat)) }),
          take: (cx, l, id) => {
            l.target = id;
            couldNotRefrain(cx, l.seat, 'persuade', id);
            return senator(cx.g, l.by).talents > 0 ? 'bribe' : 'announce';
          },
        }),
      },
    },
    /** [1.07.414-a] The announcement may include money already. */
    bribe: {
      to: (cx, l) => playerOf(cx.g, l.seat),
      say: ({ g }, l) => say('ask.forum.bribe', { who: l.by, target: l.target, base: baseOf(g, l) }),
      rules: ['1.07.412-a', '1.07.414-a'],
      silent: () => [{ verb: 'bribe', arg: 0 }],
      ranges: {
        bribe: {
          of: ({ g }, l) => [0, senator(g, l.by).talents],
          take: (cx, l, n) => {
            spend(cx, l, n);
            return 'announce';
          },
        },
      },
    },
    announce: (cx, l) => {
      const base = baseOf(cx.g, l);
      cx.log(say('forum.persuades', { who: l.by, target: l.target, bribe: l.bribe, base }), '1.07.414-a');
      // [1.07.413-d] Nobody interferes with Seduction and Blackmail.
      return l.card === '' ? 'oppose' : 'roll';
    },
    /** [1.07.414-b][1.07.414-g] Every other player, once, whatever he did before. */
    oppose: (cx, l) =>
      call(counterBribes, { seat: l.seat, target: chosen(l.target), base: baseOf(cx.g, l) }, 'opposed', 'round'),
    opposed: (cx, l) => {
      l.against += l.round;
      if (isNeutral(cx.g, l.seat)) return neutralRaises(cx.g, l);
      // [1.07.414-d] With nothing left to spend there is nothing to decide.
      return senator(cx.g, l.by).talents > 0 ? 'raise' : 'roll';
    },
    /** [1.07.414-c] More money opens another round. */
    raise: {
      to: (cx, l) => playerOf(cx.g, l.seat),
      say: ({ g }, l) => say('ask.forum.raise', { who: l.by, target: l.target, base: baseOf(g, l) }),
      rules: ['1.07.414-c', '1.07.414-d', '1.07.414-e'],
      silent: ['roll'],
      buttons: { roll: { take: () => 'roll' } },
      ranges: {
        raise: {
          of: ({ g }, l) => [1, senator(g, l.by).talents],
          take: (cx, l, n) => {
            return raise(cx, l, n);
          },
        },
      },
    },
    /** [A4-20] */
    raised: (cx, l) => raise(cx, l, neutrals().raiseOf(cx.g, l, baseOf(cx.g, l))),
    roll: (cx, l) => {
      resolve(cx, l);
      return end();
    },
  },
);

const raise = (cx: Cx<Rome>, l: Attempt, n: number): 'oppose' => {
  spend(cx, l, n);
  cx.log(say('forum.raises', { who: l.by, n, base: baseOf(cx.g, l) }), '1.07.414-c');
  return 'oppose';
};
/** [A4-20] A Neutral goes by its guidelines. */
const neutralRaises = (g: Rome, l: Attempt) => {
  const base = baseOf(g, l);
  const n = neutrals().raiseOf(g, l, base);
  return n > 0 ? call(neutrals().nextMove, neutrals().raiseMove(l, n, base), 'raised') : 'roll';
};

const resolve = (cx: Cx<Rome>, l: Attempt): void => {
  const { g } = cx;
  const base = baseOf(g, l);
  const dice = roll2(cx);
  const target = senator(g, l.target);
  const persuaded = succeeds(g, base, dice);
  const told = { who: l.by, target: target.id, roll: dice, base };
  cx.log(say(persuaded ? 'forum.persuaded' : 'forum.refused', told), persuaded ? '1.07.41-c' : '1.07.41-g');
  // [1.07.41-f] With everything on his card.
  if (persuaded) joinFaction(cx, target, l.seat);
  // [1.07.412-c][1.07.413-c] All the money is the target's, whatever the outcome.
  if (g.pledged > 0) {
    cx.log(say('forum.bribesKept', { target: target.id, n: g.pledged }), '1.07.412-c');
    move(g, 'pledged', target.id, g.pledged);
  }
  if (!persuaded && l.card === 'blackmail') ruin(cx, target);
};

/** [card-51-a][amb-166] Two rolls, within the limits of both. */
const ruin = (cx: Cx<Rome>, s: Senator): void => {
  const influence = roll2Amount(cx);
  const popularity = roll2Amount(cx);
  changeInfluence(cx, s, -influence);
  changePopularity(cx.g, s, -popularity);
  cx.log(say('forum.blackmailed', { target: s.id, influence, popularity }), 'card-51-a');
};
