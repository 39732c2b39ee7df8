/** Which page is shown. It is written after the # of the address, so that seat tokens in it are never sent to a server. */
import { store, useStore } from './store.ts';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'nowhere' }
  /** A person and their devices; with the code that lets this one in. */
  | { readonly at: 'you'; readonly code?: string }
  /** Back from somebody who signs people in, with what they sent along. */
  | { readonly at: 'signedIn'; readonly code: string; readonly state: string }
  /** Finished games: one's own, and those that everybody may find. */
  | { readonly at: 'past' | 'games' }
  /** How they are told. */
  | { readonly at: 'told' }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'rules'; readonly game: string }
  | { readonly at: 'local'; readonly id: string }
  /** A game on this device, too. */
  | { readonly at: 'lesson'; readonly id: string }
  | { readonly at: 'table'; readonly id: string; readonly token?: string };

/** A link that was cut off or damaged is used as far as it can be read. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Too short to be taken for a code. */
const PAST = 'past';
/** Ids of lessons begin so: a lesson is a game on this device. */
const LESSON = 'lesson.';
export const lessonId = (game: string, name: string): string => `${LESSON}${game}.${name}`;

export const parseRoute = (hash: string): Route => {
  const [page = '', id = '', token] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (page === 'you' && id === PAST) return { at: 'past' };
  if (page === 'games') return { at: 'games' };
  if (page === 'you') return id ? { at: 'you', code: id } : { at: 'you' };
  if (page === 'signed-in') return { at: 'signedIn', code: id, state: token ?? '' };
  if (page === 'told') return { at: 'told' };
  if (page === 'new' && id) return { at: 'new', game: id };
  if (page === 'rules' && id) return { at: 'rules', game: id };
  if (page === 'local' && id) return { at: id.startsWith(LESSON) ? 'lesson' : 'local', id };
  if (page === 'table' && id) return token ? { at: 'table', id, token } : { at: 'table', id };
  return page === '' ? { at: 'home' } : { at: 'nowhere' };
};

export const formatRoute = (route: Route): string => {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'nowhere':
      return '#/nowhere';
    case 'you':
      return `#/you${route.code ? `/${encodeURIComponent(route.code)}` : ''}`;
    case 'signedIn':
      return `#/signed-in/${encodeURIComponent(route.code)}/${encodeURIComponent(route.state)}`;
    case 'past':
      return `#/you/${PAST}`;
    case 'games':
      return '#/games';
    case 'told':
      return '#/told';
    case 'new':
    case 'rules':
      return `#/${route.at}/${encodeURIComponent(route.game)}`;
    case 'local':
    case 'lesson':
      return `#/local/${encodeURIComponent(route.id)}`;
    case 'table':
      return `#/table/${encodeURIComponent(route.id)}${route.token ? `/${encodeURIComponent(route.token)}` : ''}`;
    default:
      return route satisfies never;
  }
};

// There is one page; whatever path it was asked under, its places come after the #.
if (globalThis.location && location.pathname !== '/')
  history.replaceState(null, '', `/${formatRoute({ at: 'nowhere' })}`);

const current = store<Route>(parseRoute(globalThis.location?.hash ?? ''));
globalThis.addEventListener?.('hashchange', () => current.set(parseRoute(location.hash)));

export const useRoute = (): Route => useStore(current);

export const go = (route: Route): void => {
  location.hash = formatRoute(route);
};

/** Changes the address without a step in the browser's history: so that a token does not stay visible. */
export const replaceRoute = (route: Route): void => {
  history.replaceState(null, '', formatRoute(route));
  current.set(route);
};
