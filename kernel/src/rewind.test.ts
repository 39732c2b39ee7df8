import { describe, expect, test } from 'vitest';
import { Refused } from './errors.ts';
import { firstDifference, fromFile, openGame, toFile } from './game-file.ts';
import { copy } from './json.ts';
import { backIn, NOBODY, versionIn } from './entry.ts';
import { rng } from './rng.ts';
import { playOn } from './testing/play.ts';
import { toy } from './testing/toy.ts';

const open = (seed: string) => openGame(toy, 4, { purse: '20' }, { t: 'seed', seed });

describe('going back', () => {
  test('the position is the earlier one, and what was done since stays in the record', () => {
    const { match } = open('back');
    playOn(match, 'a', 20);
    const then = copy(match.state);
    playOn(match, 'b', 20);
    const entry = match.rewind(20);
    expect(match.state.g).toEqual(then.g);
    expect(match.state.stack).toEqual(then.stack);
    expect(match.entries).toHaveLength(41);
    expect(entry.input).toMatchObject({ by: NOBODY, verb: 'rewind', arg: { to: 20 } });
    expect(backIn(entry.input)).toBe(20);
    expect(versionIn(entry.input)).toBe(toy.meta.version);
    expect(entry.log.map(({ m }) => m.k)).toEqual(['kernel.rewound']);
    expect(match.at(41)).toEqual(match.state);
  });

  test('the dice are not those of before, and nobody takes back what came before', () => {
    const { match } = open('dice');
    playOn(match, 'a', 30);
    const { chance } = copy(match.state);
    expect(match.at(5).chance).not.toEqual(chance);
    match.rewind(5);
    expect(match.state.chance).toEqual(chance);
    expect([0, 1, 2, 3].some((seat) => match.canUndo(seat))).toBe(false);
  });

  test('every question is a new one, also of a seat that has done nothing since', () => {
    const { match } = open('asked');
    playOn(match, 'a', 6);
    const asked = [0, 1, 2, 3].map((seat) => match.decision(seat));
    match.rewind(6);
    for (const seat of [0, 1, 2, 3]) expect(match.decision(seat)).not.toBe(asked[seat]);
    match.forgetLast();
    expect([0, 1, 2, 3].map((seat) => match.decision(seat))).toEqual(asked);
  });

  test('a position that there is not, or of a game that is over, is refused', () => {
    const { match } = open('end');
    playOn(match, 'a', 10);
    const before = copy(match.state);
    for (const to of [-1, 11, 1.5]) expect(() => match.rewind(to)).toThrow(RangeError);
    expect(match.state).toEqual(before);
    playOn(match, 'a', 10_000);
    expect(match.state.over).toBeDefined();
    expect(() => match.rewind(1)).toThrow(Refused);
  });

  test('a game that went back often is stored, loaded and confirmed; one that says it went elsewhere is not', () => {
    const opened = open('often');
    const { match } = opened;
    const dice = rng('points');
    for (let round = 0; round < 8; round++) {
      playOn(match, `r${round}`, 15);
      if (!match.state.over) match.rewind(dice.below(match.entries.length + 1));
    }
    const file = structuredClone(toFile(opened));
    expect(firstDifference(toy, file)).toBeUndefined();
    const again = fromFile(toy, structuredClone(file)).match;
    expect(again.state).toEqual(match.state);
    expect(again.decision(0)).toBe(match.decision(0));
    const at = file.entries.findIndex((e) => backIn(e.input) !== undefined);
    const forged = { ...file, entries: structuredClone(file.entries) as unknown as { input: { arg?: unknown } }[] };
    forged.entries[at]!.input.arg = { to: backIn(file.entries[at]!.input)! - 1, version: toy.meta.version };
    expect(firstDifference(toy, forged as unknown as typeof file)).toMatchObject({ input: at + 1 });
  });
});
