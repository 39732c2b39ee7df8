/** The games of this house. Each comes with its rules and board when it is first wanted. */
import { moduleFor, type Pack } from '@tabularium/kernel';
import type { GameUi } from './game-ui.ts';

export interface Shown {
  readonly id: 'republic-of-rome' | 'tetrarchia' | 'mediterranean-empires';
  readonly ready: boolean;
}

export const SHOWN: readonly Shown[] = [
  { id: 'republic-of-rome', ready: true },
  { id: 'tetrarchia', ready: true },
  { id: 'mediterranean-empires', ready: true },
];

const LOADERS: Readonly<Record<string, () => Promise<GameUi>>> = {
  'mediterranean-empires': () => import('./mediterranean-empires.ts').then((m) => m.mediterraneanEmpiresUi),
  'republic-of-rome': () => import('./republic-of-rome.ts').then((m) => m.republicOfRomeUi),
  tetrarchia: () => import('./tetrarchia.ts').then((m) => m.tetrarchiaUi),
};

const loaded = new Map<string, Promise<GameUi>>();

export const loadGame = (id: string): Promise<GameUi> => {
  const loading = loaded.get(id) ?? LOADERS[id]?.();
  if (!loading) return Promise.reject(new Error(`no game ${id}`));
  loaded.set(id, loading);
  // What failed to come may come another time.
  loading.catch(() => loaded.delete(id));
  return loading;
};

/** The game as it is played at a table that began with this content pack. */
export const withPack = (ui: GameUi, pack: Pack | undefined): GameUi => {
  if (!pack) return ui;
  const module = moduleFor(ui.module, pack);
  return { ...ui, module, ...ui.playedWith?.(pack.name) };
};
