/** An attempt that somebody makes, for all who look on: the same numbers as he has. */
import '../forms/initiative/initiative.css';
import { Icon, OddsBar, Section } from '@tabularium/parts/kit';
import { attemptIf, attemptIn } from '../../rules/explain/persuading.ts';
import { factionRef } from '../../rules/ids.ts';
import { ownFaction } from '../../rules/rome/players.ts';
import { Chip } from '../parts.tsx';
import type { SheetProps } from '../props.ts';
import { AgainstIt, AttemptNumber, Outcomes } from './pieces.tsx';

export const Attempt = ({ view, say, looks, me, record }: SheetProps) => {
  const attempt = attemptIn(view);
  const told = attempt && attemptIf(view, attempt);
  if (!attempt || !told?.odds) return null;
  const { win, lose } = told.odds;
  const parts = [
    { kind: 'victory' as const, chance: win, word: say('attempt.comes') },
    { kind: 'defeat' as const, chance: lose, word: say('attempt.refuses') },
  ];
  return (
    <section class="rr-attempt form" aria-label={say('attempt.title')}>
      <div class="form-panel main attempt">
        <div class="attempt-head">
          <h3 class="sentence">
            {say('attempt.sentenceOf', { who: attempt.by, target: attempt.target, faction: factionRef(attempt.seat) })}
          </h3>
          <Chip>
            <Icon name="lock" /> {say('attempt.announced')}
          </Chip>
        </div>
        <Section title={say('attempt.number')}>
          <AttemptNumber view={view} say={say} attempt={attempt} />
          <div class="attempt-odds">
            <OddsBar parts={parts} />
          </div>
        </Section>
        {attempt.card === '' && (
          <>
            <Section title={say('attempt.against')} right={say('attempt.fromTreasuries')}>
              {null}
            </Section>
            <AgainstIt
              view={view}
              say={say}
              attempt={attempt}
              looks={looks}
              record={record}
              own={me === undefined ? undefined : ownFaction(view, me)}
            />
          </>
        )}
        <Outcomes view={view} say={say} attempt={attempt} />
      </div>
    </section>
  );
};
