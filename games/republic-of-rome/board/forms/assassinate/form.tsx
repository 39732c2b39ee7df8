/** An attempt on somebody's life, beside whatever is asked: whom, by whom, with how many cards. */
import './assassinate.css';
import { Amount, OddsBar, percent, Seg } from '@tabularium/parts/kit';
import type { Form, FormProps } from '@tabularium/parts/web';
import { factionRef } from '../../../rules/ids.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import { SENATE } from '../../../rules/explain/senate.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import {
  answer,
  attemptIn,
  begins,
  type Entered,
  heldIn,
  isUnderWay,
  LOOKS,
  oddsOf,
  offeredBy,
  taking,
} from './entries.ts';

type Props = FormProps<RomeView, Entered>;

const AttemptBody = (props: Props) => {
  const { form, say, change } = props;
  const { entered, asked } = form;
  const { view } = asked;
  const own = form.at('sendAssassin');
  const held = heldIn(form);
  const odds = oddsOf(form);
  const leader = view.factions[ownFaction(props.view, asked.seat)]?.leader ?? '';
  return (
    <div class="form-small attempt">
      {!attemptIn(asked) && <Targets {...props} />}
      {own && (
        <Seg
          label={say('attempt.by')}
          value={entered.assassin}
          of={offeredBy(own, 'sendAssassin').map((id) => ({
            value: id,
            label: id === leader ? say('attempt.leader', { who: id }) : say(id),
          }))}
          onChange={(assassin) => change({ ...entered, assassin })}
        />
      )}
      <div class="attempt-cards">
        {held.length > 0 ? (
          <>
            <span>{say('attempt.cards')}</span>
            <Amount
              label={say('attempt.cards')}
              value={Math.min(entered.cards, held.length)}
              min={0}
              max={held.length}
              unit={say('attempt.of', { n: held.length })}
              fewer={say('ui.fewer')}
              more={say('ui.more')}
              onChange={(cards) => change({ ...entered, cards })}
            />
          </>
        ) : (
          <span>{say('attempt.noCards')}</span>
        )}
        <span class="quiet">
          {say(maybeSenator(view, entered.target)?.bodyguard ? 'attempt.openGuard' : 'attempt.guards')}
        </span>
      </div>
      {odds?.prospects && (
        <OddsBar
          parts={odds.prospects.map(({ kind, chance }) => ({
            kind: LOOKS[kind] ?? 'stalemate',
            chance,
            word: say(`attempt.${kind}`),
          }))}
        />
      )}
      <p class="quiet">{say('attempt.secret')}</p>
      <p class="quiet">
        {entered.assassin === leader
          ? say('attempt.leaderCaught', { who: entered.assassin })
          : say('attempt.ifCaught', {
              who: entered.assassin,
              leader: leader === '' ? say('attempt.noLeader') : leader,
            })}
      </p>
    </div>
  );
};

/** Under their Factions. */
const Targets = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const { view } = asked;
  const all = offeredBy(asked, 'assassinate');
  const factions = [...new Set(all.map((id) => maybeSenator(view, id)?.faction ?? -1))];
  return (
    <label class="attempt-target">
      <span>{say('attempt.victim')}</span>
      <select value={entered.target} onChange={(e) => change({ ...entered, target: e.currentTarget.value })}>
        {factions.map((f) => (
          <optgroup key={f} label={say(factionRef(f))}>
            {all
              .filter((id) => maybeSenator(view, id)?.faction === f)
              .map((id) => {
                const s = maybeSenator(view, id)!;
                return (
                  <option key={id} value={id}>
                    {say('attempt.who', { who: id, n: s.influence })}
                    {s.office !== '' && `, ${say(`office:${s.office}`)}`}
                  </option>
                );
              })}
          </optgroup>
        ))}
      </select>
    </label>
  );
};

const attempt: Omit<Form<RomeView, Entered>, 'name' | 'isOf'> = {
  size: 'small',
  explain: explainedBy(SENATE),
  verbs: ['sendAssassin', 'addAssassins', 'strike'],
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { entered } = form;
    const odds = oddsOf(form)?.odds;
    const strike = {
      name: 'strike',
      entered,
      label: say('attempt.strike', { who: entered.target }),
      ...(odds && { detail: say('attempt.chance', { n: percent(odds.win) }) }),
    };
    if (form.isComplete) return [strike];
    return [{ ...strike, missing: form.why ? say(form.why.k, form.why.a ?? {}) : say('attempt.choose') }];
  },
  Body: AttemptBody,
};

/** Opens when the attempt is chosen beside a question. */
export const assassinateForm: Form<RomeView, Entered> = {
  ...attempt,
  name: 'assassinate',
  verbs: ['assassinate', ...attempt.verbs],
  aside: 'assassinate',
  isOf: (asked) => isUnderWay(asked) || offeredBy(asked, 'assassinate').length > 0,
};
/** Opens again if it was broken off after it had been announced. */
export const strikeForm: Form<RomeView, Entered> = { ...attempt, name: 'strike', isOf: isUnderWay };
