import { copy, type Explanation, fromFile, moduleFor, openGame, packOf, rng, toFile } from '@tabularium/kernel';
import { given, play } from '@tabularium/kit';
import { expect, test } from 'vitest';
import type { RawContent } from './content.ts';
import { CONTENTS, contentOf, senatorCard } from './printed.ts';
import { explain } from '../explain/explain.ts';
import { persuasion } from '../forum/persuasion.ts';
import { landStrengthOf, republicOfRome } from '../index.ts';
import { fresh } from '../rome/death.ts';
import { at, faction } from '../testing/at.ts';
import { PRINTED } from '../testing/printed.ts';

const FABIUS = 'senator:2';
const CLAUDIUS = 'senator:5';

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer X)[] ? Open<X>[] : T[K] };
const changed = (patch: (raw: Open<RawContent>) => void) => {
  const raw = copy(CONTENTS.raw as Open<RawContent>);
  patch(raw);
  return packOf('other', raw);
};
const claudiusLoyal = (n: number) =>
  changed((raw) => {
    raw.senators.find((s) => s.id === CLAUDIUS)!.loy = n;
    raw.wars.find((w) => w.id === 'war:1')!.land = 14;
  });

test('a game with a pack has its values, names it, and leaves the printed ones alone', () => {
  const pack = claudiusLoyal(3);
  const game = moduleFor(republicOfRome, pack);
  const p = play(given(game, { seats: 3 }));
  expect(p.g.agreed.pack).toBe(pack.name);
  expect(landStrengthOf(p.view('public'), 'war:1')).toBe(14);
  expect(landStrengthOf(play(given(republicOfRome, { seats: 3 })).view('public'), 'war:1')).toBe(10);
  expect([senatorCard(p.view(0), CLAUDIUS).loy, senatorCard(PRINTED, CLAUDIUS).loy]).toEqual([3, 7]);
  expect(game.guess(p.view(0), 0, rng('pack')).g.agreed.pack).toBe(pack.name);
});

test('[1.07.41-a] what a player is told before he answers counts with the values of the pack', () => {
  const loyaltyOf = (of: typeof republicOfRome): number | undefined => {
    const p = at(persuasion, { seat: 0, by: FABIUS }, { seats: 3, of }, (g) => {
      faction(g, 0, 'senator:1', FABIUS);
      faction(g, 1, 'senator:3');
      faction(g, 2, 'senator:4');
      g.senators = g.senators.filter((s) => s.id !== CLAUDIUS);
      g.curia = g.curia.filter((id) => id !== CLAUDIUS);
      g.senators.push(fresh(g, CLAUDIUS, -1));
    });
    const told: Explanation | undefined = explain(p.view(0), 'target', CLAUDIUS);
    return told?.tallies[0]?.parts.find((x) => x.k === 'loyalty')?.n;
  };
  expect([loyaltyOf(republicOfRome), loyaltyOf(moduleFor(republicOfRome, claudiusLoyal(2)))]).toEqual([-7, -2]);
});

test('a pack with a missing Senator is refused and he is named, and a game without its pack does not go on', () => {
  const pack = changed((raw) => {
    raw.senators = raw.senators.filter((s) => s.id !== CLAUDIUS);
  });
  expect(() => moduleFor(republicOfRome, pack)).toThrow(/other-\w+: .*senator:5 is missing/);
  expect(() => contentOf({ agreed: { pack: 'lost' } })).toThrow('there is no content pack lost');
});

test('a file carries the pack, and the game goes on with it wherever it is read', () => {
  const file = toFile(openGame(moduleFor(republicOfRome, claudiusLoyal(4)), 3, {}, { t: 'seed', seed: 'pack' }));
  const read = JSON.parse(JSON.stringify(file)) as typeof file;
  const { match } = fromFile(moduleFor(republicOfRome, read.pack), read);
  expect(senatorCard(match.state.g, CLAUDIUS).loy).toBe(4);
  expect(match.engine.waitingFor(match.state)).not.toEqual([]);
});
