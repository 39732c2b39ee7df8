/** Open Bodyguard of Neutrals — 4.07.4 */
import { call, end } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { guardable, playBodyguard } from '../../revenue/bodyguard.ts';
import { factionsIn, isNeutral } from '../../rome/players.ts';
import { idsOf, senator, senatorsOf } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { because, itself, type Narrowed, NOBODY, narrowed, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';

/** [4.07.4-b] */
const WORTH_GUARDING = 21;

interface Guarding {
  faction: FactionId;
  choice: Narrowed<SenatorId>;
}

/** [4.07.4-b] The one with most Influence, if that is enough, and [card-152-a][card-152-b] if he is in Rome and can pay. */
export const worthGuarding = (g: Rome, faction: FactionId): Narrowed<SenatorId> => {
  const able = guardable(g, faction);
  const { left, candidates } = narrowed(idsOf(senatorsOf(g, faction)), itself, [
    { pick: 'most', of: (id) => senator(g, id).influence, named: 'measure:influence' },
  ]);
  const isWorth = (id: SenatorId): boolean => senator(g, id).influence >= WORTH_GUARDING && able.includes(id);
  return { left: left.filter(isWorth), candidates };
};

const guardMove = ({ faction, choice: { left, candidates } }: Guarding): Move => ({
  faction,
  does: say('neutral.openBodyguard', { faction: factionRef(faction), who: left, k: left.length }),
  rule: '4.07.4-b',
  because: because(say('neutral.openBodyguard.by', { n: WORTH_GUARDING }), candidates),
});

/** [card-152-a] In the Revenue Phase, when money has been shared out: so that he pays for it once. There is one such card. */
export const openBodyguard = proc(
  'neutrals.open-bodyguard',
  { faction: 'open', choice: 'open' },
  (): Guarding => ({ faction: -1, choice: NOBODY }),
  {
    start: (cx, l) => {
      const faction = factionsIn(cx.g).find((f) => isNeutral(cx.g, f) && worthGuarding(cx.g, f).left.length > 0);
      if (faction === undefined) return end();
      l.faction = faction;
      l.choice = worthGuarding(cx.g, faction);
      return call(nextMove, guardMove(l), 'carryOut');
    },
    carryOut: (cx, l) => {
      playBodyguard(cx, l.faction, settled(cx, l.choice, itself));
      return end();
    },
  },
);
