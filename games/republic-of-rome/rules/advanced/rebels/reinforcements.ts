/** Reinforcements for a Rebel in Italy — 2.03.71, D2-31 */
import { choose, type Cx, end, pick } from '@tabularium/kernel';
import type { Province, Rome } from '../../game.ts';
import { chosen, type LegionId, legionNumber, type None, type ProvinceId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { disband, forcesOn, legionRefs, legionsAt } from '../../rome/forces.ts';
import { decider } from '../../rome/hrao.ts';
import { sideOf } from '../../rome/provinces.ts';
import { rebelAt, rebelFaction } from '../../rome/rebels.ts';
import { maybeSenator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { province } from '../../wars/wars.ts';
import { forcesOf } from '../provinces/state.ts';
import { land } from './crossing.ts';
import { type Crossing, isAway, rebelGovernors } from './state.ts';

const ARMIES = 'provincial:armies';
const FLEETS = 'provincial:fleets';

/** [2.03.71-a] The Primary Rebel is in Italy, and the last Combat Phase brought him a Stalemate. */
const isTime = (g: Rome): boolean => rebelAt(g, 'rebel') !== undefined && rebelGovernors(g).stalemate;

const hasAnything = (g: Rome, p: Province): boolean => {
  const { armies, fleets } = forcesOf(g, p.id);
  return armies + fleets + legionsAt(g, p.id).length > 0;
};
/** [2.03.71-b][A2-72] Governors who are still at home, and have something there. */
const senders = (g: Rome): ProvinceId[] =>
  isTime(g)
    ? g.provinces.flatMap((p) => {
        const isSecondary = maybeSenator(g, p.governor)?.rebel === 'secondary';
        return isSecondary && !isAway(g, p.id) && hasAnything(g, p) ? [p.id] : [];
      })
    : [];

interface Sending {
  from: ProvinceId | None;
  armies: number;
  fleets: number;
}

/** [2.03.71-f] At once where there is no Naval Strength; [2.03.71-g][2.03.71-h] else they have to get past the Senate's Fleets. */
const send = (cx: Cx<Rome>, l: Sending, legions: readonly LegionId[]): void => {
  const { g } = cx;
  const p = province(g, chosen(l.from));
  const c: Crossing = { province: p.id, armies: l.armies, fleets: l.fleets, legions: legions.map(legionNumber) };
  cx.log(
    say('rebels.reinforces', {
      who: p.governor,
      province: p.id,
      armies: l.armies,
      fleets: l.fleets,
      legions: legions.length,
    }),
    '2.03.71-d',
  );
  // [2.03.71-i][2.03.71-j][own-88]
  for (const f of forcesOn(g, p.id)) disband(cx, f);
  if (sideOf(g, p).fleet === 0) land(cx, c);
  else rebelGovernors(g).crossing.push(c);
};

/** [2.03.71-b][2.03.71-c] One Governor at most, if his player likes; [2.03.71-d] with any part of what he has. */
export const reinforcement = proc(
  'rebels.reinforcement',
  { from: 'open', armies: 'open', fleets: 'open' },
  (): Sending => ({ from: '', armies: 0, fleets: 0 }),
  {
    start: (cx) => (senders(cx.g).length > 0 ? 'who' : end()),
    who: {
      to: ({ g }) => decider(g, rebelFaction(g)!),
      say: () => say('ask.rebels.reinforce'),
      rules: ['2.03.71-a', '2.03.71-b', '2.03.71-c', '2.03.71-i', '2.03.71-j'],
      silent: ['noReinforcements'],
      buttons: { noReinforcements: { take: () => end() } },
      picks: {
        reinforceFrom: pick({
          of: ({ g }) => senders(g),
          take: ({ g }, l, id) => {
            l.from = id;
            const { armies, fleets } = forcesOf(g, id);
            return armies + fleets > 0 ? 'forces' : 'legions';
          },
        }),
      },
    },
    forces: {
      to: ({ g }) => decider(g, rebelFaction(g)!),
      say: (_, l) => say('ask.rebels.sendForces', { province: l.from }),
      rules: ['2.03.71-d'],
      silent: () => [{ instead: () => end() }],
      allots: {
        sendForces: {
          of: ({ g }, l) => {
            const { armies, fleets } = forcesOf(g, chosen(l.from));
            const of = { ...(armies > 0 && { [ARMIES]: armies }), ...(fleets > 0 && { [FLEETS]: fleets }) };
            const min = legionsAt(g, chosen(l.from)).length > 0 ? 0 : 1;
            return { of, min, max: armies + fleets };
          },
          take: (cx, l, shares) => {
            l.armies = shares[ARMIES] ?? 0;
            l.fleets = shares[FLEETS] ?? 0;
            if (legionsAt(cx.g, chosen(l.from)).length > 0) return 'legions';
            send(cx, l, []);
            return end();
          },
        },
      },
    },
    legions: {
      to: ({ g }) => decider(g, rebelFaction(g)!),
      say: (_, l) => say('ask.rebels.sendLegions', { province: l.from }),
      rules: ['2.03.71-d'],
      silent: () => [{ instead: () => end() }],
      chooses: {
        sendLegions: choose({
          of: ({ g }, l) => {
            const of = legionRefs(legionsAt(g, chosen(l.from)));
            return { of, min: l.armies + l.fleets > 0 ? 0 : 1, max: of.length };
          },
          take: (cx, l, ids) => {
            send(cx, l, ids);
            return end();
          },
        }),
      },
    },
  },
);
