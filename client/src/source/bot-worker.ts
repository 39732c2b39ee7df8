import { type AnyBot, botsFor } from '@tabularium/bots';
import { type GameModule, rng } from '@tabularium/kernel';
import { mediterraneanEmpires } from '@tabularium/mediterranean-empires';
import { republicOfRome } from '@tabularium/republic-of-rome';
import { tetrarchia } from '@tabularium/tetrarchia';
import type { Thought } from './bots.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a list of games holds those of every kind
const GAMES: readonly GameModule<any, any>[] = [tetrarchia, republicOfRome, mediterraneanEmpires];

const bots = new Map<string, AnyBot>();

const botFor = ({ game, bot, seat, seed }: Thought): AnyBot => {
  const key = `${game}/${bot}/${seat}/${seed.split('#')[0]}`;
  const known = bots.get(key);
  if (known) return known;
  const make = botsFor(game)[bot] ?? botsFor(game)['random'];
  if (!make) throw new Error(`no bot ${bot}`);
  const made = make();
  bots.set(key, made);
  return made;
};

globalThis.onmessage = ({ data }: MessageEvent<Thought>) => {
  const { id, game, view, question, seat, seed } = data;
  try {
    const module = GAMES.find((m) => m.meta.id === game);
    if (!module) throw new Error(`no game ${game}`);
    const input = botFor(data).choose({ view, question, seat, module, rng: rng(seed) });
    postMessage({ id, input });
  } catch (e) {
    postMessage({ id, error: e instanceof Error ? e.message : String(e) });
  }
};
