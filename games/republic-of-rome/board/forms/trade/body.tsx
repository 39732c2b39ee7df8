/** One's own cards and where they go; what others hold out. */
import { Icon, Mark, Seg } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { factionRef } from '../../../rules/ids.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { printed } from '../play-hand/cards.tsx';
import { handOf } from '../play-hand/plays.ts';
import { cardsOf, type Entered, howTo, mayOffer, others, sentTo, toAnswer, toSettle, waiting } from './entries.ts';
import { lookOf } from '../../looks.ts';

type Props = FormProps<RomeView, Entered>;

export const TradeBody = (props: Props) => {
  const { form, say } = props;
  const { asked } = form;
  return (
    <div class="trade-form">
      {toAnswer(asked).map((o) => (
        <HeldOut key={o.from} {...props} from={factionRef(o.from)} cards={cardsOf(o.cards)} />
      ))}
      {toSettle(asked).map((o) => (
        <Answered key={o.to} {...props} to={factionRef(o.to)} cards={cardsOf(o.cards)} against={cardsOf(o.against)} />
      ))}
      {waiting(asked).map((o) => (
        <p key={o.to} class="quiet">
          <Icon name="clock" /> {say('trade.waits', { cards: [...cardsOf(o.cards)], faction: factionRef(o.to) })}
        </p>
      ))}
      {handOf(asked).length === 0 ? <p class="quiet">{say('trade.noCards')}</p> : <OwnCards {...props} />}
      <p class="quiet">{say('trade.unseen')}</p>
    </div>
  );
};

const OwnCards = ({ form, say, change }: Props) => {
  const { asked, entered } = form;
  const set = (card: string, faction: string): void => change(sentTo(asked, entered, card, faction));
  return (
    <table class="rows">
      <thead>
        <tr>
          <th scope="col">{say('trade.yours')}</th>
          <th scope="col">{say('trade.to')}</th>
          <th scope="col">{say('trade.for')}</th>
        </tr>
      </thead>
      <tbody>
        {handOf(asked).map((card) => {
          const to = entered.to[card] ?? '';
          return (
            <tr key={card} class={to === '' ? '' : 'chosen'}>
              <th scope="row">
                {say(card)}
                <small>{printed(asked.view, say, card)}</small>
              </th>
              <td>
                <select
                  class="input"
                  aria-label={say('trade.where', { card })}
                  value={to}
                  onChange={(e) => set(card, e.currentTarget.value)}
                >
                  <option value="">{say('trade.keep')}</option>
                  {others(asked).map((faction) => (
                    <option key={faction} value={faction}>
                      {say(faction)}
                    </option>
                  ))}
                </select>
              </td>
              <td>
                {to !== '' && (
                  <Seg
                    label={say('trade.for')}
                    value={howTo(entered, to)}
                    of={[
                      {
                        value: 'offer',
                        label: say('trade.something'),
                        reason: mayOffer(asked, to) ? undefined : say('trade.noOffer'),
                      },
                      { value: 'give', label: say('trade.nothing') },
                    ]}
                    onChange={(how) => change({ ...entered, how: { ...entered.how, [to]: how } })}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Somebody holds out cards: one's own may be laid beside them. */
const HeldOut = ({
  form,
  say,
  change,
  looks,
  from,
  cards,
}: Props & { readonly from: string; readonly cards: readonly string[] }) => {
  const { asked, entered } = form;
  const { [from]: reply, ...rest } = entered.replies;
  const laid = Array.isArray(reply) ? reply : [];
  const set = (to: readonly string[] | 'decline' | undefined): void =>
    change({ ...entered, replies: to === undefined ? rest : { ...rest, [from]: to } });
  return (
    <div class="trade-offer">
      <p>
        <Mark look={lookOf(asked.view, looks, Number(from.slice('faction:'.length)))} />
        {say('trade.holdsOut', { faction: from, cards: [...cards] })}
      </p>
      <Seg
        label={say(from)}
        value={reply === 'decline' ? 'decline' : reply ? 'lay' : 'wait'}
        of={(['wait', 'lay', 'decline'] as const).map((value) => ({ value, label: say(`trade.reply.${value}`) }))}
        onChange={(value) => set(value === 'wait' ? undefined : value === 'lay' ? [] : 'decline')}
      />
      {reply !== undefined && reply !== 'decline' && (
        <div class="trade-lay" role="group" aria-label={say('trade.reply.lay')}>
          {handOf(asked).map((card) => (
            <button
              key={card}
              type="button"
              aria-pressed={laid.includes(card)}
              onClick={() => set(laid.includes(card) ? laid.filter((c) => c !== card) : [...laid, card])}
            >
              {say(card)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};

/** Somebody has laid cards beside one's own. */
const Answered = ({
  form,
  say,
  change,
  to,
  cards,
  against,
}: Props & { readonly to: string; readonly cards: readonly string[]; readonly against: readonly string[] }) => {
  const { entered } = form;
  return (
    <div class="trade-offer">
      <p>{say('trade.laid', { faction: to, cards: [...cards], against: [...against], n: against.length })}</p>
      <Seg
        label={say(to)}
        value={entered.settled[to]}
        of={(['accept', 'refuse'] as const).map((value) => ({ value, label: say(`trade.settle.${value}`) }))}
        onChange={(how) => change({ ...entered, settled: { ...entered.settled, [to]: how } })}
      />
    </div>
  );
};
