/** Who is writing in a room at this moment. Nobody says that they have stopped: unless it is said again, it is over. */
import type { ChatLine } from '@tabularium/protocol';
import type { Writing } from './source.ts';

/** How often it is said while somebody writes, and how long it is shown. */
export const SAY_EVERY_MS = 3000;
export const SHOWN_MS = 6000;

const keyOf = (room: ChatLine['room']): string => String(room);

export class Writers {
  /** The others. A new list with every change. */
  now: readonly Writing[] = [];
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly onChange: () => void;
  private readonly said = new Map<string, number>();

  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  heard(writing: Writing): void {
    const key = `${writing.by} ${keyOf(writing.room)}`;
    clearTimeout(this.timers.get(key));
    const over = (): void => {
      if (this.drop(writing)) this.onChange();
    };
    this.timers.set(key, setTimeout(over, SHOWN_MS));
    this.drop(writing);
    this.now = [...this.now, { by: writing.by, room: writing.room }];
  }

  /** It is written, so he is no longer writing it. Says whether he was. */
  drop({ by, room }: Pick<ChatLine, 'by' | 'room'>): boolean {
    const others = this.now.filter((w) => w.by !== by || keyOf(w.room) !== keyOf(room));
    if (others.length === this.now.length) return false;
    this.now = others;
    return true;
  }

  /** Is it time to say that one writes here oneself? */
  isToSay(room: ChatLine['room'], at: number): boolean {
    const key = keyOf(room);
    if (at - (this.said.get(key) ?? -Infinity) < SAY_EVERY_MS) return false;
    this.said.set(key, at);
    return true;
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.now = [];
  }
}
