/** A victor may disband Veterans of his before he lays down his command — 2.04.2 */
import type { Asked } from '@tabularium/kernel';
import type { Say } from '@tabularium/parts/web';
import { legionNumber } from '../../../rules/ids.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { LegionTokens, type Token } from '../legions.tsx';
import { disbandable, type Plays } from './plays.ts';

interface Props {
  readonly asked: Asked<RomeView>;
  readonly say: Say;
  readonly plays: Plays;
  readonly change: (plays: Plays) => void;
}

/** Those that may not be disbanded say why. */
export const Disband = ({ asked, say, plays, change }: Props) => {
  const offered = disbandable(asked);
  const held = asked.question.withheld['disbandVeterans'] ?? {};
  const { disbands = [] } = plays;
  if (offered.length + Object.keys(held).length === 0) return null;
  const token = (id: string, state: Token['state'], why = ''): Token => ({
    id,
    state,
    veteran: asked.view.legions[legionNumber(id)]?.veteran === true,
    name: why === '' ? say(id) : `${say(id)}: ${why}`,
  });
  const whys = [...new Set(Object.values(held).map((m) => say(m.k, m.a ?? {})))];
  return (
    <div class="hand-disband">
      <p>
        <b>{say('hand.disband')}</b> {say('hand.disband.hint')}
      </p>
      <LegionTokens
        label={say('verb.disbandVeterans')}
        tokens={[
          ...offered.map((id) => token(id, disbands.includes(id) ? 'on' : 'off')),
          ...Object.entries(held).map(([id, why]) => token(id, 'elsewhere', say(why.k, why.a ?? {}))),
        ]}
        onPress={(id) =>
          change({
            ...plays,
            disbands: disbands.includes(id) ? disbands.filter((x) => x !== id) : [...disbands, id],
          })
        }
      />
      {whys.map((why) => (
        <p key={why} class="quiet">
          {why}
        </p>
      ))}
    </div>
  );
};
