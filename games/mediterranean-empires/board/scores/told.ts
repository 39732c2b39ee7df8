/** What the record tells of points: how they stood after every round, what each was for, and the counts. */
import type { Msg, Seat } from '@tabularium/kernel';
import { numberIn, type Recorded } from '@tabularium/parts/web';
import { seatOf } from '../../rules/empire/order.ts';
import { FIRST_VP } from '../../rules/empire/points.ts';
import type { OpenEmpires } from '../../rules/sight.ts';

/** The end of the building, of a round or of a count. */
export interface Mark {
  readonly kind: 'build' | 'round' | 'count';
  readonly turn: number;
  readonly round: number;
  /** The input that ended it. */
  readonly input: number;
  /** Points by seat. */
  readonly vp: readonly number[];
}

export const COUNT_PARTS = ['keyCities', 'mostCities', 'capitalLost', 'progress'] as const;
export type CountPart = (typeof COUNT_PARTS)[number];

/** Points that somebody gained or lost, as they came to be. */
interface Change {
  readonly turn: number;
  readonly round: number;
  readonly seat: Seat;
  readonly n: number;
  /** Of the record: battle, city, area, card, event; or a part of the count. */
  readonly why: string;
  readonly of: string;
}

export interface Counted {
  readonly turn: number;
  readonly round: number;
  readonly input: number;
  /** By seat. */
  readonly before: readonly number[];
  readonly parts: readonly Record<CountPart, number>[];
  readonly after: number[];
  readonly draws: number[];
  /** The roll that ended the turn. */
  readonly roll: { readonly dice: readonly number[]; readonly modifier: number; readonly result: number } | undefined;
}

export interface Told {
  readonly marks: readonly Mark[];
  readonly changes: readonly Change[];
  readonly counts: readonly Counted[];
}

const textIn = ({ a }: Msg, name: string): string => {
  const value = a?.[name];
  return typeof value === 'string' ? value : '';
};
const listIn = ({ a }: Msg, name: string): readonly (string | number)[] => {
  const value = a?.[name];
  return Array.isArray(value) ? value : [];
};

const none = (): Record<CountPart, number> => ({ keyCities: 0, mostCities: 0, capitalLost: 0, progress: 0 });

type Period = Pick<Mark, 'kind' | 'turn' | 'round'>;

class Teller {
  private readonly g: OpenEmpires;
  readonly marks: Mark[] = [];
  readonly changes: Change[] = [];
  readonly counts: Counted[] = [];
  private readonly vp: number[];
  private period: Period = { kind: 'build', turn: 0, round: 0 };
  private input = 0;
  private roll: Counted['roll'];

  constructor(g: OpenEmpires) {
    this.g = g;
    this.vp = g.vp.map(() => FIRST_VP);
  }

  hear({ input, lines }: Recorded): void {
    for (const { m } of lines) {
      this.line(m, input);
      this.input = input;
    }
  }

  private line(m: Msg, input: number): void {
    switch (m.k) {
      case 'med.round':
        this.mark();
        this.period = { kind: 'round', turn: numberIn(m, 'turn') ?? 0, round: numberIn(m, 'round') ?? 0 };
        return;
      case 'med.event':
        this.roll = {
          dice: textIn(m, 'dice').split(' ').map(Number),
          modifier: numberIn(m, 'modifier') ?? 0,
          result: numberIn(m, 'result') ?? 0,
        };
        return;
      case 'med.turnEnds':
        return this.turnEnds(input);
      case 'med.counts':
        return this.counted(m);
      case 'med.gains':
      case 'med.loses':
        return this.changed(m);
      case 'med.drew':
      case 'med.drewSome':
        return this.drew(m);
      default:
        return;
    }
  }

  /** The round that the end of the turn comes in is not played: the count takes its place. */
  private turnEnds(input: number): void {
    const { turn, round } = this.period;
    this.period = { kind: 'count', turn, round };
    this.counts.push({
      turn,
      round,
      input,
      before: [...this.vp],
      parts: this.vp.map(none),
      after: [...this.vp],
      draws: this.vp.map(() => 0),
      roll: this.roll,
    });
  }

  private counted(m: Msg): void {
    const seat = seatOf(this.g, textIn(m, 'who'));
    const part = COUNT_PARTS.find((x) => x === textIn(m, 'what'));
    const n = numberIn(m, 'n') ?? 0;
    const parts = this.counts.at(-1)?.parts[seat];
    if (!part || !parts) return;
    parts[part] += n;
    if (n !== 0) this.changes.push({ ...this.when(), seat, n, why: part, of: '' });
  }

  private changed(m: Msg): void {
    const seat = seatOf(this.g, textIn(m, 'who'));
    const [vp, why] = [numberIn(m, 'vp') ?? 0, textIn(m, 'why')];
    const n = vp - (this.vp[seat] ?? vp);
    this.vp[seat] = vp;
    const count = this.period.kind === 'count' ? this.counts.at(-1) : undefined;
    if (count) count.after[seat] = vp;
    // Of a count, its parts have been told.
    else if (n !== 0) this.changes.push({ ...this.when(), seat, n, why, of: textIn(m, 'of') });
  }

  private drew(m: Msg): void {
    const count = this.period.kind === 'count' ? this.counts.at(-1) : undefined;
    const seat = seatOf(this.g, textIn(m, 'who'));
    if (count) count.draws[seat] = numberIn(m, 'n') ?? listIn(m, 'cards').length;
  }

  private when(): Pick<Change, 'turn' | 'round'> {
    return { turn: this.period.turn, round: this.period.round };
  }

  mark(): void {
    this.marks.push({ ...this.period, input: this.input, vp: [...this.vp] });
  }
}

export const toldIn = (g: OpenEmpires, record: readonly Recorded[]): Told => {
  const teller = new Teller(g);
  for (const entry of record) teller.hear(entry);
  teller.mark();
  return teller;
};

/** What a seat gained and lost in a turn, with the same reasons taken together. */
export interface Reason {
  readonly why: string;
  readonly of: readonly string[];
  readonly round: number;
  readonly n: number;
  readonly times: number;
}

/** Cities that were lost, areas, cards and events each have a line of their own; the rest is added up. */
const isOwnLine = ({ why, n }: Change): boolean => (why === 'city' && n < 0) || ['area', 'card', 'event'].includes(why);

export const reasonsOf = ({ changes }: Told, turn: number, seat: Seat): readonly Reason[] => {
  const found = new Map<string, Reason>();
  for (const change of changes.filter((x) => x.turn === turn && x.seat === seat)) {
    const { why, of, n, round } = change;
    const key = isOwnLine(change) ? `${why} ${of} ${round} ${n < 0}` : `${why} ${n < 0}`;
    const old = found.get(key);
    found.set(key, {
      why,
      of: [...(old?.of ?? []), of],
      round,
      n: (old?.n ?? 0) + n,
      times: (old?.times ?? 0) + 1,
    });
  }
  return [...found.values()];
};
