/** What only the Advanced Rules ask: Laws brought forward, Priests, Provincial Forces, Rebel Governors, disbanded Legions. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { amountsForm } from '../../advanced/amounts-form.tsx';
import { ADVANCED_DECISIONS } from '../../advanced/decisions.ts';
import { lawForm } from '../../advanced/law.tsx';
import { musterForm } from '../../advanced/muster.tsx';
import { makePriestForm, movePriestForm, priestAskedForm } from '../../advanced/priest.tsx';
import { recallAskedForm, recallForm } from '../../advanced/recall.tsx';
import { reinforcementForm } from '../../advanced/reinforcement.tsx';
import { decisionFormOf } from '../../decision/make.tsx';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [
  amountsForm,
  decisionFormOf('advanced-decision', ADVANCED_DECISIONS),
  lawForm,
  musterForm,
  makePriestForm,
  movePriestForm,
  priestAskedForm,
  recallAskedForm,
  recallForm,
  reinforcementForm,
];
