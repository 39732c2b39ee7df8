import type { Lit } from '@tabularium/parts/web';
import type { Spot } from '../board/board-view.tsx';
import type { OfferedRef } from '../board/offered.ts';

/** What every way of showing a game is given. */
export interface Shown {
  readonly label: string;
  readonly offered: ReadonlyMap<string, OfferedRef>;
  readonly lit: Lit;
  readonly pointed: { readonly ref: string } | undefined;
  readonly onRef: (spot: Spot) => void;
}
