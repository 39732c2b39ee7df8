/** Who bids in which order, and the richest purse of each: purses lie open. */
import { Amount, Mark, Seg } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { type FactionId, factionRef } from '../../../rules/ids.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { picksOf, rangeOf } from '../offered.ts';
import { amountOf, bidderOf, biddingIn, type Entered, richestOf } from './entries.ts';
import { lookOf } from '../../looks.ts';

export const AuctionBody = ({ form, say, change, looks }: FormProps<RomeView, Entered>) => {
  const { asked, entered } = form;
  const { view } = asked;
  const { sealed, others, best } = biddingIn(asked)!;
  const own = ownFaction(view, asked.seat);
  const by = bidderOf(form);
  const offered = picksOf(asked, 'bid');
  const { min, max } = rangeOf(form.at('amount'), 'amount');
  const line = (faction: FactionId, i: number): string => {
    if (faction === own) return say('auction.now');
    if (sealed) return say('auction.sealed');
    return say(i <= 1 ? 'auction.afterYou' : 'auction.after');
  };
  return (
    <div class="auction">
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">{say(sealed ? 'auction.all' : 'auction.order')}</th>
            <th scope="col">{say('auction.said')}</th>
            <th scope="col" class="n">
              {say('auction.purse')}
            </th>
          </tr>
        </thead>
        <tbody>
          {best && (
            <tr>
              <th scope="row">
                <Mark look={lookOf(view, looks, best.seat)} />
                {say(factionRef(best.seat))}
              </th>
              <td>
                <b>{say('auction.highest', { n: best.n })}</b>
              </td>
              <td class="n">{say('auction.rich', { who: best.by, n: maybeSenator(view, best.by)?.talents ?? 0 })}</td>
            </tr>
          )}
          {[own, ...others].map((faction, i) => {
            const rich = richestOf(view, faction);
            return (
              <tr key={faction} class={faction === own ? 'chosen' : ''}>
                <th scope="row">
                  <Mark look={lookOf(view, looks, faction)} />
                  {faction === own ? say('board.you') : say(factionRef(faction))}
                </th>
                <td>{line(faction, i)}</td>
                <td class="n">
                  {rich ? say('auction.rich', { who: rich.id, n: rich.talents }) : say('auction.nobodyInRome')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div class="auction-bid">
        {offered.length > 1 && (
          <Seg<string>
            class="seg-many"
            label={say('auction.who')}
            value={by}
            of={offered.map((id) => ({
              value: id,
              label: `${say(id)} · ${say('attempt.talents', { n: maybeSenator(view, id)?.talents ?? 0 })}`,
            }))}
            onChange={(id) => change({ ...entered, by: id, n: undefined })}
          />
        )}
        {max > 0 && (
          <Amount
            label={say('auction.amount')}
            value={amountOf(form)}
            min={min}
            max={max}
            unit={say('attempt.ofPurse', { n: max })}
            fewer={say('ui.fewer')}
            more={say('ui.more')}
            onChange={(n) => change({ ...entered, n })}
          />
        )}
      </div>
    </div>
  );
};
