/** The player's own cards. */
import { listed } from '@tabularium/kernel';
import { cardOf } from '../rules/data/printed.ts';
import type { CardKind } from '../rules/data/card-kinds.ts';
import { Icon } from './parts.tsx';
import type { SheetProps } from './props.ts';
import { ownFaction } from '../rules/rome/players.ts';

const ICONS: Partial<Record<CardKind, string>> = {
  tribune: 'veto',
  statesman: 'crown',
  concession: 'talent',
  law: 'scroll',
  assassin: 'war',
  'secret-bodyguard': 'lock',
  'open-bodyguard': 'lock',
  'influence-peddling': 'handshake',
};

export const Hand = ({ view, say, me }: SheetProps) => {
  const hand = listed(me === undefined ? 0 : view.factions[ownFaction(me)]!.hand);
  if (hand.length === 0) return null;
  return (
    <section class="rr-hand" aria-label={say('board.hand')}>
      <h3>{say('board.hand')}</h3>
      {hand.map((id) => {
        const { kind } = cardOf(view, id);
        return (
          <div key={id} class="hc" data-ref={id}>
            <Icon name={ICONS[kind] ?? 'scroll'} />
            <div>
              {say(id)}
              <small>{say(`board.kind.${kind}`)}</small>
            </div>
          </div>
        );
      })}
    </section>
  );
};
