/** Who may see what lies on the table: everybody, everything. */
import type { Known, Sight } from '@tabularium/kernel';
import type { Tetrarchia } from './game.ts';

export const SIGHT = {
  agreed: 'open',
  discs: 'open',
  emperors: 'open',
  armies: 'open',
  fleets: 'open',
  fleetsToPlace: 'open',
  unrest: 'open',
  revolt: 'open',
  round: 'open',
  turn: 'open',
  imperium: 'open',
  powerPaid: 'open',
  patres: 'open',
} satisfies Sight<Tetrarchia>;

/** The game or any view of it before it is put into words: rules that need no more than this work on both. */
export interface OpenTetrarchia extends Known<Tetrarchia, typeof SIGHT> {}
