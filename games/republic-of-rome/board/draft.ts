/** An agreement that is written step by step: what the next step asks. */
import { factionRef } from '../rules/ids.ts';
import { ownDraft, type RomeView } from '../rules/sight/view.ts';
import type { Say } from './props.ts';

/** The parts of an unfinished clause: by whom, to whom, then the others in order. */
const wordsSoFar = (view: RomeView, say: Say): string => {
  const draft = ownDraft(view);
  const said = draft === '' ? [] : draft.words.slice(1).map((w) => say(w));
  const between = said.slice(0, 2).join(' → ');
  return said.length > 2 ? `${between}: ${said.slice(2).join(' ')}` : between;
};

/** The questions for a player who writes an agreement, step by step. */
export const stepOfDraft = (view: RomeView, say: Say): string => {
  const draft = ownDraft(view);
  if (draft === '') return '';
  const [begun, by, to, promised] = draft.words;
  if (promised !== undefined) return say('board.deal.soFar', { words: wordsSoFar(view, say) });
  if (by !== undefined && to !== undefined) return say('board.deal.askWhat', { by, to });
  if (by !== undefined) return say('board.deal.askTo', { by });
  if (begun !== undefined) return say('board.deal.askBy');
  if (draft.parties.length === 1) return say('board.deal.askWith');
  return say('board.deal.askMore', { who: draft.parties.map(factionRef), n: draft.clauses.length });
};
