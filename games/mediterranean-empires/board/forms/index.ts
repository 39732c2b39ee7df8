/** Which questions have forms, without loading one. */
import { type FormGroup, later } from '@tabularium/parts/web';
import type { EmpiresView } from '../../rules/view.ts';

const ACTIONS =
  /^(round\.(action|changeCard)|barbarians\.horde|cards\.(acquire|revolt|seize|pacify|placeForts|recover|forceDiscard|steal|lookTop))$/;
const INTERCEPTIONS = /^expedition\.intercept$/;
const OTHERS = /^(combat\.loading|end\.turn)$/;
const WINDOWS = /^cards\.(window|respond)$/;

/** What is drawn up is an attack, or an interception: everybody sees which. */
const asks =
  (procs: RegExp, drawsUp?: 'attack' | 'guard'): FormGroup<EmpiresView>['isFor'] =>
  ({ view }) => {
    const { proc = '', local = {} } = view.flow.at(-1) ?? {};
    if (proc !== 'expedition.draft') return procs.test(proc);
    return drawsUp === ('purpose' in local && local.purpose === 'attack' ? 'attack' : 'guard');
  };

export const FORMS: readonly FormGroup<EmpiresView>[] = [
  { isFor: asks(ACTIONS, 'attack'), forms: later(() => import('./action/group.ts')) },
  { isFor: asks(INTERCEPTIONS, 'guard'), forms: later(() => import('./intercept/group.ts')) },
  { isFor: asks(OTHERS), forms: later(() => import('./discard/group.ts')) },
  { isFor: asks(WINDOWS), forms: later(() => import('./window/group.ts')) },
];
