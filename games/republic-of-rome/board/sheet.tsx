/** The table of Republic of Rome: a page to read, from the state of the Republic down to the Forum. */
import { laterPart } from '@tabularium/parts/web';
import { ATTEMPT, BATTLES, LYING_OPEN } from './asides.ts';
import { FactionRow } from './faction-row.tsx';
import { ForumStrip } from './forum-strip.tsx';
import { Phases } from './phases.tsx';
import type { RomeView } from '../rules/sight/view.ts';
import type { SheetProps } from './props.ts';

const Attempt = laterPart(ATTEMPT);
const Battles = laterPart(BATTLES);
const LyingOpen = laterPart(LYING_OPEN);

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
      <LyingOpen {...props} />
    </div>
  ) : (
    <div class="rr-sheet with-form">
      <ForumStrip {...props} />
      <Phases {...props} />
      <FactionRow {...props} />
      <div class="rr-form">{props.form}</div>
    </div>
  );
