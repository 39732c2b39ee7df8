/** A game from a file, to go on with or to look at on this device. */
import { FORMAT, fromFile, fromSeed, type Seat, type Source, toFile } from '@tabularium/kernel';
import { botAt, freshDice, type SeatInfo, type Stretch, type TableFile } from '@tabularium/protocol';
import type { AnyGame } from './local.ts';
import type { SavedGame } from './saves.ts';

/** Just enough to find the game it is of. */
export const parseGameFile = (text: string): TableFile => {
  const file = JSON.parse(text) as TableFile | null;
  if (file?.format !== FORMAT || typeof file.game !== 'string') throw new Error('not a game');
  if (file.seated !== undefined && !isSeating(file.seated, file.seats)) throw new Error('not a game: who sat where');
  return file;
};

const isSeating = (seated: unknown, seats: number): boolean =>
  Array.isArray(seated) && seated.length === seats && seated.every((name) => typeof name === 'string');

/** The file names a bot that does not exist here. No other bot takes its place unasked. */
export class NoSuchBot extends Error {
  readonly bot: string;
  constructor(bot: string) {
    super(`no bot ${bot}`);
    this.bot = bot;
  }
}

export const demandBots = (file: TableFile, known: readonly string[]): void => {
  const sat = Array.from({ length: file.seats }, (_, seat) => botAt(file, seat));
  const strange = sat.find((bot) => bot !== undefined && !known.includes(bot));
  if (strange !== undefined) throw new NoSuchBot(strange);
};

interface Dice {
  readonly source: Source;
  readonly earlier: readonly Stretch[];
}

/** Its bots sit where they sat; a file does not say what people are called. */
const seatIn = (file: TableFile, seat: Seat): SeatInfo => {
  const bot = botAt(file, seat);
  return bot === undefined ? { kind: 'human', name: '', online: true } : { kind: 'bot', name: bot, bot, online: true };
};

/** With its own dice where they came along, or else, or where that is wanted, with new ones. */
export const savedFrom = (
  module: AnyGame,
  file: TableFile,
  id: string,
  seed: string,
  now: number,
  rolls: 'own' | 'new' = 'own',
): SavedGame => {
  const opened = fromFile(module, file);
  const { match } = opened;
  module.check(match.state.g);
  const { source, earlier: before = [], table } = file;
  let dice: Dice = { source, earlier: before };
  // The dice of a live table stay with its server: a game that is not over goes on here with dice of its own.
  if ((match.state.chance.t === 'keyed' || rolls === 'new') && !match.state.over) {
    freshDice(match, fromSeed(seed));
    const rolled = { until: match.entries.length, source, ...(table !== undefined && { table }) };
    dice = { source: { t: 'seed', seed }, earlier: [...before, rolled] };
  }
  return {
    id,
    name: '',
    game: file.game,
    seats: Array.from({ length: file.seats }, (_, seat) => seatIn(file, seat)),
    screen: false,
    created: now,
    changed: now,
    file: { ...toFile({ ...opened, source: dice.source }), ...(dice.earlier.length > 0 && { earlier: dice.earlier }) },
    times: match.entries.map(() => now),
    chat: [],
    inputs: match.entries.length,
    waiting: match.engine.waitingFor(match.state),
    ...(match.state.over && { over: match.state.over.how }),
  };
};
