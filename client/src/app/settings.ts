/** Personal settings: stored on this device, applied to the page at once. */
import { keep, readKept } from './kept.ts';
import { store, useStore } from './store.ts';

/** A language is named in itself. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;

export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  readonly motion: 'auto' | 'off';
  readonly sound: boolean;
  /** A notice when it is one's turn while the page is hidden, if the browser allows it. */
  readonly notify: boolean;
  /** Letters and digits answer without a modifier key. People who use speech input, or hit keys by accident, may not want this. */
  readonly keys: boolean;
  readonly language: Language;
  /** What others see when this person sits down. */
  readonly name: string;
  /** Without forms: each question of the rules is answered by itself. */
  readonly stepwise: boolean;
  /** How what goes on by itself goes on: each step is pressed, comes after a pause, or at once. */
  readonly pace: 'step' | 'calm' | 'once';
  /** Drawn on the board. */
  readonly routes: boolean;
  readonly names: boolean;
}

const isLanguage = (x: string): x is Language => Object.hasOwn(LANGUAGE_NAMES, x);

const languageOfBrowser = (): Language => {
  const wanted = (globalThis.navigator?.languages ?? []).map((l) => l.slice(0, 2)).find(isLanguage);
  return wanted ?? 'en';
};

const DEFAULTS: Settings = {
  theme: 'auto',
  motion: 'auto',
  sound: false,
  notify: false,
  keys: true,
  language: 'en',
  name: '',
  stepwise: false,
  pace: 'step',
  routes: true,
  names: true,
};

const read = (): Settings => {
  const kept = readKept<Partial<Settings>>('settings', {});
  return { ...DEFAULTS, language: languageOfBrowser(), ...kept };
};

export const settings = store<Settings>(read());
export const useSettings = (): Settings => useStore(settings);

export const changeSettings = (change: Partial<Settings>): void => {
  settings.set({ ...settings.get(), ...change });
  keep('settings', settings.get());
};

const prefers = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

const isDark = (theme: Settings['theme']): boolean =>
  theme === 'dark' || (theme === 'auto' && prefers('(prefers-color-scheme: dark)'));

/** Pieces jump and dice lie still. */
export const isStill = (): boolean => settings.get().motion === 'off' || prefers('(prefers-reduced-motion: reduce)');

const apply = (): void => {
  const { theme, motion, keys, language } = settings.get();
  const root = document.documentElement;
  root.dataset['theme'] = isDark(theme) ? 'dark' : 'light';
  if (motion === 'off') root.dataset['motion'] = 'off';
  else delete root.dataset['motion'];
  if (keys) delete root.dataset['keys'];
  else root.dataset['keys'] = 'off';
  root.lang = language;
};

export const applySettings = (): void => {
  apply();
  settings.subscribe(apply);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
};
