/** Orders to Forces. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { consentForm } from '../../deploy/consent.tsx';
import { deployForm } from '../../deploy/form.ts';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [consentForm, deployForm];
