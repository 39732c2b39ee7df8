/** The code of a worker thread: bots think and files are checked here, off the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyBot } from '@tabularium/parts';
import { type Input, rng } from '@tabularium/kernel';
import { type Game, gameById, type LoadedGame, loaded, withPack } from '../games/games.ts';
import { checkImport } from '../opening/check-import.ts';
import { type ChooseJob, type Job, READY, type Reply } from './jobs.ts';

const { href } = workerData as { readonly href: string };
const { GAMES } = (await import(href)) as { readonly GAMES: readonly Game[] };
const games = { href, all: GAMES };

/** Bots keep their memory here. When there are too many, the least recently used is dropped. */
const MOST_BOTS = 500;
const bots = new Map<string, AnyBot>();

/** Games with a content pack, by its name. */
const packed = new Map<string, LoadedGame>();

const gameFor = async ({ game: id, pack }: ChooseJob): Promise<LoadedGame> => {
  const game = await loaded(gameById(games, id)!);
  if (pack === undefined) return game;
  if (typeof pack === 'string') return packed.get(pack)!;
  const played = withPack(game, pack);
  packed.set(pack.name, played);
  return played;
};

const botFor = (game: LoadedGame, { bot: name, memory }: ChooseJob): AnyBot => {
  const bot = bots.get(memory) ?? game.bots[name]!();
  bots.delete(memory);
  bots.set(memory, bot);
  if (bots.size > MOST_BOTS) bots.delete(bots.keys().next().value!);
  return bot;
};

const choose = (game: LoadedGame, job: ChooseJob): Input => {
  const { view, question, seat } = job;
  return botFor(game, job).choose({ view, question, seat, module: game.module, rng: rng(job.seed) });
};

const ready = (): void => parentPort!.postMessage(READY);

const done = async (job: Job): Promise<Reply> => {
  try {
    if (job.t === 'choose') {
      const game = await gameFor(job);
      ready();
      return { ok: true, result: choose(game, job) };
    }
    ready();
    return { ok: true, result: await checkImport(games, job) };
  } catch (e) {
    return { ok: false, error: e instanceof Error ? e.message : String(e) };
  }
};

parentPort!.on('message', (job: Job) => void done(job).then((reply) => parentPort!.postMessage(reply)));
