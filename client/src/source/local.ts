/** A game in this browser: one person or several at one screen, bots beside them, no server. */
import {
  type Eye,
  fromFile,
  type GameFile,
  type GameModule,
  type Input,
  type InputArg,
  linesFor,
  openGame,
  type Options,
  type Question,
  randomInput,
  Refused,
  type Seat,
} from '@tabularium/kernel';
import { decisionOf, type SeatInfo, sceneAt, sceneOf } from '@tabularium/protocol';
import type { Thinker } from './bots.ts';
import { type AnyOpened, fileOf, infoOf, type Kept, recordFor, savedOf } from './local-screen.ts';
import { Elsewhere, type SavedGame, type Saves } from './saves.ts';
import type { Answer, Screen, TableSource } from './source.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a game of whatever kind
export type AnyGame = GameModule<any, any>;

export interface Around {
  readonly saves: Saves;
  readonly think: Thinker;
  readonly now: () => number;
  /** How long a bot seems to think. */
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
  const opened = openGame(game, seats.length, options, { t: 'seed', seed });
  const table = new LocalTable(opened, { id, name, seats, screen, created: around.now(), times: [], chat: [] }, around);
  await table.save();
  table.wake();
  return table;
};

export const openLocal = (game: AnyGame, saved: SavedGame, around: Around): LocalTable => {
  const table = new LocalTable(fromFile(game, saved.file), keptIn(saved), around, saved);
  table.wake();
  return table;
};

const keptIn = ({ id, name, seats, screen, created, times, chat, file: { earlier } }: SavedGame): Kept => ({
  id,
  name,
  seats,
  screen,
  created,
  times: [...times],
  chat: [...chat],
  ...(earlier && { earlier }),
});

const anyInput = (question: Question, seat: Seat): Input =>
  randomInput(question, seat, (n) => Math.floor(Math.random() * n))!;

const SAVED_EVERY_MS = 2000;
/** At most so many inputs of bots are lost when the window is closed. */
const LONGEST_QUIET = 50;

export class LocalTable implements TableSource {
  readonly kind = 'local';
  private opened: AnyOpened;
  private kept: Kept;
  /** The game as it was last saved here. */
  private saved: SavedGame | undefined;
  private readonly around: Around;
  private readonly listeners = new Set<() => void>();
  private screen: Screen | undefined;
  /** Who sits at the screen now. */
  private eye: Eye;
  private veiled: boolean;
  private writing: Promise<void> = Promise.resolve();
  private closed = false;
  private thinking = false;

  constructor(opened: AnyOpened, kept: Kept, around: Around, saved?: SavedGame) {
    this.opened = opened;
    this.kept = kept;
    this.saved = saved;
    this.around = around;
    this.eye = this.personAsked() ?? this.people()[0] ?? 'public';
    this.veiled = kept.screen && this.people().length > 1 && !this.isOver();
  }

