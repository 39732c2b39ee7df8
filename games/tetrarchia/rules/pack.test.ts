import { copy, fromFile, moduleFor, openGame, packOf, rng, toFile } from '@tabularium/kernel';
import { given, play } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { RAW } from './data/board.ts';
import { geographyOf, PRINTED } from './data/printed.ts';
import { placeOf } from './ids.ts';
import { tetrarchia } from './index.ts';

const changed = (patch: (board: typeof RAW) => void) => {
  const board = copy(RAW as never) as typeof RAW;
  patch(board);
  return packOf('other', board);
};
/** From Roma to Lucania over the mountains. */
const mountains = changed((board) => {
  Object.assign(board.links.find((l) => l.a === 'IT-3' && l.b === 'IT-4')!, { broken: true, terrain: 'Apenninus' });
  for (const route of Object.values(board.barbarian_routes)) {
    if (!route.path.includes('IT-4')) continue;
    route.broken_links++;
    route.expected_turns++;
  }
});
const ROMA = 'province:IT-3';
const LUCANIA = 'province:IT-4';

/** What the way from Roma to Lucania leaves of six points. */
const left = (game: typeof tetrarchia): number =>
  play(given(game))
    .does('placeFleet', 'sea:AEGAEVM')
    .does('placeFleet', 'sea:ATLANTICVM')
    .does('enter', ROMA)
    .does('move', LUCANIA).g.imperium;

test('[TET.board-e] a game with a pack is played on its board, names it, and leaves the printed one alone', () => {
  const game = moduleFor(tetrarchia, mountains);
  expect([left(tetrarchia), left(game)]).toEqual([5, 4]);
  const p = play(given(game));
  expect(p.g.agreed.pack).toBe(mountains.name);
  expect(game.guess(p.view(0), 0, rng('pack')).g.agreed.pack).toBe(mountains.name);
  const broken = ({ links, linkBetween }: typeof PRINTED) =>
    links[linkBetween[placeOf(ROMA)]![placeOf(LUCANIA)]!]!.broken;
  expect([broken(geographyOf(p.view(0))), broken(PRINTED)]).toEqual([true, false]);
});

test('a pack with mistakes is refused with all of them, and a game without its pack does not go on', () => {
  const wrong = changed((board) => {
    board.provinces.splice(4, 1);
    board.pieces.revolt_discs = 30;
  });
  expect(() => moduleFor(tetrarchia, wrong)).toThrow(
    /other-\w+: regions\[0 "I"\]: expected 6 provinces.*revolt_discs: /s,
  );
  expect(() => geographyOf({ agreed: { pack: 'lost' } })).toThrow('there is no content pack lost');
});

test('a file carries the pack, and the game goes on with it wherever it is read', () => {
  const file = toFile(openGame(moduleFor(tetrarchia, mountains), 1, {}, { t: 'seed', seed: 'pack' }));
  const read = JSON.parse(JSON.stringify(file)) as typeof file;
  const { match } = fromFile(moduleFor(tetrarchia, read.pack), read);
  expect(geographyOf(match.state.g)).not.toBe(PRINTED);
  expect(match.engine.waitingFor(match.state)).not.toEqual([]);
});
