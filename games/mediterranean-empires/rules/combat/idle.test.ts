import { begin, engineOf, fromSeed, parseTable, randomInput, rng } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { cardOf, effectsOf } from '../empire/cards.ts';
import { idleIn } from '../expedition/prospect.ts';
import { mediterraneanEmpires as game } from '../index.ts';
import { action } from '../round/action.ts';
import { at, cards, CARTAGO, hand, place, ROMA } from '../testing/at.ts';
import { field } from '../testing/battles.ts';
import { activeCards } from './active.ts';
import { idleBonuses } from './idle.ts';
import { fixedStrength } from './strength.ts';

const LEGION = ['Hastati', 'Principes', 'Triarii'];

test('[MED.9-h] a set that is not whole says what it lacks; a whole one counts', () => {
  const fighting = (...troops: string[]) =>
    field({ troops }, { troops: ['Lanceros Libios'] }, { first: [] }, (g) => hand(g, CARTAGO, 'Anibal'));
  const whole = fighting(...LEGION).view(ROMA);
  expect(idleBonuses(whole, 0).filter((x) => x.of === 'set')).toEqual([]);
  expect(fixedStrength(whole, 0).parts.find((p) => p.k === 'set')?.n).toBeGreaterThan(0);
  const part = fighting('Hastati', 'Triarii').view(ROMA);
  const [idle] = idleBonuses(part, 0).filter((x) => x.of === 'set');
  expect(idle).toMatchObject({ why: 'without', kinds: ['field'] });
  expect(idle!.lacks.map((id) => cardOf(part, id).name)).toEqual(['Principes']);
});

test('[MED.9-h] a set for the field says so before the walls of a city, while the expedition is drawn up', () => {
  const p = at(action, { seat: ROMA }, {}, (g) => hand(g, ROMA, ...LEGION));
  const units = cards(...LEGION).map((id) => ({ card: id, as: 'T' as const, on: '' as const }));
  const plan = { seat: ROMA, target: place('capua'), way: 'land', path: [], sea: -1, units } as const;
  const sets = idleIn(p.view(ROMA), plan).filter((x) => x.of === 'set');
  expect(sets).toEqual([expect.objectContaining({ why: 'kind', kinds: ['field'] })]);
  expect(effectsOf(p.view(ROMA), sets[0]!.card, 'set-bonus')).toHaveLength(1);
  expect(idleIn(p.view(ROMA), { ...plan, units: [] })).toEqual([]);
});

test('in combats of whole games, each bonus of a card either counts or is told with a reason', () => {
  const engine = engineOf(game);
  const state = begin(game, parseTable(game, 8, {}), fromSeed('idle'));
  const chance = rng('idle');
  const reasons = new Set<string>();
  const untold: string[] = [];
  while (!state.over && state.inputs < 1500) {
    const [by] = engine.waitingFor(state);
    const question = engine.question(state, by!)!;
    const { g } = state;
    if (g.combat && g.attack?.guard)
      for (const side of [0, 1] as const) {
        const told = idleBonuses(g, side);
        const counted = fixedStrength(g, side).parts.filter((p) => p.k === 'bonus' && p.n > 0);
        for (const idle of told) reasons.add(idle.why);
        for (const id of activeCards(g, side)) {
          const adds = effectsOf(g, id, 'add-fc');
          if (adds.length !== 1) continue;
          const isCounted = counted.some((p) => p.refs?.includes(id));
          const name = cardOf(g, id).name;
          const isTold = told.some((x) => x.of === 'bonus' && cardOf(g, x.card).name === name);
          if (!isCounted && !isTold) untold.push(name);
        }
      }
    engine.apply(state, randomInput(question, by!, (k) => chance.below(k))!);
  }
  expect(untold).toEqual([]);
  expect(reasons.has('other')).toBe(false);
  expect(reasons.size).toBeGreaterThan(2);
});
