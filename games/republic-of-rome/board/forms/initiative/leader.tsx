/** Who leads the Faction: the last step, and the end of the Initiative — 1.07.7 */
import { OptionCard, Options, Section } from '@tabularium/parts/kit';
import { frameOf } from '../../../rules/explain/look.ts';
import { initiative } from '../../../rules/forum/initiative.ts';
import { oratory, senatorsOf } from '../../../rules/rome/senators.ts';
import { isPromised, picksOf, reasonOf } from '../offered.ts';
import type { Props } from './body.tsx';
import { leaderOf } from './entries.ts';

export const LeaderStep = ({ form, say, change, tell }: Props) => {
  const { asked, entered } = form;
  const { view } = asked;
  const seat = frameOf(view, initiative)?.seat ?? 0;
  const now = view.factions[seat]?.leader ?? '';
  const chosen = leaderOf(asked, entered);
  const offered = picksOf(asked, 'appointLeader');
  return (
    <section class="form-panel main" aria-label={say('initiative.step.leader')}>
      <div class="attempt-head">
        <p class="sentence">{say(now === '' ? 'leader.none' : 'leader.title', { who: now })}</p>
      </div>
      <Section>
        <Options label={say('initiative.step.leader')}>
          {[...senatorsOf(view, seat)]
            .sort((a, b) => Number(b.id === now) - Number(a.id === now) || b.influence - a.influence)
            .map((s) => {
              const isNow = s.id === now;
              const no =
                isNow || offered.includes(s.id)
                  ? undefined
                  : (reasonOf(asked, 'appointLeader', s.id) ?? { k: 'initiative.nobody' });
              return (
                <OptionCard
                  key={s.id}
                  value={s.id}
                  title={say(s.id)}
                  chosen={isNow ? chosen === '' : chosen === s.id}
                  reason={no && say(no.k, no.a ?? {})}
                  promised={isPromised(no)}
                  onPress={() => (no ? tell(no) : change({ ...entered, step: 'leader', leader: isNow ? '' : s.id }))}
                >
                  {isNow && `${say('leader.now')} · `}
                  {say('leader.numbers', { ora: oratory(view, s), inf: s.influence })}
                </OptionCard>
              );
            })}
        </Options>
      </Section>
      <Section>
        <p class="quiet">{say('leader.brings')}</p>
      </Section>
    </section>
  );
};
