import { resolve } from 'node:path';
import { loadBots, playGame } from '@tabularium/bots';
import type { BotFactory } from '@tabularium/parts';
import { describe, expect, test } from 'vitest';
import { GAMES } from '@tabularium/games';

/** Names that seats were saved with before there were levels. */
const EARLIER: Readonly<Record<string, readonly string[]>> = {
  tetrarchia: ['greedy', 'search'],
  'republic-of-rome': ['sensible', 'neutral'],
  'mediterranean-empires': ['sensible'],
};

describe.each(GAMES)('the levels of $id', (game) => {
  const { id } = game;

  test('easy and normal are there, and seats with earlier names are still played', async () => {
    const bots = Object.keys(await loadBots(game));
    expect(bots).toEqual(expect.arrayContaining(['random', 'easy', 'normal', ...EARLIER[id]!]));
  });

  test('one bot alone is loaded too, at a table of any size', async () => {
    const { seats } = (await game.rules()).meta;
    for (const bot of ['easy', 'normal', ...EARLIER[id]!])
      for (const n of [seats.min, seats.max]) expect(await loadBots(game, { bot, seats: n })).toHaveProperty(bot);
  });

  test.each(['en', 'es', 'it'])('each says in %s how it plays and how well', async (language) => {
    const { choosing } = await import(resolve(import.meta.dirname, '../../games', id, `card/choosing/${language}.ts`));
    const levels = Object.keys(await loadBots(game)).filter((bot) => ['easy', 'normal', 'hard'].includes(bot));
    for (const level of levels) expect(choosing.bots[level]).toMatch(/\d+ %|\d+%|1000/);
  });

  test('easy chooses otherwise than normal, and the same again with the same chances', async () => {
    const module = await game.rules();
    const { easy, normal } = await loadBots(game);
    const { tables } = await game.measured!();
    const { seats, options } = tables[0]!;
    const answers = (make: BotFactory): string[] => {
      const said: string[] = [];
      const told: BotFactory = () => {
        const bot = make();
        return {
          ...bot,
          choose: (seen) => {
            const input = bot.choose(seen);
            said.push(JSON.stringify(input));
            return input;
          },
        };
      };
      const bots = Array.from({ length: seats }, () => told);
      playGame(module, { seats, options, seed: 'levels', bots, most: 200 });
      return said;
    };
    expect(answers(easy!)).toEqual(answers(easy!));
    expect(answers(easy!)).not.toEqual(answers(normal!));
  });
});
