/** Studies, and where games branched off from others: kept on this device beside the games, the latest few of each. */
import type { Interval, Study } from '@tabularium/bots/study';
import { keep, readKept } from '../app/kept.ts';

export interface KeptStudy {
  /** How long the game was when it was studied. */
  readonly inputs: number;
  readonly study: Study;
  /** The number under which whoever looks knows each input that is named, where they do not know of all. */
  readonly seen: Readonly<Record<number, number>>;
}

/** How a game ended that another branched off from, and where it did. */
export interface Branch {
  /** The number of the input, as whoever branched off counted. */
  readonly at: number;
  /** And in the file of the new game. */
  readonly input: number;
  /** Who sits there now. */
  readonly seat: number;
  readonly name: string;
  readonly how?: string;
  readonly winners: readonly number[];
  readonly points?: readonly number[];
  /** The chances there, once they are known: of each seat and of nobody, or of the table. */
  readonly chances?: readonly Interval[];
}

type Rows<T> = readonly (readonly [id: string, kept: T])[];
const MOST = 12;

const keptBy = <T>(key: string) => ({
  get: (id: string): T | undefined => readKept<Rows<T>>(key, []).find(([known]) => known === id)?.[1],
  set: (id: string, kept: T): void => {
    const others = readKept<Rows<T>>(key, []).filter(([known]) => known !== id);
    keep(key, [[id, kept], ...others].slice(0, MOST));
  },
});

export const keptStudies = keptBy<KeptStudy>('studies');
export const keptBranches = keptBy<Branch>('branches');
