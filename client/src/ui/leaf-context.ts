/** Anybody may open the leaf of a thing: what can be read about it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface LeafOpener {
  /** Is there something to read about it? */
  readonly has: (ref: string) => boolean;
  readonly open: (ref: string) => void;
}

export const LeafContext = createContext<LeafOpener>({ has: () => false, open: () => {} });
export const useLeaves = (): LeafOpener => useContext(LeafContext);
