/** Rebels: the Primary one, those who join him, what they lose — 1.11.3, 1.11.32, 1.11.33 */
import { type Cx, end } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Force, Rome, Senator } from '../game.ts';
import { factionRef, type None, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { leaveCommand, releaseConcessions } from '../rome/death.ts';
import { forcePlace, legionsAt } from '../rome/forces.ts';
import { comeHome } from '../rome/home.ts';
import { hraoFaction } from '../rome/hrao.ts';
import { primaryRebel, rebelAt, rebelFaction } from '../rome/rebels.ts';
import { idsOf, maybeSenator, senator, senatorsOf } from '../rome/senators.ts';
import { say } from '../say.ts';
import { gatherVeterans } from './allegiance.ts';
import { isNeutral, playerOf } from '../rome/players.ts';

/** [1.11.33-a][2.03.5-b] A marker for Concessions, Knights and every office; a Province is not one. */
export const becomeRebel = (cx: Cx<Rome>, s: Senator, rank: 'primary' | 'secondary'): void => {
  s.rebel = rank;
  s.office = '';
  s.knights = 0;
  releaseConcessions(cx.g, s);
  // [2.01.31-e]
  if (plays(cx.g, 'pontifex')) advanced().priestRevolts(cx, s);
  // [2.03.21-a]
  if (plays(cx.g, 'rebel-governors')) advanced().governorRevolts(cx, s);
};

/** [1.11.3-g][1.11.3-h] He is Marching on Rome with whoever follows him; there is no Force of the Senate's any more. */
export const becomePrimaryRebel = (cx: Cx<Rome>, f: Force): void => {
  const { g } = cx;
  const s = senator(g, f.commander);
  const army = 'rebel';
  for (const n of legionsAt(g, forcePlace(f))) g.legions[n]!.at = army;
  g.fleets += f.fleets;
  g.forces = g.forces.filter((x) => x !== f);
  g.rebels.push({ senator: s.id, army, since: g.turn, masterOfHorse: '', shift: 0 });
  becomeRebel(cx, s, 'primary');
  cx.log(say('revolution.primary', { who: s.id }), '1.11.3-f');
};

/**
 * [1.11.32-a][2.03.21-b][2.03.21-c] Every other Senator of his Faction, wherever he is; [1.11.32-i] not a Consul for Life; [1.11.32-b] a Master of Horse only if the
 * Rebel is his own Dictator; [A2-100] nobody who has disbanded Veterans in this phase.
 */
const mayJoin = (g: Rome, horse: SenatorId | None): Senator[] => {
  const faction = rebelFaction(g);
  if (faction === undefined) return [];
  return senatorsOf(g, faction).filter(
    (s) =>
      s.rebel === 'no' &&
      !s.consulForLife &&
      (s.office !== 'master-of-horse' || s.id === horse) &&
      !g.forces.some((f) => f.laysDown && f.commander === s.id),
  );
};

/**
 * [1.11.32-e] Out of Rome. [1.11.32-h] A command of his own he gives back: what he had stays on its War without a Commander.
 * [1.11.32-g] A Governor keeps his Province.
 */
const join = (cx: Cx<Rome>, s: Senator): void => {
  becomeRebel(cx, s, 'secondary');
  if (s.at !== 'mission') leaveCommand(cx, s);
  if (s.at === 'rome') s.at = 'field';
  cx.log(say('revolution.joins', { who: s.id }), '1.11.32-a');
};

/** [1.11.32-b] He rides on with the Rebel, [1.11.32-c] or comes home with his office. */
const settleHorse = (cx: Cx<Rome>, horse: SenatorId | None): void => {
  const s = maybeSenator(cx.g, horse);
  if (s === undefined) return;
  const rebel = rebelAt(cx.g, 'rebel');
  if (rebel && s.rebel === 'secondary') rebel.masterOfHorse = s.id;
  else if (s.captive === '') comeHome(cx, s);
};

/**
 * [1.11.32-a][1.11.32-j] Loyal or Rebel: declared once, by the player, for all of them. [1.11.32-d][amb-134] The loyal go on as before;
 * [1.11.32-f] money of those who join is the Primary Rebel's to use (`revenue/rebels.ts`).
 */
export const secondaryRebels = proc(
  'revolution.secondary-rebels',
  { horse: 'open' },
  (a: { readonly horse: SenatorId | None }) => ({ horse: a.horse }),
  {
    start: (cx, l) => (mayJoin(cx.g, l.horse).length > 0 ? 'ask' : 'settled'),
    ask: {
      to: (cx) => playerOf(cx.g, rebelFaction(cx.g) ?? hraoFaction(cx.g)),
      // [4.06.2-k]
      say: (cx) => {
        const rebel = primaryRebel(cx.g);
        return rebel !== undefined && isNeutral(cx.g, rebel.faction)
          ? say('ask.neutral.join', { who: rebel.id, faction: factionRef(rebel.faction) })
          : say('ask.revolution.join');
      },
      rules: ['1.11.32-a', '1.11.32-b', '1.11.32-i', '1.11.32-j'],
      silent: () => [{ verb: 'joinRevolt', arg: [] }],
      chooses: {
        joinRevolt: {
          of: (cx, l) => {
            const of = idsOf(mayJoin(cx.g, l.horse));
            return { of, min: 0, max: of.length };
          },
          take: (cx, _, ids) => {
            for (const id of ids) join(cx, senator(cx.g, id));
            return 'settled';
          },
        },
      },
    },
    settled: (cx, l) => {
      settleHorse(cx, l.horse);
      gatherVeterans(cx);
      return end();
    },
  },
);
