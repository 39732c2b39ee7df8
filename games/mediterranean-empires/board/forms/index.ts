/** Which questions have forms, without loading one. */
import { type FormGroup, later } from '@tabularium/parts/web';
import type { EmpiresView } from '../../rules/view.ts';

const ASKS =
  /^(round\.(action|changeCard)|expedition\.(draft|intercept)|combat\.loading|end\.turn|barbarians\.horde|cards\.(acquire|revolt|seize|pacify|placeForts|recover|forceDiscard|steal|lookTop))$/;
const WINDOWS = /^cards\.(window|respond)$/;

const asks =
  (procs: RegExp): FormGroup<EmpiresView>['isFor'] =>
  ({ view }) =>
    procs.test(view.flow.at(-1)?.proc ?? '');

export const FORMS: readonly FormGroup<EmpiresView>[] = [
  { isFor: asks(ASKS), forms: later(() => import('./all.ts')) },
  { isFor: asks(WINDOWS), forms: later(() => import('./window/group.ts')) },
];
