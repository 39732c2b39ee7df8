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
  /** A rulebook; with the place in it, which may be a chapter or the id of a rule. */
  | { readonly at: 'rules'; readonly game: string; readonly where?: string }
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
/** Ids of lessons begin so: `lesson.<game>.<name>`. */
const LESSON = 'lesson.';

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
  if (page === 'rules' && id) return { at: 'rules', game: id, ...(token && { where: token }) };
  if (page === 'local' && id) return { at: id.startsWith(LESSON) ? 'lesson' : 'local', id };
  if (page === 'table' && id) return { at: 'table', id, ...(token && { token }) };
  return page === '' ? { at: 'home' } : { at: 'nowhere' };
};

const addressOf = (...parts: readonly (string | undefined)[]): string =>
  `#/${parts.flatMap((part) => (part ? encodeURIComponent(part) : [])).join('/')}`;

export const formatRoute = (route: Route): string => {
  switch (route.at) {
    case 'home':
      return addressOf();
    case 'you':
      return addressOf('you', route.code);
    case 'signedIn':
      return addressOf('signed-in', route.code, route.state);
    case 'past':
      return addressOf('you', PAST);
    case 'nowhere':
    case 'games':
    case 'told':
      return addressOf(route.at);
    case 'new':
      return addressOf('new', route.game);
    case 'rules':
      return addressOf('rules', route.game, route.where);
    case 'local':
    case 'lesson':
      return addressOf('local', route.id);
    case 'table':
      return addressOf('table', route.id, route.token);
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
