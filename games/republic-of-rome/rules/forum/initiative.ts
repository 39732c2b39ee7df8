/** One Initiative — 1.07.2 */
import { call, end, type Look, type Msg, pick } from '@tabularium/kernel';
import { noneBy, onlyBy, reason } from '../agreements/enforce.ts';
import { heldBack, type Left, leaving, whole, type Withheld, withheldIn } from '../agreements/left.ts';
import { mustSpend } from '../agreements/money.ts';
import type { Rome } from '../game.ts';
import { deckEvent, resolveEvent } from '../events/index.ts';
import { eventFor } from '../events/table.ts';
import { type FactionId, factionRef, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { roll2, roll3 } from '../rome/dice.ts';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { say } from '../say.ts';
import { OPEN } from '../senate/windows.ts';
import { persuaders } from './base-number.ts';
import { drawForumCard } from './draw.ts';
import { games, sponsors } from './games.ts';
import { attract, attractors, pressure, pressurable, pressurableInAll } from './knights.ts';
import { appointLeader, possibleLeaders } from './leader.ts';
import { approachable, persuasion } from './persuasion.ts';
import { isNeutral, playerOf } from '../rome/players.ts';
import { neutrals } from '../neutrals/part.ts';

/** [1.07.2-b][1.07.2-c] */
const EVENT = 7;

/** [1.07.2-f] The steps after the draw, in order. */
const STEPS_OF_TURN = ['persuasion', 'knights', 'games', 'leader'] as const;
type Step = (typeof STEPS_OF_TURN)[number];

interface Taking {
  readonly seat: FactionId;
  /** The first step that may still be taken. */
  step: Step;
}

/** [1.07.2-g][1.07.4-d][1.07.51-e] A step is to come until it, or a later one, has been taken. */
const isToCome = (l: Taking, step: Step): boolean => STEPS_OF_TURN.indexOf(l.step) <= STEPS_OF_TURN.indexOf(step);
const STEP_OVER: Withheld = { '': say('no.stepOver') };
const PROSCRIBED: Withheld = { '': say('no.proscribed') };

/** [AGR-17] Who must pay for a Knight, or for Games, before the Initiative goes past that. */
const knightDue = (g: Rome, l: Taking) =>
  isToCome(l, 'knights') ? mustSpend(g, l.seat, 'knights', (id) => attractors(g, l.seat).includes(id)) : undefined;
const gamesDue = (g: Rome, l: Taking) =>
  isToCome(l, 'games') ? mustSpend(g, l.seat, 'games', (id) => sponsors(g, l.seat).includes(id)) : undefined;
const mayEnd = (g: Rome, l: Taking): true | Msg => {
  const due = knightDue(g, l) ?? gamesDue(g, l);
  return due === undefined || reason(due.agreement);
};

/** What a step offers while it is open. */
const inStep = (step: Step, left: (g: Rome, l: Taking) => Left<SenatorId>) => ({
  of: ({ g }: Look<Rome>, l: Taking): readonly SenatorId[] => (isToCome(l, step) ? left(g, l).left : []),
  withheld: ({ g }: Look<Rome>, l: Taking): Withheld | undefined =>
    isToCome(l, step) ? heldBack(g, () => left(g, l)) : STEP_OVER,
});
/** [AGR-14] Nobody, where all whom he could approach are to be left alone. */
const persuadersLeft = (g: Rome, l: Taking): Left<SenatorId> => {
  const { left, held } = approachable(g, l.seat);
  if (left.length > 0) return whole(persuaders(g, l.seat));
  return held.length > 0 ? leaving(persuaders(g, l.seat), () => held[0]![1]) : whole([]);
};
const attractorsLeft = (g: Rome, l: Taking): Left<SenatorId> => onlyDue(knightDue(g, l), attractors(g, l.seat));
const sponsorsLeft = (g: Rome, l: Taking): Left<SenatorId> => {
  const knight = knightDue(g, l);
  const all = sponsors(g, l.seat);
  return knight ? noneBy(knight.agreement, all) : onlyDue(gamesDue(g, l), all);
};
const leadersLeft = (g: Rome, l: Taking): Left<SenatorId> => {
  const may = mayEnd(g, l);
  const all = possibleLeaders(g, l.seat);
  return may === true ? whole(all) : leaving(all, () => may);
};
const knights = inStep('knights', attractorsLeft);
const onlyDue = (due: ReturnType<typeof knightDue>, all: readonly SenatorId[]): Left<SenatorId> =>
  due ? onlyBy(due.agreement, all, (id) => id === due.promise.senator) : whole(all);

/** [1.07.2-h] Whether or not the Faction has anybody in Rome. */
export const initiative = proc(
  'forum.initiative',
  { seat: 'open', step: 'open' },
  (a: { readonly seat: FactionId }): Taking => ({ seat: a.seat, step: 'persuasion' }),
  {
    start: (cx, l) => {
      const roll = roll2(cx);
      cx.log(say('forum.initiative', { faction: factionRef(l.seat), roll }), '1.07.2-b');
      if (roll === EVENT) {
        // [1.07.2-c] An event, and no card.
        return call(resolveEvent, { event: eventFor(cx.g, cx.g.era, roll3(cx).total), by: l.seat }, 'drawn');
      }
      const card = drawForumCard(cx, l.seat);
      return card === undefined ? 'drawn' : call(deckEvent, { card, by: l.seat }, 'drawn');
    },
    /** [1.05.4-d][amb-101] Whoever has lost everybody by it is served at once; the player himself may leave the game. */
    drawn: () => call(factionsWithoutSenators, undefined, 'served'),
    served: (cx, l) => {
      if (cx.g.factions[l.seat]!.status !== 'in') return end();
      // [4.02.1-g]
      return isNeutral(cx.g, l.seat) ? call(neutrals().neutralInitiative, { faction: l.seat }, 'over') : 'act';
    },
    over: () => end(),
    /** [1.07.2-i] Asked again when a step has been resolved. */
    act: {
      to: (cx, l) => playerOf(cx.g, l.seat),
      say: ({ g }, l) =>
        g.factions[l.seat]!.leader === ''
          ? say('ask.forum.noLeader')
          : say('ask.forum.act', { faction: factionRef(l.seat) }),
      rules: ['1.07.2-f', '1.07.2-g'],
      windows: OPEN,
      // [AGR-17] What was promised is done first.
      silent: ({ g }, l) => {
        const [knight, show] = [knightDue(g, l), gamesDue(g, l)];
        if (knight) return [{ verb: 'attract', arg: knight.promise.senator }];
        return [show ? { verb: 'sponsor', arg: show.promise.senator } : { verb: 'endInitiative' }];
      },
      picks: {
        persuade: pick({
          rules: ['1.07.4-a', '1.07.4-d'],
          ...inStep('persuasion', persuadersLeft),
          take: (_, l, id) => {
            l.step = 'knights';
            return call(persuasion, { seat: l.seat, by: id }, 'act');
          },
        }),
        attract: pick({
          rules: ['1.07.5-a', '1.07.51-e'],
          ...knights,
          withheld: (cx, l) => (cx.g.proscribed === l.seat ? PROSCRIBED : knights.withheld(cx, l)),
          take: (_, l, id) => {
            l.step = 'games';
            return call(attract, { seat: l.seat, by: id }, 'act');
          },
        }),
        sponsor: pick({
          rules: ['1.07.6-a', '1.07.6-d'],
          ...inStep('games', sponsorsLeft),
          take: (_, l, id) => {
            l.step = 'leader';
            return call(games, { seat: l.seat, by: id }, 'act');
          },
        }),
        appointLeader: pick({
          rules: ['1.07.7-a'],
          ...inStep('leader', leadersLeft),
          take: (cx, l, id) => {
            // The last step: nothing can follow.
            appointLeader(cx, l.seat, id);
            return end();
          },
        }),
      },
      allots: {
        pressure: {
          rules: ['1.07.51-a', '1.07.51-b', '1.07.51-e'],
          of: ({ g }, l) => {
            const of = isToCome(l, 'knights') && !knightDue(g, l) ? pressurable(g, l.seat) : {};
            return { of, min: 1, max: pressurableInAll(of) };
          },
          withheld: ({ g }, l) => {
            if (!isToCome(l, 'knights')) return STEP_OVER;
            const due = knightDue(g, l);
            return due && withheldIn(noneBy(due.agreement, Object.keys(pressurable(g, l.seat))));
          },
          take: (cx, l, knights) => {
            l.step = 'games';
            pressure(cx, knights);
            return 'act';
          },
        },
      },
      buttons: {
        endInitiative: { rules: ['1.07.2-g'], when: ({ g }, l) => mayEnd(g, l), take: () => end() },
      },
    },
  },
);
