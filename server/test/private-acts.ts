/** A table of Republic of Rome with known dice and a clock that stands still, and all that some eyes receive of it. */
import { openGame, type Question, randomInput, type Refused, rng, type Seat, type Eye } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import type { ServerMessage } from '@tabularium/protocol';
import { silent } from '../src/common/log.ts';
import { LIMITS_BY_DEFAULT } from '../src/connections/limits.ts';
import { gameById, loaded, ourGames } from '../src/games/games.ts';
import { openNotices } from '../src/notices/open.ts';
import { createApp } from '../src/http/app.ts';
import { hashOf } from '../src/seats/tokens.ts';
import { decisionOf } from '../src/showing/scenes.ts';
import { openMemory } from '../src/store/memory.ts';
import type { Store, StoredTable } from '../src/store/store.ts';
import { act, undo } from '../src/tables/acts.ts';
import { newRecord } from '../src/tables/record.ts';
import type { Room } from '../src/tables/room.ts';
import { Tables } from '../src/tables/tables.ts';
import { Readiness } from '../src/http/ready.ts';
import { onTestFinished, vi } from 'vitest';

const KEY = '5e'.repeat(32);
const SEATS = 4;
/** Seats 0 and 1 have secrets; these look on, and one of them plays. */
const WATCHING: readonly Eye[] = [2, 3, 'public'];

export class PrivateTable {
  now = 1_000_000;
  readonly store: Store;
  readonly tables: Tables;
  readonly received = new Map<Eye, string[]>(WATCHING.map((eye) => [eye, []]));
  room!: Room;
  private nonce = 0;

  private constructor(store: Store) {
    this.store = store;
    this.tables = new Tables(store, ourGames, () => this.now, silent);
  }

  static async open(store = openMemory()): Promise<PrivateTable> {
    // What the server does after a while (it counts who looks on) comes at the same place in every run, however slow the machine.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const made = new PrivateTable(store);
    const game = await loaded(gameById(ourGames, 'republic-of-rome')!);
    const source = { t: 'key', commitment: commitment(KEY) } as const;
    const { table, match, opening } = openGame(game.module, SEATS, {}, source, keyedDraw(KEY));
    const stored: StoredTable = {
      id: 'rome',
      name: '',
      game: game.id,
      version: game.module.meta.version,
      options: table.options,
      visibility: 'public',
      answerTime: 86_400,
      bank: 86_400,
      seats: [0, 1, 2, 3].map((seat) => ({
        kind: 'human',
        name: `P${seat}`,
        tokenHash: hashOf(`token-${seat}`),
        joined: true,
      })),
      ownerHash: hashOf('owner'),
      created: made.now,
      key: KEY,
      start: match.start,
      opening,
    };
    made.room = await made.tables.add(newRecord(game, stored));
    await made.lookOn();
    return made;
  }

  private async lookOn(): Promise<void> {
    for (const eye of WATCHING) {
      const send = (_: ServerMessage, text: string): void => void this.received.get(eye)!.push(`${this.now} ${text}`);
      await this.room.enter({ eye, owner: false, send });
    }
  }

  /** The server is stopped and started again; everybody connects anew. */
  async reload(): Promise<void> {
    await this.room.idle();
    const tables = new Tables(this.store, ourGames, () => this.now, silent);
    this.room = (await tables.room('rome'))!;
    await this.lookOn();
  }

  async passTime(ms: number): Promise<void> {
    this.now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  }

  question(seat: Seat): Question | undefined {
    return this.room.record.match.question(seat);
  }

  async does(seat: Seat, verb: string, arg?: unknown): Promise<ServerMessage> {
    const nonce = `n${this.nonce++}`;
    const decision = decisionOf(this.room.record, seat);
    return act(this.room, { eye: seat }, { decision, nonce, verb, ...(arg !== undefined && { arg: arg as string }) });
  }

  async takesBack(seat: Seat): Promise<ServerMessage> {
    return undo(this.room, { eye: seat }, { nonce: `n${this.nonce++}` });
  }

  /** Whoever is waited for answers, a second later; what they answer hangs on nothing but the seed. */
  async playOn(seed: string): Promise<Seat | undefined> {
    const { match } = this.room.record;
    const [seat] = match.engine.waitingFor(match.state);
    if (seat === undefined) return undefined;
    const { verbs, asides, ...rest } = this.question(seat)!;
    const due = Object.fromEntries(Object.entries(verbs).filter(([verb]) => !asides.includes(verb)));
    const input = randomInput({ ...rest, asides: [], verbs: due }, seat, rng(seed).below)!;
    await this.passTime(1000);
    await this.does(seat, input.verb, input.arg);
    return seat;
  }

  /** Everything else that an eye can ask for: over HTTP, and by connecting again. */
  async asked(eye: Eye, since: number): Promise<readonly unknown[]> {
    const app = createApp({
      tables: this.tables,
      notices: await openNotices(this.tables, {}),
      pool: undefined as never,
      limits: {
        ...LIMITS_BY_DEFAULT,
        requests: { burst: 1e6, perSecond: 1e6 },
        openings: { burst: 1e6, perSecond: 1e6 },
      },
      origins: [],
      files: new Map(),
      addressOf: () => 'here',
      carrierOf: () => undefined,
      sockets: () => 0,
      readers: undefined as never,
      readiness: new Readiness(),
      isOurHost: () => true,
      lag: () => 0,
    });
    const headers = eye === 'public' ? {} : { Authorization: `Bearer token-${eye}` };
    const get = async (path: string) => (await app.request(`/api/tables${path}`, { headers })).text();
    const out: unknown[] = [];
    for (const path of ['?ids=rome', '', '/rome', '/rome/record', '/rome/record?as=public', '/rome/export'])
      out.push(await get(path));
    for (let input = 0; ; input++) {
      const scene = await get(`/rome/at/${input}`);
      out.push(scene);
      if (scene.includes('server.noInput')) break;
    }
    const send = (_: ServerMessage, text: string): void => void out.push(text);
    await this.room.enter({ eye, owner: false, send }, since);
    return out;
  }
}

export const isNo = (m: ServerMessage): m is ServerMessage & Pick<Refused, 'reason'> => m.t === 'no';
