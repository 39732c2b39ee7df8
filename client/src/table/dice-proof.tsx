/** What the dice can be checked by: how they were sealed when the table was made, and what opens the seal when the game is over. */
import type { TableInfo } from '@tabularium/protocol';
import { useWords } from '../words/words.ts';

export const DiceProof = ({ of: { commitment, key } }: { readonly of: TableInfo['dice'] }) => {
  const { t } = useWords();
  if (!commitment) return null;
  return (
    <p class="muted dice-proof">
      {t('ui.diceProof')} <code>{key ?? commitment}</code>
    </p>
  );
};
