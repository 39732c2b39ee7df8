import { copy, fromFile, moduleFor, openGame, packOf, toFile } from '@tabularium/kernel';
import { given, play } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { contentOf, PRINTED, RAW } from './data/printed.ts';
import { mediterraneanEmpires } from './index.ts';

const raw = copy(RAW as never) as typeof RAW;

test('a game with a pack has its content, names it, and leaves the printed one alone', () => {
  raw.map.cities[0]!.name = 'Numancia';
  raw.scenarios.find((x) => x.id === '4W')!.forts = 13;
  const pack = packOf('corrected', raw);
  const game = moduleFor(mediterraneanEmpires, pack);
  const p = play(given(game, { seats: 4, options: { empires: 'seats' } }));
  expect(p.g.agreed.pack).toBe(pack.name);
  expect(p.question!.prompt).toEqual({ k: 'med.ask.fort', a: { n: 12 } });
  expect([game.messages['city:numantia'], mediterraneanEmpires.messages['city:numantia']]).toEqual([
    'Numancia',
    'Numantia',
  ]);
  expect(contentOf(p.g)).not.toBe(PRINTED);
  expect(moduleFor(game, pack)).toBe(game);
});

test('a pack with mistakes is refused with all of them, and a game without its pack does not go on', () => {
  const wrong = copy(RAW as never) as typeof RAW;
  wrong.map.cities[0]!.size = 9;
  wrong.decks[0]!.cards[0]!.copies = 0;
  wrong.decks[0]!.cards[1]!.text = 'Draw {n}.';
  expect(() => moduleFor(mediterraneanEmpires, packOf('wrong', wrong))).toThrow(
    /wrong-\w+: map\.cities\[0 "numantia"\]\.size: .*\n.*copies: .*\n.*\.text: /s,
  );
  expect(() => contentOf({ agreed: { pack: 'lost' } })).toThrow('there is no content pack lost');
});

test('a file carries the pack, and the game goes on with it wherever it is read', () => {
  const other = copy(RAW as never) as typeof RAW;
  other.scenarios.find((x) => x.id === '2A')!.forts = 5;
  const file = toFile(
    openGame(moduleFor(mediterraneanEmpires, packOf('few', other)), 2, {}, { t: 'seed', seed: 'pack' }),
  );
  const read = JSON.parse(JSON.stringify(file)) as typeof file;
  const { match } = fromFile(moduleFor(mediterraneanEmpires, read.pack), read);
  expect(contentOf(match.state.g).scenarios.find((x) => x.id === '2A')!.forts).toBe(5);
  expect(match.engine.waitingFor(match.state)).not.toEqual([]);
});
