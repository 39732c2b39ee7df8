/** The card that a Neutral goes by, as it is printed, with the line that it goes by now. */
import { howMany } from '@tabularium/kernel';
import { steady } from '@tabularium/parts/web';
import { type FactionId, factionRef } from '../../rules/ids.ts';
import { maybeGuideline } from '../../rules/neutrals/guidelines.ts';
import { senatorsOf } from '../../rules/rome/senators.ts';
import { lookOf } from '../looks.ts';
import { Mark, signed } from '../parts.tsx';
import type { SheetProps } from '../props.ts';
import { isRuling } from './counted.ts';
import { type Line, lineInUse, spoilsOf } from './lines.ts';

type Props = Pick<SheetProps, 'view' | 'say' | 'looks'> & { readonly faction: FactionId };

const Spoils = ({ view, say, faction }: Props) =>
  isRuling(view, faction) === false ? (
    <span class="muted">{say('solo.chooseNothing')}</span>
  ) : (
    <ul class="sp">
      {spoilsOf(view, faction).map(({ kind, state }) => (
        <li key={kind} class={state}>
          {say(`spoils:${kind}`)}
          {state !== 'free' && <span class="sr"> ({say(`solo.spoil.${state}`)})</span>}
        </li>
      ))}
    </ul>
  );

export const GuidelineCard = steady((props: Props) => {
  const { view, say, looks, faction } = props;
  const card = maybeGuideline(view, faction);
  if (!card) return null;
  const look = lookOf(view, looks, faction);
  const { leader, hand } = view.factions[faction]!;
  const inUse = lineInUse(view, faction);
  const lit = (line: Line, room = '') =>
    line === inUse ? { class: `${room} lit`, 'aria-current': true as const } : { class: room };
  const talents = senatorsOf(view, faction).reduce((n, s) => n + s.talents, 0);
  return (
    <article
      class="rr-guide"
      style={`--fc: var(--seat-${look}); --ft: var(--seat-${look}-tint)`}
      aria-label={say('solo.cardOf', { faction: factionRef(faction) })}
    >
      <header>
        <Mark look={look} />
        <h3>
          <span data-read={factionRef(faction)}>{say(factionRef(faction))}</span>
        </h3>
        <small>{say('solo.has', { talents, cards: howMany(hand) })}</small>
      </header>
      <dl>
        <div {...lit('leader')}>
          <dt>{say('solo.line.leader')}</dt>
          <dd>
            {say(`solo.leader.${card.leader.join('-')}`)}
            {leader !== '' && (
              <>
                : <b data-read={leader}>{say(leader)}</b>
              </>
            )}
          </dd>
        </div>
        <div {...lit('revenue')}>
          <dt>{say('solo.line.revenue')}</dt>
          <dd>{say(`solo.revenue.${card.revenue}`)}</dd>
        </div>
        <div {...lit('charity')}>
          <dt>{say('solo.line.charity')}</dt>
          <dd>{card.charity.map((to) => say(`solo.charity.${to}`)).join(', ')}</dd>
        </div>
        <div {...lit('knight', 'third')}>
          <dt>{say('solo.line.knight')}</dt>
          <dd>{say('solo.talents', { n: card.knight })}</dd>
        </div>
        <div {...lit('initiative', 'third')}>
          <dt>{say('solo.line.initiative')}</dt>
          <dd>{signed(card.initiative)}</dd>
        </div>
        <div {...lit('spoilsOn', 'third')}>
          <dt>{say('solo.line.spoilsOn')}</dt>
          <dd>{say('solo.spoilsOn', { n: card.spoilsOn })}</dd>
        </div>
        <div {...lit('spoils')}>
          <dt>{say('solo.line.spoils')}</dt>
          <dd>
            <Spoils {...props} />
          </dd>
        </div>
      </dl>
    </article>
  );
});
