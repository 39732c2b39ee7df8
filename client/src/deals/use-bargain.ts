/** Bargaining at this table: whether its page is open, and what is being written. */
import type { SheetProps } from '@tabularium/parts/web';
import { useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import type { Rooms } from '../rooms/use-rooms.ts';
import type { usePosition } from '../table/use-position.ts';
import { type Bargain, listProps } from './bargain.ts';
import type { WrittenDeal } from './use-deal.ts';
import { useDealParts } from './use-parts.ts';

interface Around {
  readonly ui: GameUi;
  readonly position: ReturnType<typeof usePosition>;
  readonly sheet: SheetProps<unknown>;
  readonly rooms: Rooms;
  /** The list of agreements is shown beside the log. */
  readonly isListed: boolean;
}

export const useBargain = ({ ui, position, sheet, rooms, isListed }: Around): Bargain | undefined => {
  const { asked, answer, scene } = position;
  const [isOpen, setOpen] = useState(false);
  const [written, setWritten] = useState<WrittenDeal>();
  const isDue = (ui.deals?.due(scene.view) ?? 0) > 0;
  const parts = useDealParts(ui.deals, isOpen || isListed || isDue);
  if (!ui.deals) return undefined;
  const write = (entered: unknown): void => {
    if (asked) setWritten({ eye: asked.seat, entered });
    setOpen(true);
  };
  return {
    parts,
    asked,
    isOpen,
    written,
    onWritten: setWritten,
    open: () => setOpen(true),
    close: () => setOpen(false),
    toggle: () => setOpen(!isOpen),
    lists: listProps(ui, sheet, answer, rooms.current.others, write),
  };
};
