/** Provinces and Rebels in a terminal: what stands where, and how strong it is. */
import { messages } from '@tabularium/kernel';
import { wrapped } from '@tabularium/parts/terminal';
import type { Speaker } from '@tabularium/text';
import type { RomeView } from '../rules/index.ts';
import {
  attackersOf,
  countLegions,
  forcesOf,
  hasLanded,
  isAway,
  plays,
  rebelTally,
  sideOf,
  supportNeeded,
} from '../rules/study.ts';
import { en } from './messages/en.ts';

const t = messages(en);
type Province = RomeView['provinces'][number];
type Rebel = RomeView['rebels'][number];

/** Forces of the Senate's that face somebody. */
export const facing = (v: RomeView, war: string, speak: Speaker): string[] =>
  v.forces
    .filter((f) => f.war === war)
    .map((f) => {
      const who = f.commander === '' ? speak.name('board.ror.nobody') : speak.name(f.commander);
      return speak.say(t('board.ror.force', { who, legions: countLegions(v, `force:${f.id}`), fleets: f.fleets }));
    });

/** [2.03.7-d][2.03.71-g] In Italy, on the way, or in his Province. */
const placeOf = (v: RomeView, { senator, army }: Rebel): string => {
  const own = v.provinces.find((p) => p.governor === senator)?.id ?? '';
  if (v.advanced?.rebels?.crossing.some((c) => c.province === own)) return 'board.ror.atSea';
  return army === 'rebel' || hasLanded(v, own) ? 'board.ror.italy' : army;
};
const rebelLine = (v: RomeView, r: Rebel, speak: Speaker): string => {
  const place = placeOf(v, r);
  // [A2-72] Who has come to reinforce another fights in his army.
  const isLed = r.army === 'rebel' || !isAway(v, r.army);
  const land = isLed ? rebelTally(v, r).total : 0;
  const support = r.army === 'rebel' || !isLed ? 0 : supportNeeded(v, r.army);
  const said = speak.say(t('board.ror.rebelArmy', { who: r.senator, place, land, support }));
  return [said, ...facing(v, r.army, speak)].join('; ');
};
/** [1.11.3-h] The Civil War, Rebel by Rebel. */
export const rebelLines = (v: RomeView, speak: Speaker): string[] => {
  const fleets = v.advanced?.rebels?.fleets ?? 0;
  return [
    ...v.rebels.flatMap((r) => wrapped(rebelLine(v, r, speak))),
    ...(fleets > 0 ? [speak.say(t('board.ror.rebelFleets', { n: fleets }))] : []),
  ];
};

const listed = (key: keyof typeof en, all: readonly string[], speak: Speaker): string[] =>
  all.length > 0 ? wrapped(`${speak.name(key)}: ${all.join(', ')}`) : [];

/**
 * [1.09.646-b] Garrisons; [2.02.3-i][2.03.7-d] Provincial Armies and Fleets, at home and in Italy; [2.02.4-a] what is under attack, and [2.02.412-c] what
 * has joined a War.
 */
export const provincialLines = (v: RomeView, speak: Speaker): string[] => {
  const { forces = [], allied = [] } = v.advanced?.provinces ?? {};
  const landed = (v.advanced?.rebels?.inItaly ?? []).filter((x) => x.armies + x.fleets > 0);
  const garrisons = v.provinces.flatMap(({ id }) => {
    const n = countLegions(v, id);
    return n > 0 ? [`${speak.name(id)} ${n}`] : [];
  });
  const attacked = plays(v, 'provincial-wars')
    ? v.provinces.flatMap((p) => attackersOf(v, p).map((w) => `${speak.name(p.id)} (${speak.name(w.id)})`))
    : [];
  const units = (all: readonly { province: string; armies: number; fleets: number }[]): string[] =>
    all.map((f) => `${speak.name(f.province)} ${f.armies} + ${f.fleets}`);
  return [
    ...listed('board.ror.garrisons', garrisons, speak),
    ...listed('board.ror.provincial', units(forces), speak),
    ...listed('board.ror.landed', units(landed), speak),
    ...listed('board.ror.attacked', attacked, speak),
    ...listed(
      'board.ror.joined',
      allied.map((a) => `${speak.name(a.province)} (${speak.name(a.war)})`),
      speak,
    ),
  ];
};

/** Is it Rome’s, and nobody’s? */
export const isVacant = (v: RomeView, p: Province): boolean =>
  p.governor === '' && !p.inRevolt && v.advanced?.provinces?.allied.some((a) => a.province === p.id) !== true;

const dice = (roll: { readonly dice: number; readonly plus: number }): string => {
  const thrown = `${roll.dice < 0 ? '−' : ''}${Math.abs(roll.dice)}d6`;
  return roll.plus === 0 ? thrown : `${thrown} ${roll.plus > 0 ? '+' : '−'} ${Math.abs(roll.plus)}`;
};
/** All about one of them. */
export const provinceLines = (v: RomeView, p: Province, speak: Speaker): string[] => {
  const { land, fleet, spoils, income, localTax, maxArmies, maxFleets } = sideOf(v, p);
  const { armies, fleets } = forcesOf(v, p.id);
  const side = p.developed ? 'board.ror.developed' : 'board.ror.undeveloped';
  const printed = t('board.ror.province', {
    province: p.id,
    side,
    land,
    fleet,
    spoils: dice(spoils),
    income: dice(income),
  });
  const who = p.governor === '' ? 'board.ror.nobody' : p.governor;
  return [
    printed,
    ...(plays(v, 'provincial-wars')
      ? [t('board.ror.raises', { tax: localTax, armies: maxArmies, fleets: maxFleets })]
      : []),
    t('board.ror.governed', { who, term: p.term, legions: countLegions(v, p.id), armies, fleets }),
  ].flatMap((m) => wrapped(speak.say(m)));
};
