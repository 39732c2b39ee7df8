/** A game in this browser: one person or several at one screen, bots beside them, no server. */
import {
  fromFile,
  type GameFile,
  type GameModule,
  type InputArg,
  open,
  type Options,
  Refused,
  type Seat,
} from '@tabularium/kernel';
import type { SeatInfo } from '@tabularium/protocol';
import type { Thinker } from './bots.ts';
import { type AnyOpened, fileOf, infoOf, type Kept, recordFor, savedOf } from './local-sight.ts';
import type { SavedGame, Saves } from './saves.ts';
import { pastScene, sceneOf } from './scene.ts';
import type { Answer, Eye, Sight, TableSource } from './source.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a game of whatever kind
export type AnyGame = GameModule<any, any>;

export interface Around {
  readonly saves: Saves;
  readonly think: Thinker;
  readonly now: () => number;
  /** So long a bot is seen to think. */
  readonly pause: number;
}

export interface NewLocal {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly SeatInfo[];
  readonly options: Options | Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly screen: boolean;
}

/** Sets the table and saves it before anybody sees it. */
export const newLocal = async (game: AnyGame, wanted: NewLocal, around: Around): Promise<LocalTable> => {
  const { id, name, seats, screen, options, seed } = wanted;
  const opened = open(game, seats.length, options, { t: 'seed', seed });
  const table = new LocalTable(opened, { id, name, seats, screen, created: around.now(), times: [], chat: [] }, around);
  await table.save();
  table.wake();
  return table;
};

export const openLocal = (game: AnyGame, saved: SavedGame, around: Around): LocalTable => {
  const { id, name, seats, screen, created, times, chat, file } = saved;
  const { earlier } = file;
  const kept = { id, name, seats, screen, created, times: [...times], chat: [...chat], ...(earlier && { earlier }) };
  const table = new LocalTable(fromFile(game, file), kept, around);
  table.wake();
  return table;
};

export class LocalTable implements TableSource {
  readonly kind = 'local';
  private readonly opened: AnyOpened;
  private readonly kept: Kept;
  private readonly around: Around;
  private readonly listeners = new Set<() => void>();
  private sight: Sight | undefined;
  /** Who sits at the screen now. */
  private eye: Eye;
  private veiled: boolean;
  private closed = false;
  private thinking = false;

  constructor(opened: AnyOpened, kept: Kept, around: Around) {
    this.opened = opened;
    this.kept = kept;
    this.around = around;
    this.eye = this.personAsked() ?? this.people()[0] ?? 'spectator';
    this.veiled = kept.screen && this.people().length > 1 && !this.isOver();
  }

  get = (): Sight => {
    this.sight ??= this.look();
    return this.sight;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  act(verb: string, arg?: InputArg): Promise<Answer> {
    const { eye } = this;
    if (eye === 'spectator' || this.veiled) return Promise.resolve({ reason: { k: 'kernel.notAsked' }, rules: [] });
    return this.attempt(() => {
      this.opened.match.play(arg === undefined ? { by: eye, verb } : { by: eye, verb, arg });
      this.kept.times.push(this.around.now());
    });
  }

  undo(): Promise<Answer> {
    const { eye } = this;
    if (eye === 'spectator') return Promise.resolve({ reason: { k: 'kernel.nothingToUndo' }, rules: [] });
    return this.attempt(() => {
      this.opened.match.undo(eye);
      this.kept.times.pop();
    });
  }

  say(room: 'table' | readonly Seat[], text: string): Promise<Answer> {
    const { chat } = this.kept;
    return this.attempt(() => {
      chat.push({ n: chat.length + 1, at: this.around.now(), by: this.eye, room, text });
    });
  }

  handOver(): Promise<Answer> {
    return Promise.resolve(undefined);
  }

  eyes(): readonly Eye[] {
    const { match } = this.opened;
    const others = match.state.over ? this.kept.seats.map((_, seat) => seat) : this.kept.screen ? [] : this.people();
    return [...new Set<Eye>([this.eye, ...others, 'spectator'])];
  }

  async history(at: number, eye: Eye) {
    return pastScene(this.opened.match, at, eye);
  }

  async file(): Promise<GameFile> {
    return fileOf(this.opened, this.kept);
  }

  unveil(): void {
    this.veiled = false;
    this.show();
  }

  close(): void {
    this.closed = true;
    this.listeners.clear();
  }

  /** Lets the bots go on. */
  wake(): void {
    void this.letBotsPlay();
  }

  async save(): Promise<void> {
    await this.around.saves.put(savedOf(this.opened, this.kept, this.around.now()));
  }

  /** Done, saved, shown: in this order. */
  private async attempt(work: () => void): Promise<Answer> {
    try {
      work();
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      return { reason: e.reason, rules: e.rules };
    }
    await this.save();
    this.passOn();
    this.show();
    void this.letBotsPlay();
    return undefined;
  }

  /** The screen goes to whoever is asked next. */
  private passOn(): void {
    const next = this.personAsked();
    if (next === undefined || next === this.eye) return;
    this.eye = next;
    this.veiled = this.kept.screen;
  }

  private async letBotsPlay(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      while (!this.closed && !this.isOver()) {
        const seat = this.botAsked();
        if (seat === undefined) break;
        await this.botPlays(seat);
      }
    } finally {
      this.thinking = false;
    }
  }

  private async botPlays(seat: Seat): Promise<void> {
    const { match, source } = this.opened;
    const { module } = match;
    const question = match.question(seat)!;
    const seed = `${source.t === 'seed' ? source.seed : source.commitment}/${seat}#${match.entries.length}`;
    const bot = this.kept.seats[seat]!.bot ?? 'random';
    const [input] = await Promise.all([
      this.around.think({ game: module.meta.id, bot, seat, view: module.view(match.state, seat), question, seed }),
      new Promise((done) => setTimeout(done, this.around.pause)),
    ]);
    if (this.closed) return;
    match.play(input);
    this.kept.times.push(this.around.now());
    await this.save();
    this.passOn();
    this.show();
  }

  private people(): Seat[] {
    return this.kept.seats.flatMap((s, seat) => (s.kind === 'human' ? [seat] : []));
  }

  private asked(kind: SeatInfo['kind']): Seat | undefined {
    const { match } = this.opened;
    return match.engine.waitingFor(match.state).find((seat: Seat) => this.kept.seats[seat]?.kind === kind);
  }
  private personAsked(): Seat | undefined {
    const own = this.eye;
    const { match } = this.opened;
    const waiting: readonly Seat[] = match.engine.waitingFor(match.state);
    return typeof own === 'number' && waiting.includes(own) ? own : this.asked('human');
  }
  private botAsked(): Seat | undefined {
    return this.asked('bot');
  }
  private isOver(): boolean {
    return this.opened.match.state.over !== undefined;
  }

  private show(): void {
    this.sight = undefined;
    for (const tell of this.listeners) tell();
  }

  private look(): Sight {
    const { eye, veiled } = this;
    const shown: Eye = veiled ? 'spectator' : eye;
    return {
      link: 'here',
      eye: shown,
      owner: true,
      table: infoOf(this.opened, this.kept),
      scene: sceneOf(this.opened.match, shown),
      record: recordFor(this.opened, this.kept, shown),
      chat: this.kept.chat,
      sending: 0,
      ...(veiled && typeof eye === 'number' && { curtain: eye }),
    };
  }
}
