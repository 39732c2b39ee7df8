/** Games: who pays, which, and how the people stand after them — 1.07.6 */
import { OddsBar, OptionCard, Options, percent, Section, Seg, TallySum } from '@tabularium/parts/kit';
import { gamesIf } from '../../../rules/explain/games-if.ts';
import { frameOf } from '../../../rules/explain/look.ts';
import { GAMES, games } from '../../../rules/forum/games.ts';
import { peopleOdds } from '../../../rules/population/odds.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { signed } from '../../parts.tsx';
import { isPromised, picksOf } from '../offered.ts';
import { givenRef } from './attempt-of.ts';
import type { Props } from './body.tsx';
import { isBetweenSteps } from './entries.ts';

export const GamesStep = ({ form, say, change, tell }: Props) => {
  const { asked, entered } = form;
  const { view } = asked;
  const step = form.at('games');
  const who = maybeSenator(view, frameOf(view, games)?.by ?? givenRef(form, 'sponsor'));
  if (!who) return null;
  const ids = isBetweenSteps(asked) ? picksOf(asked, 'sponsor') : [who.id];
  const which = givenRef(form, 'games');
  const chosen = gamesIf(view, who.id, which);
  const now = peopleOdds(view);
  return (
    <section class="form-panel main" aria-label={say('initiative.step.games')}>
      <div class="attempt-head">
        <p class="sentence">{say('games.title', { who: who.id })}</p>
        <Seg<string>
          class="seg-many"
          label={say('games.who')}
          value={who.id}
          of={ids.map((id) => ({
            value: id,
            label: `${say(id)} · ${say('attempt.talents', { n: maybeSenator(view, id)?.talents ?? 0 })}`,
          }))}
          onChange={(id) => change({ ...entered, sponsor: id, games: undefined })}
        />
      </div>
      <Section>
        <Options label={say('games.which')}>
          {GAMES.map((id) => {
            const found = gamesIf(view, who.id, id)!;
            const held = step?.question.withheld['games'];
            const isThere = picksOf(step, 'games').includes(id);
            const no = held?.[id] ?? held?.[''] ?? { k: 'games.tooDear', a: { n: found.cost, has: who.talents } };
            return (
              <OptionCard
                key={id}
                value={id}
                title={say(id)}
                chosen={id === which}
                reason={isThere ? undefined : say(no.k, no.a)}
                promised={!isThere && isPromised(no)}
                onPress={() => (isThere ? change({ ...entered, games: id }) : tell(no))}
              >
                {say('games.popularity', { n: signed(found.popularity) })}
                <br />
                {say('games.unrest', { n: signed(found.unrest) })}
              </OptionCard>
            );
          })}
        </Options>
      </Section>
      {chosen && (
        <Section title={say('games.people')} right={say('games.beforeDice')}>
          <TallySum small signed tally={chosen.people} say={say} word={say('games.onDice')} />
          <div class="attempt-odds">
            <OddsBar
              parts={[
                { kind: 'victory', chance: chosen.odds.win, word: say('games.calm') },
                { kind: 'stalemate', chance: chosen.odds.draw, word: say('games.restless') },
                { kind: 'defeat', chance: chosen.odds.lose, word: say('games.revolt') },
              ]}
            />
          </div>
          <p class="quiet" aria-live="polite">
            {say('games.compared', { n: percent(chosen.odds.win), without: percent(now.win) })}{' '}
            {now.lose > 0 && say('games.falls', { n: percent(chosen.odds.lose), without: percent(now.lose) })}
          </p>
        </Section>
      )}
    </section>
  );
};
