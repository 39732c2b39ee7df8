/** What the bot knows of cards that help each other, of spoils, and of a rival who is near victory by cities. */
import type { Empires } from '../rules/index.ts';
import { type Card, cardOf, citiesOf, type CombatKind, type EffectOf, scenarioOf } from '../rules/study.ts';
import { expect, test } from 'vitest';
import { bonusOf, type Scene } from './bonus.ts';
import { jointly } from './joint.ts';
import { cardsOf, opened, plain } from './testing/positions.ts';
import { TUNED, use } from './weights.ts';
import { cardPrice, enmity, spoilsOf } from './worth.ts';

const { g } = opened(8, 'A');
const scene = (kind: CombatKind): Scene => ({ kind, side: 0, place: 0, againstCards: true });
const sent = (as: 'T' | 'F' | 'held', ...cards: readonly string[]) => cards.map((card) => ({ card, as, cost: 1 }));
/** All cards of all decks that fit, whatever they are called. */
const every = (fits: (card: Card) => boolean): string[] =>
  g.agreed.empires.flatMap((_, seat) => cardsOf(g, seat, fits));
const first = (fits: (card: Card) => boolean): string => every(fits)[0]!;
const named = (name: string): string[] => every((card) => card.name === name);
const isLeader = ({ types }: Card): boolean => types.includes('L');
const adds = (card: Card, fits: (e: EffectOf<'add-fc'>) => boolean): boolean => card.byOp['add-fc'].some(fits);

test('[MED.9-h] a bonus for so many of one name is counted from that number on', () => {
  const horde = first((card) => adds(card, (e) => e.if?.countOwnName === card.name && e.if.min === 3));
  const three = named(cardOf(g, horde).name).slice(0, 3);
  expect(jointly(g, scene('field'), sent('T', ...three.slice(0, 2))).fixed).toBe(0);
  expect(jointly(g, scene('field'), sent('T', ...three)).fixed).toBe(3);
  expect(jointly(g, scene('naval'), sent('T', ...three)).fixed).toBe(0);
});

test('[MED.9-h] a set counts when it is whole, and once', () => {
  const { set, n } = cardOf(
    g,
    first((card) => card.byOp['set-bonus'].length > 0),
  ).byOp['set-bonus'][0]!;
  const whole = set.map((name) => named(name)[0]!);
  expect(jointly(g, scene('field'), sent('T', ...whole.slice(1))).fixed).toBe(0);
  expect(jointly(g, scene('field'), sent('T', ...whole)).fixed).toBe(n);
  expect(jointly(g, scene('field'), sent('T', ...set.flatMap(named))).fixed).toBe(n);
});

test('[MED.9-h] a troop that needs a Leader is stronger with one; a card that counts units asks for their number', () => {
  const led = first((card) => adds(card, (e) => e.if?.ownLeaderPresent === true && e.if.role === undefined));
  const leader = first((card) => isLeader(card) && card.effects.every((e) => e.op === 'spoils'));
  const [kind] = cardOf(g, led).byOp['add-fc'][0]!.battles;
  expect(jointly(g, scene(kind!), sent('T', led)).fixed).toBe(0);
  expect(jointly(g, scene(kind!), [...sent('T', led), ...sent('held', leader)]).fixed).toBe(1);
  const levy = first((card) => adds(card, (e) => e.if?.minUnits === 5));
  const others = named('Inmortales').concat(named('Principes'));
  expect(jointly(g, scene('field'), sent('T', levy, ...others.slice(0, 3))).fixed).toBe(0);
  expect(jointly(g, scene('field'), sent('T', levy, ...others.slice(0, 4))).fixed).toBe(1);
});

test('[MED.5.4.5-k] a Leader who rallies makes the troops that he names cheaper in a battle, and no others', () => {
  const general = first((card) => isLeader(card) && card.byOp.rally.length > 0);
  const { names, min } = cardOf(g, general).byOp.rally[0]!;
  const troops = sent(
    'T',
    named(names[0]!)[0]!,
    first(({ types, name }) => types.join() === 'T' && !names.includes(name)),
  );
  const all = [...troops, ...sent('held', general)];
  expect(jointly(g, scene('field'), all).saved).toBeCloseTo((7 - min) / 6);
  expect(jointly(g, scene('assault'), all).saved).toBe(0);
  expect(jointly(g, scene('field'), troops).saved).toBe(0);
});

test('[MED.9-i] rolls at the start of a battle and cover count against cards alone', () => {
  use(TUNED);
  const archer = first((card) => card.byOp['roll-discard'].some((e) => e.battles.includes('field') && e.min === 5));
  expect(bonusOf(g, archer, scene('field')).fixed).toBeCloseTo(5 / 3);
  expect(bonusOf(g, archer, { ...scene('field'), againstCards: false }).fixed).toBe(0);
  const shield = first((card) => card.effects.length === 1 && card.byOp.cover.length > 0);
  expect(bonusOf(g, shield, scene('field')).fixed).toBe(TUNED.cover);
  expect(bonusOf(g, shield, scene('assault')).fixed).toBe(0);
});

test('[MED.9-m] spoils are worth their points, or the cards that they draw', () => {
  const points = first((card) => card.byOp.spoils.some((e) => e.vp === 1 && e.battles.includes('assault')));
  expect(spoilsOf(g, 0, points, 'assault')).toBe(1);
  const drawing = first((card) => card.byOp.spoils.some((e) => e.draw === 1 && !e.battles.includes('assault')));
  const [kind] = cardOf(g, drawing).byOp.spoils[0]!.battles;
  expect(spoilsOf(g, 0, drawing, kind!)).toBe(cardPrice(g, 0));
  expect(spoilsOf(g, 0, drawing, 'assault')).toBe(0);
});

test('[MED.4.4-a] a rival who lacks few cities for victory is hit before another with as many points', () => {
  use(TUNED);
  const table: Empires = structuredClone(g);
  table.vp.fill(10);
  expect(enmity(table, 0, 1)).toBe(enmity(table, 0, 2));
  const free = plain(table).filter((p) => table.owner[p] !== 1);
  while (citiesOf(table, 1).length < scenarioOf(table).victoryCities - 3) table.owner[free.pop()!] = 1;
  const near: Empires = { ...table };
  expect(enmity(near, 0, 1)).toBeGreaterThan(enmity(near, 0, 2));
});
