import { copy } from '@tabularium/kernel';
import { given, play } from '@tabularium/kit';
import { expect, test } from 'vitest';
import { contentOf, PRINTED, RAW } from './data/printed.ts';
import { mediterraneanEmpires, withPack } from './index.ts';

const raw = copy(RAW as never) as typeof RAW;

test('a game with a pack has its content, names it, and leaves the printed one alone', () => {
  raw.map.cities[0]!.name = 'Numancia';
  raw.scenarios.find((x) => x.id === '4W')!.forts = 13;
  const game = withPack('corrected', raw);
  const p = play(given(game, { seats: 4, options: { empires: 'seats' } }));
  expect(p.g.agreed.pack).toBe('corrected');
  expect(p.question!.prompt).toEqual({ k: 'med.ask.fort', a: { n: 12 } });
  expect([game.messages['city:numantia'], mediterraneanEmpires.messages['city:numantia']]).toEqual([
    'Numancia',
    'Numantia',
  ]);
  expect(contentOf(p.g)).not.toBe(PRINTED);
  expect(() => withPack('corrected', raw)).toThrow('there is a content pack corrected already');
});

test('a pack with mistakes is refused with all of them, and a game without its pack does not go on', () => {
  const wrong = copy(RAW as never) as typeof RAW;
  wrong.map.cities[0]!.size = 9;
  wrong.decks[0]!.cards[0]!.copies = 0;
  expect(() => withPack('wrong', wrong)).toThrow(/wrong: map\.cities\[0 "numantia"\]\.size: .*\n.*copies: /s);
  expect(() => contentOf({ agreed: { pack: 'lost' } })).toThrow('there is no content pack lost');
});
