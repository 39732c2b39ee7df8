/** The table of Republic of Rome as a page, from the state of the Republic down to the player's own hand. */
import { Factions } from './factions.tsx';
import { Floor } from './floor.tsx';
import { ForumStrip } from './forum-strip.tsx';
import { Hand } from './hand.tsx';
import { InTheForum } from './in-the-forum.tsx';
import { Phases } from './phases.tsx';
import type { SheetProps } from './props.ts';
import { Wars } from './wars.tsx';

export const Sheet = (props: SheetProps) => (
  <div class="rr-sheet">
    <ForumStrip {...props} />
    <Phases {...props} />
    <Hand {...props} />
    <Floor {...props} />
    <Wars {...props} />
    <Factions {...props} />
    <InTheForum {...props} />
  </div>
);
