import { type AnyBot, loadBots } from '@tabularium/bots';
import { type GameModule, moduleFor, type Pack, rng } from '@tabularium/kernel';
import type { Thought } from './bots.ts';

/** The rules by the game's id; only those of the game that is played are fetched. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of games holds those of every kind
const GAMES: Readonly<Record<string, () => Promise<GameModule<any, any>>>> = {
  tetrarchia: async () => (await import('@tabularium/tetrarchia')).tetrarchia,
  'republic-of-rome': async () => (await import('@tabularium/republic-of-rome')).republicOfRome,
  'mediterranean-empires': async () => (await import('@tabularium/mediterranean-empires')).mediterraneanEmpires,
};

/** Games with a content pack, by its name. */
// oxlint-disable-next-line typescript/no-explicit-any -- as above
const packed = new Map<string, GameModule<any, any>>();

const moduleOf = async (game: string, pack: Pack | undefined) => {
  const module = (pack && packed.get(pack.name)) ?? (await GAMES[game]?.());
  if (!module) throw new Error(`no game ${game}`);
  if (!pack || module.pack) return module;
  const played = moduleFor(module, pack);
  packed.set(pack.name, played);
  return played;
};

const bots = new Map<string, AnyBot>();

const botFor = async ({ game, bot, seat, seed }: Thought): Promise<AnyBot> => {
  const key = `${game}/${bot}/${seat}/${seed.split('#')[0]}`;
  const known = bots.get(key);
  if (known) return known;
  const all = await loadBots(game);
  const make = all[bot] ?? all['random'];
  if (!make) throw new Error(`no bot ${bot}`);
  const made = make();
  bots.set(key, made);
  return made;
};

globalThis.onmessage = async ({ data }: MessageEvent<Thought>) => {
  const { id, game, pack, view, question, seat, seed } = data;
  try {
    const module = await moduleOf(game, pack);
    const input = (await botFor(data)).choose({ view, question, seat, module, rng: rng(seed) });
    postMessage({ id, input });
  } catch (e) {
    postMessage({ id, error: e instanceof Error ? e.message : String(e) });
  }
};
