/** The table of Republic of Rome: a page to read, from the state of the Republic down to the Forum. */
import { laterPart } from '@tabularium/parts/web';
import { ATTEMPT, BATTLES, LYING_OPEN, NEUTRALS } from './asides.ts';
import { FactionRow } from './faction-row.tsx';
import { ForumStrip } from './forum-strip.tsx';
import { Phases } from './phases.tsx';
import type { RomeView } from '../rules/sight/view.ts';
import type { SheetProps } from './props.ts';

const Attempt = laterPart(ATTEMPT);
const Battles = laterPart(BATTLES);
const LyingOpen = laterPart(LYING_OPEN);
const Neutrals = laterPart(NEUTRALS);

const isPersuading = ({ flow }: RomeView): boolean => flow.some((frame) => frame.proc === 'forum.persuasion');
const isBattleTime = ({ phase }: RomeView): boolean => phase === 'combat' || phase === 'revolution';

/** While a form is open it has the room of the tables: the Factions stand in one row above it. */
export const Sheet = ({ form, ...props }: SheetProps) => {
  const { view, say, players, looks, me, asked } = props;
  const table = { view, say, players, looks, me, asked };
  return form === undefined ? (
    <div class="rr-sheet">
      <ForumStrip view={view} say={say} />
      <Phases view={view} say={say} />
      {isPersuading(view) && <Attempt {...props} />}
      {isBattleTime(view) && <Battles {...props} />}
      {view.neutrals && <Neutrals {...props} shows="page" />}
      <LyingOpen {...table} />
    </div>
  ) : (
    <div class="rr-sheet with-form">
      <ForumStrip view={view} say={say} />
      <Phases view={view} say={say} />
      {view.neutrals ? <Neutrals {...table} shows="row" /> : <FactionRow {...table} />}
      <div class="rr-form">{form}</div>
      {view.neutrals && <Neutrals {...props} shows="why" />}
    </div>
  );
};
