/** Where Governors may revolt too: the Force Strength by which Factions that would revolt are compared — 2.03.2 */
import { Section, TallySum } from '@tabularium/parts/kit';
import { CountedVeterans } from '../counted.tsx';
import type { OfRebel } from './body.tsx';
import { isDeciding, withGovernors } from './entries.ts';

export const Declared = ({ form, say, change }: OfRebel) => {
  const { asked, entered } = form;
  const strongest = withGovernors(asked.view)?.strength;
  if (strongest === undefined || !isDeciding(asked.view)) return null;
  const declaring = form.with({ ...entered, way: 'declare' });
  const last = declaring.steps.findLast(({ view }) => isDeciding(view)) ?? asked;
  const told = form.explain(last, 'declareRevolt')?.tallies[0];
  return (
    <Section title={say('rebel.declared')}>
      <div aria-live="polite">{told && <TallySum small tally={told} say={say} />}</div>
      <CountedVeterans
        asked={asked}
        leftOut={entered.leftOut}
        say={say}
        onChange={(leftOut) => change({ ...entered, leftOut })}
      />
      {strongest > 0 && <p class="quiet">{say('rebel.toBeat', { n: strongest })}</p>}
    </Section>
  );
};
