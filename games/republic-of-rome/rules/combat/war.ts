/** The order of battles — 1.10.1 */
import { call, type Cx, end, type Seat, type PerSeat } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Force, Rome, War } from '../game.ts';
import { chosen, isRebelArmy, type RebelArmy, type WarId } from '../ids.ts';
import { neutrals } from '../neutrals/part.ts';
import { proc } from '../procs.ts';
import { civilBattle } from '../revolution/civil-battle.ts';
import type { CivilEnd } from '../revolution/civil-outcome.ts';
import { roll2, rollOff } from '../rome/dice.ts';
import { countLegions, forcePlace, forcesOn } from '../rome/forces.ts';
import { decider } from '../rome/hrao.ts';
import { senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { attack } from './attack.ts';

export type Foe = WarId | RebelArmy;

/** [1.10.1-a] Forces with a Commander; [1.11.36-a] against the Rebel an Army is needed as well. */
const attackers = (g: Rome, foe: Foe): Force[] =>
  forcesOn(g, foe).filter((f) => f.commander !== '' && (foe !== 'rebel' || countLegions(g, forcePlace(f)) > 0));

/** [amb-114] Number of the last proposal that sent a Commander there; [1.10.1-g] 0 for Proconsuls of earlier turns. */
const sentLast = (g: Rome, foe: Foe): number =>
  attackers(g, foe).reduce((n, f) => Math.max(n, f.sentIn === g.turn ? f.sent : 0), 0);

/** [1.10.1-b][1.10.1-g] Wars with a Commander, those first to whom nobody was sent for longest; [1.10.1-c] equal ones roll. */
export const warOrder = (cx: Cx<Rome>): Foe[] => {
  const { g } = cx;
  const foes = [...g.wars.map((w): Foe => w.id), ...g.rebels.map((r) => r.army)].filter(
    (foe) => attackers(g, foe).length > 0,
  );
  const keys = [...new Set(foes.map((foe) => sentLast(g, foe)))].sort((a, b) => a - b);
  return keys.flatMap((key) =>
    byDice(
      cx,
      foes.filter((foe) => sentLast(g, foe) === key),
    ),
  );
};

/** [1.10.1-c][1.04.8-b] The highest 2d6 first; equal ones roll again. */
export const byDice = <T>(cx: Cx<Rome>, all: readonly T[]): T[] => {
  if (all.length < 2) return [...all];
  const rolls = all.map(() => roll2(cx));
  const found = [...new Set(rolls)].sort((a, b) => b - a);
  return found.flatMap((n) =>
    byDice(
      cx,
      all.filter((_, i) => rolls[i] === n),
    ),
  );
};

/** [1.10.21-d][amb-118] What lasts for a turn only. */
export const forgetBattles = (g: Rome): void => {
  for (const r of g.rebels) r.shift = 0;
  for (const w of g.wars) forget(w);
  if (plays(g, 'provincial-wars')) advanced().forgetRomanBattles(g);
};
const forget = (w: War): void => {
  w.used = [];
  w.shift = 0;
  w.foughtLand = false;
  w.foughtSea = false;
};

interface Local {
  readonly foe: Foe;
  /** Forces that have had their battle. */
  fought: number[];
  /** Whom each player wants to go first. */
  wishes: PerSeat<string>;
  how: CivilEnd;
}

const left = (g: Rome, l: Local): Force[] => attackers(g, l.foe).filter((f) => !l.fought.includes(f.id));

/** [1.10.1-e] Players of the Commanders who have not attacked yet. */
const players = (g: Rome, l: Local): Seat[] => {
  const seats = left(g, l).map((f) => decider(g, senator(g, f.commander).faction));
  return [...new Set(seats)];
};

const wish = (g: Rome, l: Local, by: Seat, first: string): 'next' | 'order' => {
  l.wishes[by] = first;
  return players(g, l).every((seat) => l.wishes[seat] !== undefined) ? 'next' : 'order';
};

/**
 * [1.10.1-d] All battles against one War. [1.10.1-e][1.09.645-a] Its Commanders attack one after another, in an order they
 * choose, until it is over or all have attacked. [1.11.373-b][amb-135] After a Defeat by the Rebel nobody is left there to attack him.
 */
export const fightWar = proc(
  'combat.war',
  { foe: 'open', fought: 'open', wishes: 'open', how: 'open' },
  (a: { readonly foe: Foe }): Local => ({ foe: a.foe, fought: [], wishes: {}, how: 'goes-on' }),
  {
    start: (cx, l) => {
      // [A4-59] Before the War is over, and he dead.
      if (cx.g.neutrals && neutrals().redeemable(cx.g)) return call(neutrals().redemption, undefined, 'start');
      const waiting = left(cx.g, l);
      if (waiting.length === 0) return end(l.how);
      l.wishes = {};
      return waiting.length > 1 ? 'order' : 'next';
    },
    order: {
      to: (cx, l) => players(cx.g, l).filter((seat) => l.wishes[seat] === undefined),
      say: (_, l) => (isRebelArmy(l.foe) ? say('ask.combat.orderRebel') : say('ask.combat.order', { war: l.foe })),
      rules: ['1.10.1-e', 'amb-128'],
      // [amb-128] No wish is a disagreement.
      silent: (_, l, by) => [{ instead: (cx) => wish(cx.g, l, by, '') }],
      picks: {
        attackFirst: {
          of: (cx, l) => left(cx.g, l).map((f) => f.commander),
          take: (cx, l, id, by) => wish(cx.g, l, by, id),
        },
      },
    },
    next: (cx, l) => {
      const waiting = left(cx.g, l);
      const wishes = [...new Set(Object.values(l.wishes))];
      const agreed = waiting.find((f) => f.commander === wishes[0]);
      const first = wishes.length === 1 && agreed ? agreed : firstByDice(cx, waiting);
      l.fought.push(first.id);
      if (isRebelArmy(l.foe)) return call(civilBattle, { force: first.id }, 'start', 'how');
      return call(attack, { force: first.id }, 'start');
    },
  },
);

/** [1.10.1-e][amb-128] Where they disagree the dice decide. */
const firstByDice = (cx: Cx<Rome>, waiting: readonly Force[]): Force => {
  const first = waiting[rollOff(cx, waiting.length)]!;
  if (waiting.length > 1) cx.log(say('combat.first', { who: chosen(first.commander) }), '1.10.1-e');
  return first;
};
