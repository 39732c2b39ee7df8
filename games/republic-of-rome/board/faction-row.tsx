/** The Factions in one row, while a form has the room of their tables. Each opens its table over the form. */
import { howMany } from '@tabularium/kernel';
import { Icon, Mark } from '@tabularium/parts/kit';
import { steady } from '@tabularium/parts/web';
import { factionRef } from '../rules/ids.ts';
import { allFactions, isNeutral, playerOf } from '../rules/rome/players.ts';
import { isInRome, votesOf } from '../rules/rome/senators.ts';
import type { OpenRome } from '../rules/sight/sight.ts';
import { stateOf } from './faction-state.ts';
import { isOwn, lookOf, whose } from './looks.ts';
import type { SheetProps } from './props.ts';

interface Props extends SheetProps {
  /** What a Faction is doing, where there is more to say than at most tables. */
  readonly doing?: typeof stateOf;
}

export const FactionRow = steady(({ view, say, players, looks, me, asked, doing = stateOf }: Props) => {
  const g: OpenRome = view;
  return (
    <ul class="rr-seats" aria-label={say('board.factions')}>
      {allFactions(view).map((faction) => {
        const look = lookOf(view, looks, faction);
        const isNow = !isNeutral(view, faction) && asked.includes(playerOf(view, faction));
        const own = g.senators.filter((s) => s.faction === faction);
        const numbers = [
          { icon: 'vote', n: own.filter(isInRome).reduce((n, s) => n + votesOf(g, s), 0), word: say('board.votes') },
          { icon: 'influence', n: own.reduce((n, s) => n + s.influence, 0), word: say('board.influence') },
          { icon: 'hand', n: howMany(view.factions[faction]!.hand), word: say('board.handSize') },
        ];
        const state = doing(view, faction);
        const who = whose({ view, me, players, say }, faction);
        return (
          <li
            key={faction}
            class={`${isNow ? 'now' : ''} ${isOwn(view, me, faction) ? 'own' : ''}`}
            style={`--fc: var(--seat-${look}); --ft: var(--seat-${look}-tint)`}
          >
            <button type="button" data-ref={factionRef(faction)}>
              <Mark look={look} />
              <b>{say(factionRef(faction))}</b>
              <span class="who">
                {who}
                {state && who && ' · '}
                {state && <b>{say(state.k, state.a ?? {})}</b>}
              </span>
              <span class="nums">
                {numbers.map(({ icon, n, word }) => (
                  <span key={icon} title={word}>
                    <Icon name={icon} />
                    <span class="sr">{word}</span>
                    <b>{n}</b>
                  </span>
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
});
