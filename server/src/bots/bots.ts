/** Plays the seats of bots. A bot is given what its seat sees, thinks in a worker thread, and answers like a person. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Input, Refused, type Seat } from '@tabularium/kernel';
import { act } from '../tables/acts.ts';
import { errorFacts, type Log } from '../common/log.ts';
import { timed } from '../metrics/metrics.ts';
import { areBotsDone, isBotsOnly, SERVER } from '../tables/record.ts';
import { waitingFor } from '../tables/clock.ts';
import type { Room } from '../tables/room.ts';
import { decisionOf } from '../showing/scenes.ts';
import type { ChooseJob } from '../workers/jobs.ts';
import type { Pool } from '../workers/pool.ts';

interface Asked extends ChooseJob {
  readonly decision: string;
}

/** Refusals that are no fault of the bot: the question has changed, the person is back, or the table is paused. */
const GONE_BY = new Set(['kernel.stale', 'server.notSeated', 'server.paused']);

/** At a table of bots that nobody watches, the pause is longer by this factor. */
const UNSEEN = 5;

/** The bot that answers in place of one that cannot. Every game has it. */
const CHANCE = 'random';

/** After this many failures at a table a bot is not asked again, because each one keeps the thread from others. */
const MOST_GIVEN_UP = 3;

/** The seats where a bot is thinking. `again`: something happened meanwhile, so look for a new question afterwards. */
type Busy = Map<Seat, { again: boolean }>;

export class Bots {
  private readonly pool: Pool;
  private readonly log: Log;
  private readonly pauseMs: number;
  private readonly most: number | undefined;
  private readonly busy = new WeakMap<Room, Busy>();
  /** How often the bot of each seat failed or took too long. */
  private readonly gaveUp = new WeakMap<Room, number[]>();

  /** `most`: at a table of bots only, they stop after this many inputs. */
  constructor(pool: Pool, log: Log, pauseMs: number, most?: number) {
    this.pool = pool;
    this.log = log;
    this.pauseMs = pauseMs;
    this.most = most;
  }

  /**
   * Makes the bots of this table answer from now on. Where several processes may have the table, that one lets them think
   * in which something was done; those of a process that has died are found by `Orphans`.
   */
  watch(room: Room): void {
    this.busy.set(room, new Map());
    this.gaveUp.set(room, []);
    room.onChange = () => this.wake(room);
    if (!room.store.shared) this.wake(room);
  }

  wake(room: Room): void {
    const busy = this.busy.get(room)!;
    for (const [seat, { kind }] of room.record.seats.entries()) {
      if (kind !== 'bot') continue;
      const at = busy.get(seat);
      if (at) at.again = true;
      else void this.play(room, seat, busy);
    }
  }

  private async play(room: Room, seat: Seat, busy: Busy): Promise<void> {
    const state = { again: true };
    busy.set(seat, state);
    try {
      while (state.again) {
        state.again = false;
        for (let asked = await this.ask(room, seat); asked; asked = await this.ask(room, seat))
          await this.answer(room, asked);
      }
    } catch (e) {
      // A closed room refuses everything, which is normal. Other errors are logged.
      if (!(e instanceof Refused)) this.log('bot.failed', { table: room.id, seat, ...errorFacts(e) });
    } finally {
      busy.delete(seat);
    }
  }

  private ask(room: Room, seat: Seat): Promise<Asked | undefined> {
    return room.inTurn(() => (areBotsDone(room.record, this.most) ? undefined : questionOf(room, seat)));
  }

  /** There is no hurry where nobody plays or watches. */
  private pauseAt({ record, audience, elsewhere }: Room): number {
    return isBotsOnly(record) && audience.size + elsewhere.size === 0 ? this.pauseMs * UNSEEN : this.pauseMs;
  }

  private async answer(room: Room, asked: Asked): Promise<void> {
    const [input] = await Promise.all([this.choose(room, asked), sleep(this.pauseAt(room))]);
    if (!input) return this.setAside(room, asked);
    const reply = await send(room, asked, input);
    // If the question has changed meanwhile, the caller asks again.
    if (reply.t !== 'no' || GONE_BY.has(reply.reason.k)) return;
    this.log('bot.refused', { table: room.id, seat: asked.seat, bot: asked.bot, reason: reply.reason.k });
    const other = await this.ofBot(room, byChance(asked));
    const again = other && (await send(room, asked, other));
    if (!again || (again.t === 'no' && !GONE_BY.has(again.reason.k))) await this.setAside(room, asked);
  }

  /** The bot's answer; a random one if the bot fails; undefined if even that cannot be found. */
  private async choose(room: Room, asked: Asked): Promise<Input | undefined> {
    const gaveUp = this.gaveUp.get(room)!;
    const times = gaveUp[asked.seat] ?? 0;
    const input = times < MOST_GIVEN_UP ? await this.ofBot(room, asked) : undefined;
    if (input) return input;
    gaveUp[asked.seat] = times + 1;
    return this.ofBot(room, byChance(asked));
  }

  /** Bots never think on the main thread: a worker that loops forever can be terminated. */
  private async ofBot(room: Room, asked: Asked): Promise<Input | undefined> {
    try {
      return await timed(room.metrics, 'bot_seconds', () => this.pool.choose(asked));
    } catch (e) {
      // The server is stopping, or the table was removed: that is not the bot's fault.
      if (room.closed) throw new Refused(room.closed);
      const { error } = errorFacts(e);
      this.log('bot.gaveUp', { table: room.id, seat: asked.seat, bot: asked.bot, error });
      return undefined;
    }
  }

  /**
   * Marks the seat as stuck, so that the table waits until somebody does something about it. This is stored, so that
   * the same question is not tried again after a restart.
   */
  private async setAside(room: Room, { seat, bot, decision }: Asked): Promise<void> {
    await room.inTurn(async () => {
      const { record } = room;
      if (record.stuck === seat || record.seats[seat]?.kind !== 'bot' || decisionOf(record, seat) !== decision) return;
      await room.commit(SERVER, '', { t: 'stuck', seat });
    });
    this.log('bot.stuck', { table: room.id, seat, bot });
  }
}

/** The same question, put to the random bot. */
const byChance = (asked: Asked): Asked => ({ ...asked, bot: CHANCE, memory: `${asked.memory}/${CHANCE}` });

const send = (room: Room, { seat, decision }: Asked, { verb, arg }: Input) => {
  const nonce = randomBytes(9).toString('base64url');
  const deed = arg === undefined ? { decision, nonce, verb } : { decision, nonce, verb, arg: arg as never };
  return act(room, { eye: seat }, deed, 'bot');
};

/** The question for the bot of this seat, if the game waits for it. */
const questionOf = ({ record }: Room, seat: Seat): Asked | undefined => {
  const { match, seats, table, game } = record;
  const { pack } = game.module;
  const { kind, bot } = seats[seat]!;
  if (kind !== 'bot' || record.stuck === seat || !waitingFor(record).includes(seat)) return undefined;
  const question = match.question(seat);
  if (!question) return undefined;
  return {
    t: 'choose',
    game: table.game,
    ...(pack && { pack }),
    bot: bot!,
    seat,
    view: match.module.view(match.state, seat),
    question,
    memory: `${table.id}/${seat}/${bot}`,
    seed: randomBytes(16).toString('hex'),
    decision: decisionOf(record, seat),
  };
};
