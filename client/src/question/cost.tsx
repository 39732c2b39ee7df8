/** What an answer costs: eyes see a number, ears hear what it is a number of. */
import type { GameUi } from '../games/game-ui.ts';
import { useWords } from '../words/words.ts';

interface Props {
  readonly ui: GameUi;
  readonly cost: number;
  /** Others cost more. */
  readonly least?: boolean;
}

export const Cost = ({ ui, cost, least = false }: Props) => {
  const words = useWords();
  const said = (n: string): string => (least ? words.t('ui.from', { n }) : n);
  return (
    <>
      <small aria-hidden="true">{said(String(cost))}</small>
      <span class="sr"> {said(ui.costWords?.(cost, words) ?? String(cost))}</span>
    </>
  );
};
