/** Assassination Checks: who makes an attempt — 4.07.3 */
import { call, type Cx, end, type Interrupt, interrupt } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { factionsFromHrao } from '../../rome/hrao.ts';
import { isNeutral, ownFaction } from '../../rome/players.ts';
import { idsOf, inRomeOf, isLeader, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { attempt, mayAttempt, targets } from '../../senate/assassins.ts';
import { assassinCards } from '../../senate/bodyguards.ts';
import { hasKilled } from '../../senate/drafting.ts';
import { because, type Narrowed, narrowed, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';

/** [4.07.3-e] */
const FEARED = 21;
/** [4.07.3-e] Neutrals move only against whoever stands above all. */
const isFeared = (g: OpenRome, target: Senator): boolean =>
  target.influence >= FEARED && g.senators.every((s) => s === target || s.influence < target.influence);

/** [4.07.3-c][4.07.3-h] Who rolls: all others who may still make an attempt, [A4-50] Neutrals only against the feared. */
export const rollers = (g: OpenRome, target: Senator): FactionId[] => {
  if (!targets(g, -1).includes(target)) return [];
  return factionsFromHrao(g).filter(
    (faction) =>
      faction !== target.faction && mayAttempt(g, faction) && (!isNeutral(g, faction) || isFeared(g, target)),
  );
};

/** [4.07.3-c][4.07.3-d] The highest roll; [4.07.3-i] 2d6 between equals. */
const highRoller = (cx: Cx<Rome>, all: readonly FactionId[]): FactionId => {
  const totals = all.map((faction) => {
    const more = isNeutral(cx.g, faction) ? assassinCards(cx.g, faction).length : 0;
    const total = cx.d6() + more;
    cx.log(say('neutral.assassin.roll', { faction: factionRef(faction), total, more }), '4.07.3-c');
    return total;
  });
  const highest = Math.max(...totals);
  const tied = all.filter((_, i) => totals[i] === highest);
  return settled(cx, { left: tied, candidates: [] }, factionRef);
};

/** [4.07.3-j][A4-50] Its least influential Senator in Rome; the Leader only if he is alone. */
const assassinsOf = (g: Rome, faction: FactionId): Narrowed<Senator> => {
  const inRome = inRomeOf(g, faction);
  const others = inRome.filter((s) => !isLeader(g, s));
  return narrowed(others.length > 0 ? others : inRome, (s) => s.id, [
    { pick: 'least', of: (s) => s.influence, named: 'measure:influence' },
  ]);
};
const sending = (g: Rome, faction: FactionId, target: SenatorId): Move => {
  const { left, candidates } = assassinsOf(g, faction);
  const n = assassinCards(g, faction).length;
  return {
    faction,
    does: say('neutral.assassin.sends', { faction: factionRef(faction), who: idsOf(left), target, n }),
    rule: '4.07.3-j',
    because: because(say('neutral.assassin.least'), candidates),
  };
};

interface Local {
  readonly target: SenatorId;
  /** The Faction that demands it; -1 if nobody has to. */
  readonly by: FactionId | -1;
  roller: FactionId;
  fate: string;
}
/** [4.07.3-a][4.07.3-b] All others roll for it. Ends with what became of the target. */
export const assassinationCheck = proc(
  'neutrals.assassination-check',
  { target: 'open', by: 'open', roller: 'open', fate: 'open' },
  (a: { readonly target: SenatorId; readonly by: FactionId | -1 }): Local => ({ ...a, roller: -1, fate: '' }),
  {
    start: (cx, l) => {
      if (l.by !== -1)
        cx.log(say('neutral.assassin.demanded', { faction: factionRef(l.by), target: l.target }), '4.07.3-b');
      const all = rollers(cx.g, senator(cx.g, l.target));
      // [4.07.3-k]
      if (all.length === 0) {
        cx.log(say('neutral.assassin.nobody', { target: l.target }), '4.07.3-k');
        return end('survived');
      }
      l.roller = highRoller(cx, all);
      if (!isNeutral(cx.g, l.roller)) return call(attempt, { by: l.roller, target: l.target }, 'over', 'fate');
      return call(nextMove, sending(cx.g, l.roller, l.target), 'strike');
    },
    strike: (cx, l) => {
      const assassin = settled(cx, assassinsOf(cx.g, l.roller), (s) => s.id).id;
      return call(attempt, { by: l.roller, target: l.target, assassin }, 'over', 'fate');
    },
    over: (_, l) => end(hasKilled(l.fate, [l.target]) ? 'killed' : 'survived'),
  },
);

const checkable = (g: Rome, by: FactionId): SenatorId[] =>
  idsOf(targets(g, by).filter((s) => rollers(g, s).length > 0));
export const CHECK_INTERRUPTS: readonly Interrupt<Rome>[] = [
  interrupt({
    verb: 'demandCheck',
    window: 'senate',
    offer: ({ g }, by) => {
      if (g.factions[ownFaction(g, by)]!.status === 'out') return undefined;
      const of = checkable(g, ownFaction(g, by));
      return of.length === 0 ? undefined : { t: 'pick', of, rules: ['4.07.3-b', '4.07.3-c', '4.07.3-e'] };
    },
    start: (cx, by, target) => call(assassinationCheck, { target, by: ownFaction(cx.g, by) }),
  }),
];
