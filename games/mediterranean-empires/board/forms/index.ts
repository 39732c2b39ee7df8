/** Which questions have forms, without loading one. */
import { type FormGroup, later } from '@tabularium/parts/web';
import type { EmpiresView } from '../../rules/view.ts';

const ASKS = /^(round\.(action|changeCard)|expedition\.(draft|intercept)|combat\.loading|end\.turn)$/;

export const FORMS: readonly FormGroup<EmpiresView>[] = [
  { isFor: ({ view }) => ASKS.test(view.flow.at(-1)?.proc ?? ''), forms: later(() => import('./all.ts')) },
];
