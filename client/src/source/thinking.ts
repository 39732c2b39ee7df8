/** What a bot answers, with the rules of its table and what that bot is made of: loaded when it is first asked. */
import { loadBots } from '@tabularium/bots';
import { GAMES } from '@tabularium/games';
import { moduleFor, rng } from '@tabularium/kernel';
import { type AnyBot, type AnyHints, type AnyModule, answersAhead } from '@tabularium/parts';
import type { Considered, Thought } from './bots.ts';

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

/** Whoever plays remembers what it wants. For a hint another one is asked, so that nobody's plans change by it. */
const botFor = async (thought: Thought): Promise<AnyBot> => {
  const { game, bot, seat, seed, why } = thought;
  const key = `${game}/${bot}/${seat}/${seed.split('#')[0]}`;
  const known = why ? undefined : bots.get(key);
  if (known) return known;
  const made = await newBot(thought);
  if (!why) bots.set(key, made);
  return made;
};

const newBot = async ({ game, bot, seats }: Thought): Promise<AnyBot> => {
  const all = await loadBots(gameOf(game), { bot, seats });
  const make = all[bot] ?? all['random'];
  if (!make) throw new Error(`no bot ${bot}`);
  return make();
};

const toldBy = async (
  { game, why }: Thought,
  glance: () => Parameters<AnyHints['why']>[0],
  input: Considered['input'],
): Promise<Pick<Considered, 'told'>> => {
  const hints = why && (await gameOf(game)?.hints?.());
  if (!hints) return {};
  const { en, translations } = hints.words;
  const reason = hints.why(glance(), why.answer ?? input);
  return { told: { reason, en, own: (await translations[why.language]?.()) ?? en } };
};

export const think = async (thought: Thought): Promise<Considered> => {
  const { view, question, seat, seed } = thought;
  const module = await moduleOf(thought);
  const glance = () => ({ view, question, seat, module, rng: rng(seed) });
  const bot = await botFor(thought);
  const input = bot.choose(glance());
  const told = await toldBy(thought, glance, input);
  if (!thought.why?.ahead) return { input, ...told };
  return { input, ...told, answers: answersAhead(bot, { module, view, seat }, input, () => rng(seed)) };
};
