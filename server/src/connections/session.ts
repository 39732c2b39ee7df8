/** One connection, whatever carries it: the first word says which table, the rest is carried out in order. */
import { type Msg, Refused } from '@tabularium/kernel';
import { type ClientMessage, clientMessageSchema, type ServerMessage } from '@tabularium/protocol';
import { type Access, accessTo, demandOpened } from '../seats/access.ts';
import { act, type By, free, muteSpectators, takeBack, undo } from '../tables/acts.ts';
import { demandPace } from '../tables/budget.ts';
import { look } from '../tables/looking.ts';
import { talk, writes } from '../tables/talk.ts';
import { propose, voice } from '../votes/voting.ts';
import { goOnVacation } from '../tables/vacation.ts';
import { begin } from '../tables/beginning.ts';
import type { Viewer } from '../showing/audience.ts';
import { Bucket, type Rate } from './bucket.ts';
import { type Read, readAs } from '../common/faults.ts';
import { errorFacts } from '../common/log.ts';
import { failedAs } from '../common/request-id.ts';
import { countRefusal } from '../metrics/metrics.ts';
import type { Room } from '../tables/room.ts';
import { msg } from '../common/msg.ts';
import type { Tables } from '../tables/tables.ts';

export interface Wire {
  /** The id of the request that opened the connection. */
  readonly request: string;
  send(text: string): void;
  /** Sends the reason and closes the connection. */
  bye(reason: Msg): void;
  /** Waits until this connection may see the table; false if it may not. */
  admit(table: string): Promise<boolean>;
}

type Hello = Extract<ClientMessage, { t: 'hello' }>;
/** A message that changes something. It has a nonce and gets an answer. */
export type Deed = Extract<ClientMessage, { nonce: string }>;

/** Parses a message from outside, or says what is wrong with it. */
export const parseMessage = (text: string): Read<ClientMessage> => readAs(clientMessageSchema, text);

/** The viewer for a connection: on the seat that was opened, or as a spectator without one. */
export const viewerFor = ({ eye, owner, secret }: Access, send: Viewer['send']): Viewer => ({
  eye,
  owner,
  ...(secret !== undefined && { secret }),
  send,
});

/** Carries out a message of a viewer and returns the answer, `ok` or `no`. */
export const perform = async (room: Room, by: By, deed: Deed): Promise<ServerMessage> => {
  const answer = await inGoodPace(room, by, deed);
  if (answer.t === 'no') countRefusal(room.metrics, answer.reason.k);
  return answer;
};

/** Whoever does too much through all their connections is refused before anything is tried. */
const inGoodPace = async (room: Room, by: By, deed: Deed): Promise<ServerMessage> => {
  try {
    if (by.eye !== 'public') demandPace(room, by.eye);
  } catch (e) {
    if (e instanceof Refused) return refusal(deed.nonce, e);
    throw e;
  }
  return carryOut(room, by, deed);
};

const carryOut = (room: Room, by: By, deed: Deed): Promise<ServerMessage> => {
  const { eye } = by;
  if (deed.t === 'say') return talk(room, by, deed);
  if (deed.t === 'mute') return muteSpectators(room, by, deed);
  if (deed.t === 'begin') return begin(room, by, deed);
  if (deed.t === 'free') return free(room, by, deed);
  if (eye === 'public') return Promise.resolve(refusal(deed.nonce, new Refused(msg('server.notSeated'))));
  if (deed.t === 'takeBack') return takeBack(room, { ...by, eye }, deed);
  if (room.record.seats[eye]?.kind !== 'human')
    return Promise.resolve(refusal(deed.nonce, new Refused(msg('server.botPlays'))));
  if (deed.t === 'propose') return propose(room, { ...by, eye }, deed);
  if (deed.t === 'voice') return voice(room, { ...by, eye }, deed);
  if (deed.t === 'vacation') return goOnVacation(room, { ...by, eye }, deed);
  return deed.t === 'act' ? act(room, { ...by, eye }, deed) : undo(room, { ...by, eye }, deed);
};

const refusal = (nonce: string, { reason, rules, offered }: Refused): ServerMessage => ({
  t: 'no',
  nonce,
  reason,
  rules,
  offered,
});

/** Enough for a simple bot that sends `resync` after every move. */
const RESYNCS: Rate = { burst: 100, perSecond: 5 };

export class Session {
  private readonly tables: Tables;
  private readonly wire: Wire;
  private at: { readonly room: Room; readonly viewer: Viewer } | undefined;
  private line: Promise<void> = Promise.resolve();
  private gone = false;
  private unwatch: () => void = () => {};
  private readonly resyncs: Bucket;

  constructor(tables: Tables, wire: Wire) {
    this.tables = tables;
    this.wire = wire;
    this.resyncs = new Bucket(RESYNCS, tables.clock());
  }

  /** Queues a message. Messages of one connection are carried out in order. */
  receive(message: ClientMessage): void {
    this.line = this.line.then(() => (this.gone ? undefined : this.handle(message))).catch((e) => this.fail(e));
  }

  close(): void {
    this.gone = true;
    this.unwatch();
    void this.line.then(() => this.at?.room.leave(this.at.viewer));
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return this.send({ t: 'pong' });
    if (message.t === 'hello') return this.hello(message);
    if (!this.at) throw new Refused(msg('server.helloFirst'));
    const { room, viewer } = this.at;
    if (message.t === 'resync') return this.resync(room, viewer);
    if (message.t === 'writing') return writes(room, viewer, message);
    if (message.t === 'look') return look(room, viewer, message.on);
    this.send(await perform(room, viewer, message));
  }

  private async hello(message: Hello): Promise<void> {
    if (this.at) throw new Refused(msg('server.malformed'));
    const room = await this.tables.room(message.table);
    if (!room) throw new Refused(msg('server.noTable'));
    // The seat may have been taken at another process a moment ago.
    await room.freshen();
    if (!(await this.wire.admit(room.id))) throw new Refused(msg('server.tooMany'));
    const access = demandOpened(await accessTo(room, this.tables.people, message));
    if (this.gone) return;
    if (access.session !== undefined) this.watch(access.session);
    const viewer = viewerFor(access, (m, text) => {
      if (m.t !== 'bye') return this.wire.send(text);
      // Messages still in the queue are dropped: this person may no longer act here.
      this.gone = true;
      this.wire.bye(m.reason);
    });
    this.at = { room, viewer };
    await room.enter(viewer, message.since);
  }

  /** A device that is signed out is sent away at once. */
  private watch(session: string): void {
    this.unwatch = this.tables.people.whileSignedIn(session, () => {
      this.gone = true;
      if (this.at) void this.at.room.leave(this.at.viewer);
      this.wire.bye(msg('server.signedOut'));
    });
  }

  /** Limited, because sending a whole long game is much work. */
  private resync(room: Room, viewer: Viewer): Promise<void> {
    if (!this.resyncs.take(this.tables.clock())) throw new Refused(msg('server.tooFast'));
    this.tables.metrics.count('resyncs_total');
    return room.resync(viewer);
  }

  private send(message: ServerMessage): void {
    this.wire.send(JSON.stringify(message));
  }

  private fail(e: unknown): void {
    if (e instanceof Refused) {
      countRefusal(this.tables.metrics, e.reason.k);
      return this.wire.bye(e.reason);
    }
    const { request } = this.wire;
    this.tables.log('session.failed', { request, table: this.at?.room.id, ...errorFacts(e) });
    this.wire.bye(failedAs(request));
  }
}
