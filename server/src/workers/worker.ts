/** A thread beside the server: bots think and files are checked here, so that nobody waits for either. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyBot } from '@tabularium/bots';
import { type Input, rng } from '@tabularium/kernel';
import type { Game } from '../games.ts';
import { checkImport } from '../opening/check-import.ts';
import { type ChooseJob, type Job, READY, type Reply } from './jobs.ts';

const { href } = workerData as { readonly href: string };
const { GAMES } = (await import(href)) as { readonly GAMES: readonly Game[] };
const games = { href, all: GAMES };

/** Bots remember; those not asked for longest are forgotten first. */
const MOST_BOTS = 500;
const bots = new Map<string, AnyBot>();

const botFor = (game: Game, { bot: name, memory }: ChooseJob): AnyBot => {
  const bot = bots.get(memory) ?? game.bots[name]!();
  bots.delete(memory);
  bots.set(memory, bot);
  if (bots.size > MOST_BOTS) bots.delete(bots.keys().next().value!);
  return bot;
};

const choose = (job: ChooseJob): Input => {
  const game = GAMES.find((g) => g.module.meta.id === job.game)!;
  const { view, question, seat } = job;
  return botFor(game, job).choose({ view, question, seat, module: game.module, rng: rng(job.seed) });
};

const done = (job: Job): Reply => {
  try {
    return { ok: true, result: job.t === 'choose' ? choose(job) : checkImport(games, job) };
  } catch (e) {
    return { ok: false, error: e instanceof Error ? e.message : String(e) };
  }
};

parentPort!.on('message', (job: Job) => parentPort!.postMessage(done(job)));
parentPort!.postMessage(READY);
