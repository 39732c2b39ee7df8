/** What a bot answers, with the rules of its table and what that bot is made of: loaded when it is first asked. */
import { loadBots } from '@tabularium/bots';
import { GAMES } from '@tabularium/games';
import { type Input, moduleFor, rng } from '@tabularium/kernel';
import type { AnyBot, AnyModule } from '@tabularium/parts';
import type { Thought } from './bots.ts';

export const gameOf = (id: string) => GAMES.find((g) => g.id === id);

/** Games with a content pack, by its name. */
const packed = new Map<string, AnyModule>();

export const moduleOf = async ({
  game,
  seats,
  options,
  pack,
}: Pick<Thought, 'game' | 'seats' | 'options' | 'pack'>) => {
  const module = (pack && packed.get(pack.name)) ?? (await gameOf(game)?.rules(pack ? undefined : { seats, options }));
  if (!module) throw new Error(`no game ${game}`);
  if (!pack || module.pack) return module;
  const played = moduleFor(module, pack);
  packed.set(pack.name, played);
  return played;
};

const bots = new Map<string, AnyBot>();

const botFor = async ({ game, bot, seat, seats, seed }: Thought): Promise<AnyBot> => {
  const key = `${game}/${bot}/${seat}/${seed.split('#')[0]}`;
  const known = bots.get(key);
  if (known) return known;
  const all = await loadBots(gameOf(game), { bot, seats });
  const make = all[bot] ?? all['random'];
  if (!make) throw new Error(`no bot ${bot}`);
  const made = make();
  bots.set(key, made);
  return made;
};

export const think = async (thought: Thought): Promise<Input> => {
  const { view, question, seat, seed } = thought;
  const module = await moduleOf(thought);
  return (await botFor(thought)).choose({ view, question, seat, module, rng: rng(seed) });
};
