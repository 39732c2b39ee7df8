/**
 * Under which names the server answers. A page from elsewhere could point a name of its own at this machine (DNS
 * rebinding) and then count as one of our pages; it cannot do that with an address, or with a name that is ours.
 */
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** The host of a `Host` header, without the port: `[::1]:8700`, `192.168.1.5:8700`, `localhost`. */
const nameIn = (header: string): string => {
  const [, name = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(header.trim()) ?? [];
  return name
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
};

/** This machine under any address, by its own name, and by the names that were configured. */
export const hostCheck = (publicNames: readonly string[]): ((header: string | undefined) => boolean) => {
  const machine = hostname().toLowerCase();
  const ours = new Set(['localhost', machine, `${machine}.local`, ...publicNames.map(nameIn)]);
  return (header) => {
    if (header === undefined) return true;
    const name = nameIn(header);
    return ours.has(name) || name.endsWith('.localhost') || isIP(name) !== 0;
  };
};

/** `games.example.org, www.example.org` */
export const namesFrom = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
