/** Veterans called out of a Rebel army — 1.11.34-b, I-14 */
import { call, type Cx, end, type Interrupt, interrupt } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import type { LegionPlace, Rebel, Rome } from '../game.ts';
import { type FactionId, type LegionId, legionNumber, legionRef, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { forceOf, forcePlace, forcesOn } from '../rome/forces.ts';
import { decider } from '../rome/hrao.ts';
import { hasLostAllLegions, rebelAt } from '../rome/rebels.ts';
import { maybeSenator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { failRevolt } from '../rome/death.ts';
import { ownFaction, playerOf } from '../rome/players.ts';

const TO_ACTIVE = 'place:active';

/** A Rebel's army, or a Province that a Rebel governs. */
const isWithRebels = (g: Rome, at: LegionPlace): boolean => {
  if (rebelAt(g, at)) return true;
  const governor = g.provinces.find((p) => p.id === at)?.governor ?? '';
  return governor !== '' && (maybeSenator(g, governor)?.rebel ?? 'no') !== 'no';
};

/** [1.11.34-b] Veterans with the Rebels whose Allegiance is to a loyal Senator of this player. */
export const callable = (g: Rome, by: FactionId): LegionId[] =>
  g.legions.flatMap((l, n) => {
    if (l.allegiance === '' || !isWithRebels(g, l.at)) return [];
    const s = maybeSenator(g, l.allegiance);
    const isHis = s !== undefined && s.rebel === 'no' && s.faction >= 0 && ownFaction(g, decider(g, s.faction)) === by;
    return isHis ? [legionRef(n)] : [];
  });

export const recall = (cx: Cx<Rome>, legions: readonly string[], to: LegionPlace): void => {
  const { g } = cx;
  for (const id of legions) g.legions[legionNumber(id)]!.at = to;
  cx.log(say('veterans.recalled', { n: legions.length }), '1.11.34-b');
  // [1.11.371-d]
  if (hasLostAllLegions(g)) failRevolt(cx);
};

/** Commanders of the Senate who face the Rebel, [2.03.22-e] of several Rebels the one with whom all these Legions are. */
const commandersAgainst = (g: Rome, legions: readonly string[]): SenatorId[] => {
  const places = legions.map((id) => g.legions[legionNumber(id)]!.at);
  const facing = (r: Rebel): SenatorId[] =>
    forcesOn(g, r.army).flatMap((f) => (f.commander === '' ? [] : [f.commander]));
  const isTheirs = (r: Rebel): boolean => !plays(g, 'rebel-governors') || places.every((at) => at === r.army);
  return g.rebels.flatMap((r) => (isTheirs(r) ? facing(r) : []));
};

/** [1.11.34-b][2.03.22-d] To a Senate army sent against the Rebel, or to the Active Forces boxes. */
export const recallVeterans = proc(
  'revolution.recall-veterans',
  { by: 'open', legions: 'open' },
  (a: { readonly by: FactionId; readonly legions: readonly string[] }) => ({ by: a.by, legions: [...a.legions] }),
  {
    start: (cx, l) => {
      if (commandersAgainst(cx.g, l.legions).length > 0) return 'where';
      recall(cx, l.legions, 'active');
      return end('recalled');
    },
    where: {
      to: (cx, l) => playerOf(cx.g, l.by),
      say: (_, l) => say('ask.veterans.where', { n: l.legions.length }),
      rules: ['1.11.34-b'],
      silent: () => [{ instead: () => end('stayed') }],
      picks: {
        sendVeterans: {
          of: (cx, l) => [TO_ACTIVE, ...commandersAgainst(cx.g, l.legions)],
          take: (cx, l, where) => {
            const army = where === TO_ACTIVE ? undefined : forceOf(cx.g, where);
            recall(cx, l.legions, army ? forcePlace(army) : 'active');
            return end('recalled');
          },
        },
      },
    },
  },
);

/** [amb-17] In any phase, until the dice of the Civil War are rolled. */
export const VETERANS_INTERRUPT: Interrupt<Rome> = interrupt({
  verb: 'recallVeterans',
  window: 'free',
  offer: ({ g }, by) => {
    if (g.rebels.length === 0) return undefined;
    const of = callable(g, ownFaction(g, by));
    return { t: 'choose', of, min: 1, max: of.length, rules: ['1.11.34-b'] };
  },
  start: (cx, by, legions) => call(recallVeterans, { by: ownFaction(cx.g, by), legions }),
});
