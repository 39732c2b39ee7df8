/** The table of Republic of Rome: a page to read, from the state of the Republic down to the Forum. */
import { laterPart } from '@tabularium/parts/web';
import { ATTEMPT, BATTLES } from './asides.ts';
import { FactionRow } from './faction-row.tsx';
import { Factions } from './factions.tsx';
import { Floor } from './floor.tsx';
import { ForumStrip } from './forum-strip.tsx';
import { InTheForum } from './in-the-forum.tsx';
import { Phases } from './phases.tsx';
import type { RomeView } from '../rules/sight/view.ts';
import type { SheetProps } from './props.ts';
import { Wars } from './wars.tsx';

const Attempt = laterPart(ATTEMPT);
const Battles = laterPart(BATTLES);

const isPersuading = ({ flow }: RomeView): boolean => flow.some((frame) => frame.proc === 'forum.persuasion');
const isBattleTime = ({ phase }: RomeView): boolean => phase === 'combat' || phase === 'revolution';

/** While a form is open it has the room of the tables: the Factions stand in one row above it. */
export const Sheet = (props: SheetProps) =>
  props.form === undefined ? (
    <div class="rr-sheet">
      <ForumStrip {...props} />
      <Phases {...props} />
      {isPersuading(props.view) && <Attempt {...props} />}
      {isBattleTime(props.view) && <Battles {...props} />}
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
