/** The table of Republic of Rome: a page to read, from the state of the Republic down to the Forum. */
import { Attempt } from './attempt/attempt.tsx';
import { Battles } from './forms/battle/battles.tsx';
import { FactionRow } from './faction-row.tsx';
import { Factions } from './factions.tsx';
import { Floor } from './floor.tsx';
import { ForumStrip } from './forum-strip.tsx';
import { InTheForum } from './in-the-forum.tsx';
import { Phases } from './phases.tsx';
import type { SheetProps } from './props.ts';
import { Wars } from './wars.tsx';

/** While a form is open it has the room of the tables: the Factions stand in one row above it. */
export const Sheet = (props: SheetProps) =>
  props.form === undefined ? (
    <div class="rr-sheet">
      <ForumStrip {...props} />
      <Phases {...props} />
      <Attempt {...props} />
      <Battles {...props} />
      <Floor {...props} />
      <Wars {...props} />
      <Factions {...props} />
      <InTheForum {...props} />
    </div>
  ) : (
    <div class="rr-sheet with-form">
      <ForumStrip {...props} />
      <Phases {...props} />
      <FactionRow {...props} />
      <div class="rr-form">{props.form}</div>
    </div>
  );
