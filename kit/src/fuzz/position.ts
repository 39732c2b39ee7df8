import type { Engine, GameModule, Input, State } from '@tabularium/kernel';

/** How often each kind of thing was looked at. */
export interface Counts {
  illegalTried: number;
  undoChecked: number;
  leakChecked: number;
  plainChecked: number;
  lookingChecked: number;
  saveChecked: number;
  replayChecked: number;
}

export const noCounts = (): Counts => ({
  illegalTried: 0,
  undoChecked: 0,
  leakChecked: 0,
  plainChecked: 0,
  lookingChecked: 0,
  saveChecked: 0,
  replayChecked: 0,
});

/** A position with what the checks need to know of it. */
export interface Position<G, V> {
  readonly module: GameModule<G, V>;
  readonly engine: Engine<G>;
  readonly state: State<G>;
  /** The answer that led here. */
  readonly last: Input | undefined;
  readonly counts: Counts;
}
