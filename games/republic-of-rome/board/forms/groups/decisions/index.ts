/** A few answers over what is known: consents, loans, ransoms, Legates, heirs. */
import type { AnyForm } from '@tabularium/parts/web';
import type { RomeView } from '../../../../rules/sight/view.ts';
import { decisionForm } from '../../decision/form.ts';
import { gabinianForm } from '../../gabinian/form.tsx';
import { ransomAskedForm, ransomForm } from '../../ransom/form.tsx';

export { words } from './words.ts';
export const forms: readonly AnyForm<RomeView>[] = [decisionForm, gabinianForm, ransomAskedForm, ransomForm];