  get = (): Screen => {
    this.screen ??= this.look();
    return this.screen;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  act(verb: string, arg?: InputArg): Promise<Answer> {
    const { eye } = this;
    if (eye === 'public' || this.veiled) return Promise.resolve({ reason: { k: 'kernel.notAsked' }, rules: [] });
    return this.attempt(() => {
      this.opened.match.play(arg === undefined ? { by: eye, verb } : { by: eye, verb, arg });
      this.kept.times.push(this.around.now());
    });
  }

  undo(): Promise<Answer> {
    const { eye } = this;
    if (eye === 'public') return Promise.resolve({ reason: { k: 'kernel.nothingToUndo' }, rules: [] });
    return this.attempt(() => {
      const { times } = this.kept;
      const { input, again } = this.opened.match.undo(eye);
      times.splice(input - 1, times.length, ...again.map(({ was }) => times[was - 1]!));
    });
  }

  say(room: 'table' | readonly Seat[], text: string): Promise<Answer> {
    const { chat } = this.kept;
    return this.attempt(() => {
      const by = this.eye === 'public' ? 'spectator' : this.eye;
      chat.push({ n: chat.length + 1, at: this.around.now(), by, room, text });
    });
  }

  handOver(): Promise<Answer> {
    return Promise.resolve(undefined);
  }

  eyes(): readonly Eye[] {
    const { match } = this.opened;
    const others = match.state.over ? this.kept.seats.map((_, seat) => seat) : this.kept.screen ? [] : this.people();
    return [...new Set<Eye>([this.eye, ...others, 'public'])];
  }

  async history(at: number, eye: Eye) {
    return sceneAt(this.opened.match, eye, at, this.eye);
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

  /** Saves one after another. If saving fails, the game goes back to what is stored, and whatever was done since is undone. */
  save(): Promise<void> {
    const { opened } = this;
    const done = this.writing.then(() => {
      if (opened !== this.opened) throw new Elsewhere();
      return this.write();
    });
    this.writing = done.catch(() => {});
    return done;
  }

  private async write(): Promise<void> {
    // The time always increases, whatever the clock says, because it tells what another window saved from what we saved.
    const now = Math.max(this.around.now(), (this.saved?.changed ?? 0) + 1);
    const next = savedOf(this.opened, this.kept, now);
    try {
      await this.around.saves.put(next, this.saved?.changed);
      this.saved = next;
    } catch (e) {
      const there = e instanceof Elsewhere ? await this.around.saves.get(this.kept.id) : undefined;
      this.goBackTo(there ?? this.saved);
      throw e;
    }
  }

  private goBackTo(saved: SavedGame | undefined): void {
    if (!saved) return;
    this.saved = saved;
    this.opened = fromFile(this.opened.match.module, structuredClone(saved.file));
    this.kept = keptIn(saved);
    this.passOn();
    this.show();
  }

  /** Does it, saves it, and only then shows it. */
  private async attempt(work: () => void): Promise<Answer> {
    try {
      work();
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      return { reason: e.reason, rules: e.rules };
    }
    try {
      await this.save();
    } catch (e) {
      if (!(e instanceof Elsewhere)) throw e;
      void this.letBotsPlay();
      return { reason: { k: 'ui.wentOnElsewhere' }, rules: [] };
    }
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
    const inputs = match.entries.length;
    const seed = `${source.t === 'seed' ? source.seed : source.commitment}/${seat}#${inputs}`;
    const bot = this.kept.seats[seat]!.bot ?? 'random';
    const began = this.around.now();
    const input = await this.around
      .think({
        game: module.meta.id,
        ...(module.pack && { pack: module.pack }),
        bot,
        seat,
        view: module.view(match.state, seat),
        question,
        seed,
      })
      .catch(() => anyInput(question, seat));
    if (this.closed || match !== this.opened.match) return;
    const before = this.decisionHere();
    try {
      match.play(input);
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      // The question has changed meanwhile and is asked again; or the bot answered against the rules.
      if (match.entries.length !== inputs) return;
      match.play(anyInput(question, seat));
    }
    this.kept.times.push(this.around.now());
    if (this.isQuiet(before)) return;
    await new Promise((done) => setTimeout(done, this.pause() - (this.around.now() - began)));
    if (this.closed || match !== this.opened.match) return;
    try {
      if (!this.isEarly()) await this.save();
    } catch (e) {
      if (e instanceof Elsewhere) return;
      throw e;
    }
    this.passOn();
    this.show();
  }

  /** While only bots play, not every step is saved: they would do the same again. */
  private isEarly(): boolean {
    const isAmongBots = !this.isOver() && this.botAsked() !== undefined && this.asked('human') === undefined;
    return isAmongBots && this.saved !== undefined && this.around.now() < this.saved.changed + SAVED_EVERY_MS;
  }

  /** The more bots there are, the less time each takes. */
  private pause(): number {
    const bots = this.kept.seats.filter((s) => s.kind === 'bot').length;
    return this.around.pause / Math.max(1, bots - 1);
  }

  private decisionHere(): string {
    return decisionOf(this.opened.match, this.eye);
  }

  /**
   * The input brought nothing to read and no new question, and a bot is next: it is neither shown nor saved by itself. If it is
   * lost, the bots do the same again, since their dice depend on the number of inputs.
   */
  private isQuiet(before: string): boolean {
    const { match } = this.opened;
    const { log } = match.entries.at(-1)!;
    return (
      !this.isOver() &&
      match.entries.length % LONGEST_QUIET !== 0 &&
      this.botAsked() !== undefined &&
      linesFor(log, this.eye).length === 0 &&
      this.decisionHere() === before
    );
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
    this.screen = undefined;
    for (const tell of this.listeners) tell();
  }

  private look(): Screen {
    const { eye, veiled } = this;
    const shown: Eye = veiled ? 'public' : eye;
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
