/** A position that has one of everything, and a `say` that answers with keys. */
import type { Position } from '../../rules/testing/barbarian.ts';
import { position } from '../../rules/testing/barbarian.ts';
import type { TetrarchiaView } from '../../rules/view.ts';
import { en } from '../../rules/messages/en.ts';
import { Board } from '../board.tsx';
import { WORDS } from '../index.ts';
import type { Say, TetrarchiaBoardProps } from '../props.ts';
import { markup } from './markup.ts';

const words: Readonly<Record<string, string>> = { ...en, ...WORDS.en };

export const viewOf = (p: Position, level = '4000'): TetrarchiaView => position(p, { level }).view('public');

export const EVERYTHING: Position = {
  turn: 'galerius',
  emperors: { galerius: 'III-5', diocletian: 'V-1', maximian: 'VI-6' },
  discs: {
    'I-6': 'unrest',
    'IV-2': 'revolt',
    'III-4': 'galerius',
    'II-F': 'constantius',
    'V-5': 'diocletian',
    'VI-6': 'maximian',
  },
  armies: { 'IV-1': 'IV', 'VI-F': 'VI' },
};

/**
 * Returns each text as its key in brackets, so that text which was not translated stands out. Throws for an unknown
 * key.
 */
export const inKeys: Say = (key, args) => {
  if (!(key in words)) throw new Error(`no words for ${key}`);
  return `[${[key, ...Object.values(args ?? {})].join(' ')}]`;
};

export const draw = (view: TetrarchiaView, more: Partial<TetrarchiaBoardProps> = {}): string =>
  markup(
    Board({
      view,
      say: inKeys,
      lit: { own: [], enemy: [] },
      costs: {},
      layers: { routes: true, names: true },
      ...more,
    }),
  );
