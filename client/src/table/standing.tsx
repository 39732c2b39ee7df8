/** What was ordered beforehand, where one waits for it to be done. */
import { Icon } from '@tabularium/parts/marks';
import type { GameUi } from '../games/game-ui.ts';
import { useWords } from '../words/words.ts';

export const Standing = ({ ui, view }: { readonly ui: GameUi; readonly view: unknown }) => {
  const words = useWords();
  const orders = ui.standing?.(view, words) ?? [];
  if (orders.length === 0) return null;
  return (
    <ul class="standing muted" aria-label={words.t('ui.ahead')}>
      {orders.map((order) => (
        <li key={order}>
          <Icon name="lock" />
          {order}
        </li>
      ))}
    </ul>
  );
};
