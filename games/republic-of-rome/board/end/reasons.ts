/** Why each Faction stands where it stands, and how near it was to winning otherwise — 1.12.2 */
import type { Msg, Outcome } from '@tabularium/kernel';
import type { Senator } from '../../rules/game.ts';
import { type FactionId, factionRef } from '../../rules/ids.ts';
import { agreementRef } from '../../rules/agreements/life.ts';
import { allFactions } from '../../rules/rome/players.ts';
import { senatorsOf, votesInRome } from '../../rules/rome/senators.ts';
import { AUTOMATIC } from '../../rules/senate/consul-for-life.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { counting, influenceOf } from '../../rules/victory/over.ts';
import { mostInfluential } from '../../rules/victory/winning.ts';
import { hasWon } from './told.ts';

/** Ends that compare the Factions by their Influence. */
const BY_INFLUENCE = ['era-influence', 'era-senator', 'era-votes', 'era-dice'];

interface Ended {
  readonly view: RomeView;
  readonly over: Outcome;
  /** The position at the beginning of each turn. */
  readonly views: readonly RomeView[];
}

/** Sentences for one Faction, the most important first. */
export const reasonsOf = (ended: Ended, faction: FactionId): Msg[] => {
  const { view, over } = ended;
  if (view.factions[faction]!.status === 'out') return [{ k: 'end.out' }, ...brokeWord(view, faction)];
  const isWinner = hasWon(view, over.winners, faction);
  const isCompared = BY_INFLUENCE.includes(over.how);
  return [
    ...(isWinner ? whyWon(view, over, faction) : isCompared ? whyBehind(view, over, faction) : []),
    ...(isWinner && !isCompared ? [] : notCounted(view, faction)),
    ...(isWinner ? [] : lifeMissed(ended, faction)),
    ...brokeWord(view, faction),
  ];
};

const whyWon = (view: RomeView, { how }: Outcome, faction: FactionId): Msg[] => {
  const own = senatorsOf(view, faction);
  if (how === 'era-influence') {
    const others = allFactions(view).filter((f) => f !== faction);
    const n = influenceOf(view, faction) - Math.max(0, ...others.map((f) => influenceOf(view, f)));
    return [{ k: 'end.ahead', a: { n } }];
  }
  if (how === 'era-senator') {
    const first = mostInfluential(view, faction);
    return first ? [{ k: 'end.bySenator', a: { who: first.id, n: first.influence } }] : [];
  }
  if (how === 'era-votes') return [{ k: 'end.byVotes', a: { n: votesInRome(view, faction) } }];
  if (how === 'era-dice') return [{ k: 'end.byDice' }];
  if (how === 'last-faction') return [{ k: 'end.lastLeft' }];
  if (how.endsWith('consul-for-life')) {
    const life = own.find((s) => s.consulForLife);
    return life ? [{ k: 'end.isLife', a: { who: life.id } }] : [];
  }
  // [1.12.3-f] The battle that made him master of Rome may have cost his life.
  const rebel = own.find((s) => s.rebel === 'primary');
  return rebel ? [{ k: 'end.isMaster', a: { who: rebel.id } }] : [{ k: 'end.wasMaster' }];
};

/** [1.12.2-e][1.12.2-f] By how much it is behind who has won, or what decided between equals. */
const whyBehind = (view: RomeView, { winners }: Outcome, faction: FactionId): Msg[] => {
  const winner = allFactions(view).find((f) => hasWon(view, winners, f));
  if (winner === undefined) return [];
  const who = factionRef(winner);
  const behind = influenceOf(view, winner) - influenceOf(view, faction);
  if (behind > 0) return [{ k: 'end.behind', a: { n: behind, who } }];
  const [own, theirs] = [mostInfluential(view, faction), mostInfluential(view, winner)];
  if (own && theirs && own.influence < theirs.influence)
    return [
      { k: 'end.lessSenator', a: { who, own: own.id, n: own.influence, theirs: theirs.id, m: theirs.influence } },
    ];
  const [n, m] = [votesInRome(view, faction), votesInRome(view, winner)];
  return n < m ? [{ k: 'end.lessVotes', a: { who, n, m } }] : [{ k: 'end.lessDice', a: { who } }];
};

/** [1.12.2-e][1.10.71-d] Whose Influence is not counted, and why not. */
const notCounted = (view: RomeView, faction: FactionId): Msg[] => {
  const counted = counting(view, faction);
  return senatorsOf(view, faction)
    .filter((s) => !counted.includes(s) && s.influence > 0)
    .map((s) => ({ k: s.captive === '' ? 'end.rebel' : 'end.captive', a: { who: s.id, n: s.influence } }));
};

/** Whoever was further away never was near it. */
const NEAR = 10;

/** [1.09.822-a] How near one of its Senators came to be Consul for Life, in the whole game, and when last. */
const lifeMissed = ({ view, views }: Ended, faction: FactionId): Msg[] => {
  const life = senatorsOf(view, faction).find((s) => s.consulForLife);
  if (life) return [{ k: 'end.lifeTooLate', a: { who: life.id } }];
  let best: { readonly s: Senator; readonly turn: number } | undefined;
  for (const v of [...views, view])
    for (const s of senatorsOf(v, faction)) if (s.influence >= (best?.s.influence ?? 1)) best = { s, turn: v.turn };
  if (!best || best.s.influence < AUTOMATIC - NEAR) return [];
  const { s, turn } = best;
  const a = { who: s.id, n: s.influence, turn };
  return [
    s.influence < AUTOMATIC
      ? { k: 'end.lifeMissed', a: { ...a, short: AUTOMATIC - s.influence } }
      : { k: 'end.lifeLost', a },
  ];
};

const brokeWord = ({ agreements }: RomeView, faction: FactionId): Msg[] =>
  agreements.all
    .filter((a) => a.status === 'broken' && a.clauses.some((c) => c.by === faction && c.state === 'failed'))
    .map((a) => ({ k: 'end.broke', a: { what: agreementRef(a) } }));
