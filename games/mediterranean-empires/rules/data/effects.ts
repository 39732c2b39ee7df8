/** The operations that card texts are made of, and what each must say. What they do is in `cards/effects`. */
import { schema as s } from '@tabularium/kernel';
import { CARD_TYPES, COMBATS } from '../ids.ts';

const n = s.int(1, 9);
const die = s.int(1, 6);
const name = s.string(/\S/);
const battles = s.array(s.oneOf(...COMBATS), { min: 1 });
const types = s.array(s.oneOf(...CARD_TYPES), { min: 1 });
const role = s.oneOf('attacker', 'defender');

/** All that is listed must hold; judged in Resolution. */
const condition = s.object({
  present: s.optional(s.array(name, { min: 1 })),
  countOwnName: s.optional(name),
  min: s.optional(n),
  role: s.optional(role),
  territory: s.optional(name),
  city: s.optional(name),
  ownLeaderPresent: s.optional(s.boolean),
  perOwnLeader: s.optional(s.boolean),
  /** Once for each fleet of the own side, whatever its tags. */
  perOwnFleet: s.optional(s.boolean),
  perOwnTag: s.optional(name),
  enemyLacksTag: s.optional(name),
  enemyHasTag: s.optional(name),
  /** Once for each card of this name on the own side, the card itself included. */
  perOwnName: s.optional(name),
  /** Troops and fleets of the own side in the combat. */
  minUnits: s.optional(n),
  /** The enemy has more troops and fleets in the combat. */
  outnumbered: s.optional(s.boolean),
  /** The enemy is an area or a horde. */
  barbarians: s.optional(s.boolean),
  /** The combat is for a port. */
  port: s.optional(s.boolean),
});
export type Condition = s.Infer<typeof condition>;

const results = s.array(
  s.object({
    min: s.optional(s.int(-9, 99)),
    max: s.optional(s.int(-9, 99)),
    effect: s.oneOf('none', 'discard-random'),
    n: s.optional(n),
  }),
);

const resolution = { when: s.oneOf('resolution') };
const start = { when: s.oneOf('battle-start'), battles, dice: n };
const action = { when: s.oneOf('action') };
const route = { when: s.oneOf('route-naval-or-strait', 'route-land', 'route-any') };
const combat = { when: s.oneOf('combat-naval', 'combat-field', 'combat-naval-or-field', 'combat-assault') };

const OPS = {
  'acquire-neutral-city': { ...action, maxSize: n, minRoll: die, portOnly: s.boolean, allowKey: s.boolean },
  'add-dice': { ...resolution, battles, n, if: s.optional(condition) },
  'add-dice-to-side': { ...combat, n },
  'add-fc-to-side': { ...combat, n },
  'add-fc': { ...resolution, battles, n, if: s.optional(condition), cap: s.optional(n) },
  ambush: { ...route, dice: n, results },
  'barbarian-allies': action,
  'bonus-recover-one-troop': { when: s.oneOf('recovery'), min: die },
  'cancel-card': { when: s.oneOf('response-empire-card', 'response-special-event'), types, min: die },
  cover: { when: s.oneOf('battle-start'), battles, n },
  'discard-random-troop': { ...combat, min: die },
  'double-cargo-naval-fc': { ...resolution, battles },
  draw: { ...action, n },
  flee: { ...start, max: die, target: s.oneOf('self') },
  'force-discard-random': { ...action, n },
  'gain-vp': { ...action, n },
  'gain-vp-per-ports': { ...action, per: n, max: n },
  'look-top': { ...action, n, take: n },
  'pacify-area': { ...action, maxStrength: s.optional(n), minRoll: s.optional(die) },
  'place-forts': { ...action, n, maxPerCity: n },
  rally: { when: s.oneOf('recovery'), min: die, names: s.array(name, { min: 1 }) },
  'recover-after-assault': { when: s.oneOf('recovery'), min: die },
  'recover-at': { when: s.oneOf('recovery'), min: die, rolls: s.optional(n) },
  'recover-discard': { ...action, types, n, excludeSelf: s.optional(s.boolean) },
  'remove-dice-from-side': { ...combat, n },
  'remove-enemy-dice': { ...resolution, battles, n, if: s.optional(condition) },
  'remove-leader': { when: s.oneOf('response-leader'), min: die },
  restrict: { when: s.oneOf('static'), battle: s.oneOf('any', ...COMBATS), role },
  'revolt-city': { ...action, maxSize: n, minRoll: die },
  'roll-discard': { ...start, min: die, target: s.oneOf('enemy-troop', 'enemy-fleet'), count: n },
  'seize-city': { ...action, maxSize: n, minRoll: die },
  'set-bonus': { ...resolution, battles, set: s.array(name, { min: 1 }), n },
  'set-member': { ...resolution, set: s.array(name, { min: 1 }) },
  spoils: { when: s.oneOf('victory'), battles, vp: s.optional(n), draw: s.optional(n) },
  spy: { when: s.oneOf('any'), discard: n, excludeTypes: types },
  stampede: { ...start, max: die, alsoDiscardOwnRandom: n },
  'steal-random-card': { ...action, n },
  storm: { ...route, dice: n, weatherModifier: s.boolean, results },
  'storm-modifier': { ...route, n: s.int(-9, 9) },
  tribute: { ...action, of: s.oneOf('cities', 'ports', 'key-cities'), per: n, gives: s.oneOf('vp', 'cards'), max: n },
  'turn-back': { ...route, min: die },
} as const;

type Ops = typeof OPS;
export type Op = keyof Ops;
export type EffectOf<O extends Op> = { readonly op: O } & s.Infer<ReturnType<typeof s.object<Ops[O]>>>;
export type Effect = { [O in Op]: EffectOf<O> }[Op];

const SCHEMAS: ReadonlyMap<unknown, s.Schema<unknown>> = new Map(
  Object.entries(OPS).map(([op, fields]) => [op, s.object({ op: s.oneOf(op), ...fields })]),
);
export const OP_NAMES = Object.keys(OPS) as readonly Op[];

export type EffectsByOp = { readonly [O in Op]: readonly EffectOf<O>[] };
const NONE: readonly Effect[] = [];
/** Every operation has a list, so that all cards are objects of one shape, which are the quickest to ask. */
export const effectsByOp = (effects: readonly Effect[]): EffectsByOp => {
  const of = (op: Op): readonly Effect[] => effects.filter((e) => e.op === op);
  return Object.fromEntries(OP_NAMES.map((op) => [op, of(op).length > 0 ? of(op) : NONE])) as unknown as EffectsByOp;
};

export const effect: s.Schema<Effect> = {
  check: (value, path, problems) => {
    const op = typeof value === 'object' && value !== null && 'op' in value ? value.op : undefined;
    const fits = SCHEMAS.get(op);
    if (fits) fits.check(value, path, problems);
    else problems.push(`${path}.op: there is no operation ${String(op)}`);
  },
};
