/** Knights: attracting one, pressing money out of them — 1.07.5, 1.07.51 */
import type { OpenRome } from '../sight/sight.ts';
import { type Cx, end, less, plus, type Tally, tally } from '@tabularium/kernel';
import { reason } from '../agreements/enforce.ts';
import { hasSpent, mustSpend } from '../agreements/money.ts';
import { abilityOf } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, type SenatorId, UNALIGNED } from '../ids.ts';
import { proc } from '../procs.ts';
import { omens, rollAmount } from '../rome/dice.ts';
import { move } from '../rome/money.ts';
import { isInRome, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { playerOf } from '../rome/players.ts';

/** [1.07.5-c] */
export const NEEDED = 6;

/** [1.07.5-a] Senators in Rome. [card-144-b] The Faction of the Proscription gains no Knights any more. */
export const attractors = (g: Rome, faction: FactionId): SenatorId[] =>
  g.proscribed === faction ? [] : g.senators.flatMap((s) => (s.faction === faction && isInRome(s) ? [s.id] : []));

/** [1.07.5-b][1.07.5-c] What is added to the die, with its reasons. */
export const knightTally = (g: OpenRome, s: Senator, paid: number): Tally => {
  const faction = s.faction === UNALIGNED ? undefined : g.factions[s.faction];
  return tally(
    'knight',
    plus('talents', paid, '1.07.5-b', [s.id]),
    plus('ability', abilityOf(g, s.id)?.knightBonus ?? 0, 'card-88-a', [s.id]),
    plus('servilian', faction?.servilian ? 1 : 0, 'card-110-a', ['card:110']),
    plus('proscription', g.proscribed !== UNALIGNED && g.proscribed !== s.faction ? 1 : 0, 'card-144-b', ['card:144']),
    less('omens', omens(g), 'card-168-1-b', ['event:168']),
  );
};

/** With how many of the six sides of a die he gains one. */
export const knightOdds = (g: OpenRome, s: Senator, paid: number): number =>
  Math.max(0, Math.min(6, 7 - (NEEDED - knightTally(g, s, paid).total)));

/** [1.07.5-d] Paid whether it works or not. [1.07.5-e] There is no limit to Knights. */
export const tryToAttract = (cx: Cx<Rome>, s: Senator, paid: number): void => {
  const added = knightTally(cx.g, s, paid).total;
  move(cx.g, s.id, 'bank', paid);
  const die = cx.d6();
  const gained = die + added >= NEEDED;
  if (gained) s.knights++;
  cx.log(say(gained ? 'forum.knight' : 'forum.noKnight', { who: s.id, paid, die, total: die + added }), '1.07.5-c');
};

interface Attracting {
  readonly seat: FactionId;
  readonly by: SenatorId;
}
const promised = (g: Rome, l: Attracting) => mustSpend(g, l.seat, 'knights', (id) => id === l.by);
const leastPaid = (g: Rome, l: Attracting): number => promised(g, l)?.promise.n ?? 0;

/** [1.07.5-b] He is named; how much does he pay, before the die? */
export const attract = proc('forum.attract', { seat: 'open', by: 'open' }, (a: Attracting) => ({ ...a }), {
  start: (cx, l) => {
    const s = senator(cx.g, l.by);
    if (s.talents > 0) return 'pay';
    tryToAttract(cx, s, 0);
    return end();
  },
  pay: {
    to: (cx, l) => playerOf(cx.g, l.seat),
    say: (_, l) => say('ask.forum.knight', { who: l.by }),
    rules: ['1.07.5-b', '1.07.5-c', '1.07.5-d'],
    silent: ({ g }, l) => [{ verb: 'pay', arg: leastPaid(g, l) }],
    ranges: {
      pay: {
        // [AGR-17]
        of: ({ g }, l) => [leastPaid(g, l), senator(g, l.by).talents],
        withheld: ({ g }, l) => {
          const due = promised(g, l);
          return due && due.promise.n > 0 ? { '': reason(due.agreement) } : undefined;
        },
        take: (cx, l, n) => {
          hasSpent(cx, l.seat, 'knights', l.by, n);
          tryToAttract(cx, senator(cx.g, l.by), n);
          return end();
        },
      },
    },
  },
});

/** [1.07.51-a][amb-42] Knights by Senator, in Rome or not; not those of a Captive. */
export const pressurable = (g: Rome, faction: FactionId): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const s of g.senators) if (s.faction === faction && s.knights > 0 && s.captive === '') out[s.id] = s.knights;
  return out;
};
export const pressurableInAll = (of: Readonly<Record<string, number>>): number =>
  Object.values(of).reduce((a, b) => a + b, 0);

/** [1.07.51-b][1.07.51-c] So many Knights of each: a die for each of them. [1.07.51-d] They are gone. */
export const pressure = (cx: Cx<Rome>, knights: Readonly<Record<string, number>>): void => {
  for (const s of cx.g.senators) {
    const n = knights[s.id] ?? 0;
    if (n === 0) continue;
    let talents = 0;
    // [amb-159] Evil Omens only where the table plays it strictly.
    for (let i = 0; i < n; i++) talents += rollAmount(cx);
    s.knights -= n;
    move(cx.g, 'bank', s.id, talents);
    cx.log(say('forum.pressed', { who: s.id, n, talents }), '1.07.51-c');
  }
};
