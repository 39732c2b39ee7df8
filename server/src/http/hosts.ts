/**
 * The host names under which the server answers. Another site could point its own name at this machine (DNS rebinding)
 * and its page would then count as one of ours. It cannot do that with an IP address or with one of our names.
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

/** Accepts any IP address, `localhost`, the machine's own name and the configured names. */
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
