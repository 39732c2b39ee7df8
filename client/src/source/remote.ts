/** A table on a server: connects, reconnects, continues where it was, and has every input carried out once. */
import type { Eye, GameFile, InputArg, Msg, Seat } from '@tabularium/kernel';
import type { Proposal, Scene, ServerMessage } from '@tabularium/protocol';
import { api } from '../app/api.ts';
import { Outbox } from './outbox.ts';
import { chatted, type Known, LOST, stepped, synced, tableChanged, toldApart } from './remote-state.ts';
import type { Answer, Link, Screen, TableSource } from './source.ts';
import { Writers } from './writers.ts';
import { bySocket, byStream, type Connect, type Secrets, type Transport } from './transport.ts';

export interface RemoteWays {
  readonly socket?: Connect;
  readonly stream?: Connect;
  readonly onSeat?: (seat: Seat) => void;
  /** The table is closed to us for good. */
  readonly onGone?: (reason: Msg) => void;
  /** Milliseconds before the first new attempt; doubled with each that fails. */
  readonly patience?: number;
}

const LONGEST_WAIT = 15_000;
/** A browser without a network may still reach a server on the same machine, but there is no hurry. */
const OFFLINE_WAIT = 6000;
const PING_MS = 25_000;
/** A connection over which nothing came for so long is taken for dead. */
const DEAD_AFTER_MS = 60_000;
/** After so many WebSockets that never opened, the stream is tried. */
const TRIES = 2;

/** After these refusals there is no use in trying again. */
const FINAL = new Set(['server.noTable', 'server.badToken', 'server.removed', 'server.freed', 'server.signedOut']);

const isHidden = (): boolean => globalThis.document?.hidden === true;
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

export class RemoteTable implements TableSource {
  readonly kind = 'remote';
  private readonly id: string;
  private readonly secrets: Secrets;
  private readonly ways: RemoteWays;
  private readonly listeners = new Set<() => void>();
  private readonly outbox = new Outbox();
  private readonly writers = new Writers(() => this.show());
  private known: Known | undefined;
  private screen: Screen | undefined;
  private link: Link = 'opening';
  reason: Msg | undefined;
  private transport: Transport | undefined;
  private attempts = 0;
  private failures = 0;
  private neverOpened = 0;
  private closed = false;
  /** Connected by a stream, over which nothing can be sent. */
  private streaming = false;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;

  constructor(id: string, secrets: Secrets, ways: RemoteWays = {}) {
    this.id = id;
    this.secrets = secrets;
    this.ways = ways;
    this.pulse = setInterval(() => this.beat(), PING_MS);
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('offline', this.cut);
    globalThis.document?.addEventListener('visibilitychange', this.looked);
    this.connect();
  }

  get = (): Screen | undefined => this.screen;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  act(verb: string, arg?: InputArg): Promise<Answer> {
    const decision = this.known?.scene.decision ?? '';
    // What the kernel calls a readonly list goes over the wire as a plain one.
    return this.send({ t: 'act', decision, verb, ...(arg !== undefined && { arg: structuredClone(arg) as string }) });
  }
  undo(): Promise<Answer> {
    const input = this.known?.scene.inputs ?? 0;
    return this.send({ t: 'undo', ...(input > 0 && { input }) });
  }
  say(room: 'table' | readonly Seat[], text: string): Promise<Answer> {
    return this.send({ t: 'say', room: room === 'table' ? room : [...room], text });
  }
  writes(room: 'table' | readonly Seat[]): void {
    if (this.link !== 'live' || this.known?.eye === 'public' || !this.writers.isToSay(room, Date.now())) return;
    this.transport?.send({ t: 'writing', room: room === 'table' ? room : [...room] });
  }
  propose(about: Proposal): Promise<Answer> {
    return this.send({ t: 'propose', about });
  }
  voice(vote: number, say: 'agree' | 'refuse' | 'none'): Promise<Answer> {
    return this.send({ t: 'voice', vote, say });
  }
  takeBack(): Promise<Answer> {
    return this.send({ t: 'takeBack' });
  }

  eyes(): readonly Eye[] {
    const own = this.known?.eye ?? 'public';
    const others =
      this.known?.scene.over || this.known?.table.closed ? this.known.table.seats.map((_, seat) => seat) : [];
    return [...new Set<Eye>([own, ...others, 'public'])];
  }

  history(at: number, eye: Eye): Promise<Scene> {
    return api.sceneAt(this.id, at, eye, this.secrets);
  }

  file(): Promise<GameFile> {
    return api.export(this.id, this.secrets);
  }

  sayAloud(): Promise<Answer> {
    return Promise.resolve({ reason: { k: 'kernel.notAsked' }, rules: [] });
  }

  unveil(): void {}

  keepScreen(): void {}

