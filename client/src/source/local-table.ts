/** A game in this browser: what people and bots do there is played, saved, and then shown. */
import {
  type Answer as Said,
  type Eye,
  fromFile,
  type GameFile,
  type InputArg,
  Refused,
  type Seat,
} from '@tabularium/kernel';
import { decisionOf, inputBehind, type Proposal, sceneAt, sceneOf } from '@tabularium/protocol';
import type { Thinker } from './bots.ts';
import { botInput, isQuiet, isSavedLater, pauseAmong, playBotInput } from './local-bots.ts';
import { sayAloud, unasked } from './local-around.ts';
import { Sitting } from './local-sitting.ts';
import { type AnyOpened, chatFor, fileOf, infoOf, type Kept, keptIn, recordFor, savedOf } from './local-screen.ts';
import { botAsked, isOver, peopleAt } from './local-seats.ts';
import { Elsewhere, type SavedGame, type Saves } from './saves.ts';
import type { Answer, Screen, TableSource } from './source.ts';

export interface Around {
  readonly saves: Saves;
  readonly think: Thinker;
  readonly now: () => number;
  /** How long a bot seems to think. */
  readonly pause: number;
}

export class LocalTable implements TableSource {
  readonly kind = 'local';
  protected opened: AnyOpened;
  protected kept: Kept;
  /** The game as it was last saved here. */
  private saved: SavedGame | undefined;
  private readonly around: Around;
  private readonly listeners = new Set<() => void>();
  private screen: Screen | undefined;
  protected readonly sitting: Sitting;
  private writing: Promise<void> = Promise.resolve();
  private closed = false;
  private thinking = false;

  constructor(opened: AnyOpened, kept: Kept, around: Around, saved?: SavedGame) {
    this.opened = opened;
    this.kept = kept;
    this.saved = saved;
    this.around = around;
    this.sitting = new Sitting(() => ({ opened: this.opened, kept: this.kept }));
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
    const by = this.sitting.acting;
    if (by === undefined) return Promise.resolve({ reason: { k: 'kernel.notAsked' }, rules: [] });
    return this.attempt(() => {
      this.opened.match.play(arg === undefined ? { by, verb } : { by, verb, arg });
      this.kept.times.push(this.around.now());
    });
  }

  undo(): Promise<Answer> {
    const by = this.sitting.acting;
    if (by === undefined) return Promise.resolve({ reason: { k: 'kernel.nothingToUndo' }, rules: [] });
    return this.attempt(() => {
      const { times } = this.kept;
      const { input, again } = this.opened.match.undo(by);
      times.splice(input - 1, times.length, ...again.map(({ was }) => times[was - 1]!));
    });
  }

  say(room: 'table' | readonly Seat[], text: string): Promise<Answer> {
    const { chat } = this.kept;
    return this.attempt(() => {
      const { eye } = this.sitting;
      const by = eye === 'public' ? 'spectator' : eye;
      // As on a server: a room has its writer in it, and its seats in order.
      const among = room === 'table' || eye === 'public' ? 'table' : [...new Set([...room, eye])].sort((a, b) => a - b);
      chat.push({ n: chat.length + 1, at: this.around.now(), by, room: among, text });
    });
  }

  /** Others see it on this very screen, or may not know of it. */
  writes(): void {}

  /** Those around the screen can go back, and are asked once. What else a table decides makes no sense here. */
  propose(about: Proposal): Promise<Answer> {
    if (about.kind !== 'rewind') return Promise.resolve({ reason: { k: 'kernel.notAsked' }, rules: [] });
    return this.attempt(() => {
      const { match } = this.opened;
      match.rewind(inputBehind(match, match.inputsFor('public', match.inputOf(this.sitting.shown, about.to))));
      this.kept.times.push(this.around.now());
    });
  }

  voice(): Promise<Answer> {
    return Promise.resolve({ reason: { k: 'kernel.notAsked' }, rules: [] });
  }

  takeBack(): Promise<Answer> {
    return Promise.resolve(undefined);
  }

  eyes(): readonly Eye[] {
    const { match } = this.opened;
    const others = match.state.over
      ? this.kept.seats.map((_, seat) => seat)
      : this.kept.screen
        ? []
        : peopleAt(this.kept);
    return [...new Set<Eye>([this.sitting.shown, ...others, 'public'])];
  }

  async history(at: number, eye: Eye) {
    return sceneAt(this.opened.match, eye, at, this.sitting.shown);
  }

  async file(): Promise<GameFile> {
    return fileOf(this.opened, this.kept);
  }

  sayAloud(said: Said): Promise<Answer> {
    const asked = this.sitting.aloud;
    if (!asked?.answers.some((a) => a.verb === said.verb && a.arg === said.arg))
      return Promise.resolve({ reason: { k: 'kernel.notAsked' }, rules: [] });
    return this.attempt(() => {
      const played = sayAloud(this.opened, asked.seats, said);
      for (let i = 0; i < played; i++) this.kept.times.push(this.around.now());
    });
  }

  unveil(seat?: Seat): void {
    this.sitting.unveil(seat);
    this.show();
  }

  keepScreen(seat: Seat, keeps: boolean): void {
    this.sitting.keep(seat, keeps);
    this.show();
  }

  standUp(): void {
    this.sitting.standUp();
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
    this.sitting.passOn();
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
    this.sitting.passOn();
    this.show();
    void this.letBotsPlay();
    return undefined;
  }

  protected async letBotsPlay(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      while (!this.closed && !isOver(this.opened)) {
        const seat = botAsked(this.opened, this.kept);
        if (seat === undefined) break;
        await this.botPlays(seat);
      }
    } finally {
      this.thinking = false;
    }
  }

  private async botPlays(seat: Seat): Promise<void> {
    const { opened, around } = this;
    const inputs = opened.match.entries.length;
    const began = around.now();
    const input = await botInput(opened, this.kept, seat, around.think);
    if (this.closed || opened !== this.opened) return;
    const before = decisionOf(opened.match, this.sitting.eye);
    if (playBotInput(opened, seat, input, inputs) === 'changed') return;
    this.kept.times.push(around.now());
    if (isQuiet(opened, this.kept, this.sitting.eye, before)) return;
    await new Promise((done) => setTimeout(done, pauseAmong(this.kept, around.pause) - (around.now() - began)));
    if (this.closed || opened !== this.opened) return;
    try {
      if (!isSavedLater(opened, this.kept, this.saved, around.now())) await this.save();
    } catch (e) {
      if (e instanceof Elsewhere) return;
      throw e;
    }
    this.sitting.passOn();
    this.show();
  }

  protected show(): void {
    this.screen = undefined;
    for (const tell of this.listeners) tell();
  }

  private look(): Screen {
    const { shown, told } = this.sitting;
    const scene = sceneOf(this.opened.match, shown);
    return {
      link: 'here',
      eye: shown,
      owner: true,
      table: infoOf(this.opened, this.kept),
      scene: told.isHeld ? unasked(scene) : scene,
      record: recordFor(this.opened, this.kept, shown),
      chat: chatFor(this.kept.chat, shown),
      sending: 0,
      ...told,
    };
  }
}
