/** What spending against an attempt would do, at each amount. */
import { Chances, Icon, percent, Sum } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { attemptIn } from '../../../rules/explain/persuading.ts';
import { factionRef } from '../../../rules/ids.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { othersClockwise } from '../../attempt/pieces.tsx';
import { shownOf } from '../initiative/shown.ts';
import { isPromised, rangeOf, reasonOf } from '../offered.ts';
import type { Entered } from './form.ts';

export const CounterBribeBody = ({ form, say, change }: FormProps<RomeView, Entered>) => {
  const { asked, entered } = form;
  const { view } = asked;
  const attempt = attemptIn(view);
  const now = form.explain(asked, 'counterBribe', 0)?.tallies[0]?.total;
  if (!attempt || now === undefined) return null;
  const own = ownFaction(view, asked.seat);
  const treasury = view.factions[own]?.treasury ?? 0;
  const { max } = rangeOf(asked, 'counterBribe');
  const held = reasonOf(asked, 'counterBribe');
  const comes = (n: number): number => form.explain(asked, 'counterBribe', n)?.odds?.lose ?? 0;
  const all = Array.from({ length: max + 1 }, (_, n) => ({
    n,
    chance: comes(n),
    idle: n > 0 && comes(n) === comes(n - 1),
  }));
  const spoken = say('counter.spoken', { n: entered.n, number: now - entered.n, chance: percent(comes(entered.n)) });
  const toCome = attempt.toCome ?? [];
  const order = othersClockwise(view, attempt.seat).map((f) =>
    say(f === own ? 'counter.you' : toCome.includes(f) ? 'counter.after' : 'counter.before', {
      faction: factionRef(f),
    }),
  );
  return (
    <div class="counter-bribe">
      <div class="counter-sum">
        <Sum
          small
          parts={[
            { n: now, word: say('counter.number') },
            ...(entered.n > 0 ? [{ n: -entered.n, word: say('counter.yours'), tone: 'good' as const }] : []),
          ]}
          total={now - entered.n}
          word={say('counter.orLess')}
        />
        <p class="quiet">
          <Icon name="lock" /> {say('counter.treasury', { n: treasury })}
        </p>
        <p class="quiet">{order.join(' · ')}</p>
      </div>
      {held ? (
        <p class="quiet">
          {isPromised(held) && <Icon name="lock" />} {say(held.k, held.a ?? {})}
        </p>
      ) : (
        <Chances
          bad
          label={say('counter.amount')}
          value={entered.n}
          of={shownOf(all, entered.n).map((x) => ({
            ...x,
            word: x.n === 0 ? say('counter.nothing') : String(x.n),
          }))}
          onChange={(n) => change({ ...entered, n })}
          spoken={spoken}
        />
      )}
      <p class="sr" aria-live="polite">
        {spoken}
      </p>
    </div>
  );
};
