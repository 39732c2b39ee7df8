/** Provincial Forces in words, those of which there are none left out — 2.02.3-i */
import type { Units } from '../rules/advanced/provinces/state.ts';
import type { SheetProps } from './props.ts';

export const unitsInWords = ({ armies, fleets }: Units, say: SheetProps['say']): string[] => [
  ...(armies > 0 ? [say('board.provincialArmies', { n: armies })] : []),
  ...(fleets > 0 ? [say('board.provincialFleets', { n: fleets })] : []),
];
