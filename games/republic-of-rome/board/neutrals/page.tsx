/** The table where Factions are Neutral: who rules, by what cards they go, and why they did what they did. */
import './neutrals.css';
import { allFactions, isNeutral } from '../../rules/rome/players.ts';
import type { SheetProps } from '../props.ts';
import { GuidelineCard } from './card.tsx';
import { Feed } from './feed.tsx';
import { CoalitionPanel } from './panel.tsx';
import { Row } from './row.tsx';

/** Who rules, the cards, and the moves: under the row of Factions, or under a form. */
export const Why = ({ view, say, looks, me, record }: SheetProps) => (
  <div class="rr-solo">
    <CoalitionPanel view={view} say={say} looks={looks} me={me} />
    <section class="rr-guides" aria-label={say('solo.guidelines')}>
      {allFactions(view)
        .filter((faction) => isNeutral(view, faction))
        .map((faction) => (
          <GuidelineCard key={faction} view={view} say={say} looks={looks} faction={faction} />
        ))}
    </section>
    <Feed view={view} say={say} looks={looks} me={me} {...(record && { record })} />
  </div>
);

export const Page = ({ record, ...table }: SheetProps) => (
  <>
    <Row {...table} />
    <Why {...table} {...(record && { record })} />
  </>
);