  standUp(): void {}

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.removeEventListener?.('offline', this.cut);
    globalThis.document?.removeEventListener('visibilitychange', this.looked);
    this.transport?.close();
    this.writers.close();
    this.listeners.clear();
  }

  private send(deed: Parameters<Outbox['add']>[0]): Promise<Answer> {
    const answered = this.outbox.add(deed, (own) => {
      if (this.link === 'live') this.transport?.send(own);
    });
    this.show();
    return answered;
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.transport?.close();
    const { socket = bySocket, stream = byStream } = this.ways;
    this.streaming = this.neverOpened >= TRIES;
    const connect = this.streaming ? stream : socket;
    let opened = false;
    const attempt = ++this.attempts;
    const current = (): boolean => attempt === this.attempts;
    this.transport = connect(this.id, this.secrets, this.known?.n ?? 0, {
      onOpen: () => {
        this.heard = Date.now();
      },
      // A socket over which nothing comes is treated as closed.
      onMessage: (m) => {
        opened = true;
        if (current()) this.hear(m);
      },
      onClose: () => {
        if (!current()) return;
        if (!isOffline()) this.neverOpened = opened ? 0 : this.neverOpened + 1;
        this.lost();
      },
    });
  }

  private lost(): void {
    if (this.closed || this.link === 'gone') return;
    clearTimeout(this.retry);
    this.link = this.known ? 'lost' : 'opening';
    const { patience = 500 } = this.ways;
    const least = isOffline() ? OFFLINE_WAIT : 0;
    const wait = Math.max(least, Math.min(LONGEST_WAIT, patience * 2 ** this.failures)) * (0.75 + Math.random() / 2);
    this.failures++;
    this.retry = setTimeout(() => this.connect(), wait);
    this.show();
  }

  private readonly hurry = (): void => {
    if (this.link !== 'lost' || this.closed || isHidden()) return;
    this.failures = 0;
    this.connect();
  };

  /** The page was hidden, or is looked at again. Whoever looks is not told by other ways that it is their turn. */
  private readonly looked = (): void => {
    this.hurry();
    if (this.link !== 'live') return;
    if (this.streaming) this.reopen();
    else this.transport?.send({ t: 'look', on: !isHidden() });
  };

  /** The browser notices a lost network before the connection does. */
  private readonly cut = (): void => {
    this.transport?.close();
    this.lost();
  };

  private beat(): void {
    if (this.link !== 'live') return;
    if (Date.now() - this.heard > DEAD_AFTER_MS) {
      this.transport?.close();
      this.lost();
    } else this.transport?.send({ t: 'ping' });
  }

  private hear(m: ServerMessage): void {
    this.heard = Date.now();
    switch (m.t) {
      case 'sync':
        this.known = synced(this.known, m);
        this.live();
        break;
      case 'step':
        this.step(m);
        break;
      case 'table':
        this.known &&= tableChanged(this.known, m);
        break;
      case 'chat':
        this.known &&= chatted(this.known, m);
        this.writers.drop(m.line);
        break;
      case 'writing':
        this.writers.heard(m);
        break;
      case 'ok':
      case 'no':
        this.outbox.answered(m);
        break;
      case 'bye':
        this.bye(m.reason);
        break;
      case 'pong':
        return;
      default:
        m satisfies never;
    }
    this.show();
  }

  /** Connected again: messages that are still waiting are sent now. */
  private live(): void {
    const before = this.link;
    this.link = 'live';
    this.failures = 0;
    this.neverOpened = 0;
    const { eye } = this.known!;
    if (typeof eye === 'number') this.ways.onSeat?.(eye);
    // Without a word, whoever is connected counts as looking.
    if (isHidden() && !this.streaming) this.transport?.send({ t: 'look', on: false });
    if (before !== 'live') this.outbox.resend((deed) => this.transport?.send(deed));
  }

  private step(m: Extract<ServerMessage, { readonly t: 'step' }>): void {
    if (!this.known) return;
    const next = stepped(this.known, m);
    if (next !== LOST) this.known = next;
    else this.resync();
  }

  /** Asks for everything again. Over a stream nothing can be asked, so it is opened anew. */
  private resync(): void {
    if (this.streaming) this.reopen();
    else this.transport?.send({ t: 'resync' });
  }

  private reopen(): void {
    this.neverOpened = TRIES;
    this.connect();
  }

  private bye(reason: Msg): void {
    if (FINAL.has(reason.k)) {
      this.link = 'gone';
      this.reason = reason;
      this.ways.onGone?.(reason);
      this.transport?.close();
      return;
    }
    if (reason.k === 'server.malformed') this.outbox.refuse(reason);
    this.transport?.close();
    this.lost();
  }

  private show(): void {
    this.screen = this.look();
    for (const tell of this.listeners) tell();
  }

  private look(): Screen | undefined {
    const { known, link, reason } = this;
    if (!known) return undefined;
    const { eye, owner, table, scene, record } = known;
    const { chat, votes } = toldApart(known.chat);
    const { spectators = 0 } = table;
    const sending = this.outbox.size;
    const writing = this.writers.now;
    return {
      link,
      eye,
      owner,
      table,
      scene,
      record,
      chat,
      votes,
      writing,
      sending,
      spectators,
      ...(reason && { reason }),
    };
  }
}
