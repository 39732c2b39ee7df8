import { describe, expect, test } from 'vitest';
import type { Msg } from '@tabularium/kernel';
import { type Move, nextMove } from '../../rules/neutrals/next-move.ts';
import { neutralsOf } from '../../rules/neutrals/state.ts';
import { atNeutrals, CONSERVATIVES, IMPERIALS, PLUTOCRATS, POPULISTS } from '../../rules/testing/neutrals.ts';
import { dividing } from '../../rules/testing/spoils.ts';
import { isMoving, lineInUse, moveIn, spoilsOf } from './lines.ts';

const SAID: Msg = { k: 'phase' };
const moving = (move: Partial<Move>) =>
  atNeutrals(
    nextMove,
    { faction: IMPERIALS, does: SAID, rule: '4.01.3-a', because: { by: SAID, candidates: [] }, ...move },
    { pace: 'step' },
  ).view(0);

describe('the line in use', () => {
  test.each([
    ['4.01.3-a', 'leader'],
    ['4.03.1-d', 'revenue'],
    ['4.03.3-b', 'spoilsOn'],
    ['4.03.4-b', 'charity'],
    ['4.04.3-a', 'knight'],
    ['4.04.4-b', 'charity'],
    ['4.04.5-b', 'initiative'],
    ['4.05.4-e', 'spoils'],
    ['4.05.416-a', 'spoils'],
    ['4.07.4-a', undefined],
  ])('a move by %s goes by: %s', (rule, line) => {
    const view = moving({ rule });
    expect(lineInUse(view, IMPERIALS)).toBe(line);
    expect(lineInUse(view, PLUTOCRATS)).toBeUndefined();
    expect([IMPERIALS, PLUTOCRATS].map((f) => isMoving(view, f))).toEqual([true, false]);
    expect(moveIn(view)?.rule).toBe(rule);
  });

  test('while Spoils are divided it is the list of everybody in the Coalition', () => {
    const view = dividing({ members: [0, PLUTOCRATS] }).view(0);
    expect(lineInUse(view, PLUTOCRATS)).toBe('spoils');
    expect(lineInUse(view, IMPERIALS)).toBeUndefined();
  });
});

describe('the Spoils on a card', () => {
  const stateOf = (view: Parameters<typeof spoilsOf>[0], faction: number) =>
    Object.fromEntries(spoilsOf(view, faction).map(({ kind, state }) => [kind, state]));

  test('[4.05.4-f] what it has taken, and offices that others have; of Provinces and Concessions there are more', () => {
    const view = atNeutrals(
      nextMove,
      { faction: -1, does: SAID, rule: '4.05.4-e', because: { by: SAID, candidates: [] } },
      { pace: 'step' },
      (g) => {
        neutralsOf(g).taken = [
          { spoil: 'field-consul', by: IMPERIALS, who: 'senator:2' },
          { spoil: 'rome-consul', by: CONSERVATIVES, who: 'senator:4' },
          { spoil: 'province:sicilia', by: CONSERVATIVES, who: 'senator:4' },
        ];
      },
    ).view(0);
    expect(stateOf(view, IMPERIALS)).toEqual({
      'field-consul': 'taken',
      'rome-consul': 'lost',
      governor: 'free',
      censor: 'free',
      concession: 'free',
      'land-bill': 'free',
    });
    expect(stateOf(view, CONSERVATIVES)['governor']).toBe('taken');
  });

  test('what is ruled out for whoever is about to choose is lost to it, and to nobody else', () => {
    const view = moving({
      faction: POPULISTS,
      rule: '4.05.4-e',
      because: { by: SAID, candidates: [{ ref: 'spoils:concession', out: SAID }, { ref: 'spoils:censor' }] },
    });
    expect(stateOf(view, POPULISTS)).toMatchObject({ concession: 'lost', censor: 'free' });
    expect(stateOf(view, IMPERIALS)['concession']).toBe('free');
  });

  test('[4.05.4-c] what it takes now, before it has it', () => {
    const view = atNeutrals(
      nextMove,
      { faction: POPULISTS, does: SAID, rule: '4.05.4-e', because: { by: SAID, candidates: [] } },
      { pace: 'step' },
      (g) => {
        neutralsOf(g).choice = { by: POPULISTS, spoil: 'censor', who: 'senator:5', means: 'turn', status: 'open' };
      },
    ).view(0);
    expect(stateOf(view, POPULISTS)['censor']).toBe('next');
    expect(stateOf(view, PLUTOCRATS)['censor']).toBe('free');
  });

  test('a Player has no card', () => {
    expect(spoilsOf(moving({}), 0)).toEqual([]);
  });
});
