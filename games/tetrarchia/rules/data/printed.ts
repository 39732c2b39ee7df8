/** The board that comes with the game; and the one a game is played on, which its state names. */
import { contents } from '@tabularium/kernel';
import { type Geography, layOut } from '../geography.ts';
import { parseBoard, RAW } from './board.ts';

export const parseGeography = (raw: unknown, what: string): Geography => layOut(parseBoard(raw, what));
export const CONTENTS = contents('tetrarchia', RAW, parseGeography(RAW, 'tetrarchia'));
export const PRINTED: Geography = CONTENTS.own;

/** A state or a view: it names the pack it began with. */
export interface Packed {
  readonly agreed: { readonly pack: string };
}
export const geographyOf = ({ agreed }: Packed): Geography => CONTENTS.of(agreed.pack);
