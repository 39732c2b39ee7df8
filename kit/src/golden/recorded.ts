/**
 * `recorded.txt` of a game: one line for each version of its rules, and how each recorded game plays under the last of them.
 * Lines of versions are only added. Each has a digest of the games that were recorded under it and of the lines before it, so
 * what a version played like cannot be rewritten without a change in a line that says it was released.
 */
import { hash64 } from '@tabularium/kernel';
import { brokenPromises, type Fingerprint, type Played } from './fingerprint.ts';

interface Version {
  readonly version: number;
  /** Until its release a version may be recorded anew. */
  readonly isReleased: boolean;
  /** How many games the digest covers: the first ones of the file. Games that were added after the release come later. */
  readonly covered: number;
  readonly digest: string;
}

export interface Recorded {
  readonly versions: readonly Version[];
  readonly games: ReadonlyMap<string, Played>;
}

const HEAD = `# How recorded games play, so that rules cannot change while their version stays. Written by scripts/recorded.ts.
# Lines of versions are only added, and a released one never changes: docs/saved-games.md.`;

const versionLine = ({ version, isReleased, covered, digest }: Version): string =>
  `version ${version} ${isReleased ? 'released' : 'unreleased'} ${covered} games ${digest}`;
const gameLine = ([name, p]: readonly [string, Played]): string => `${name} ${p.game} ${p.positions} ${p.lines}`;

const digestOf = (earlier: readonly Version[], games: Recorded['games'], covered: number): string =>
  hash64([...earlier.map(versionLine), ...[...games].slice(0, covered).map(gameLine)].join('\n'));

export const formatRecorded = ({ versions, games }: Recorded): string =>
  [HEAD, ...versions.map(versionLine), ...[...games].map(gameLine), ''].join('\n');

export const parseRecorded = (text: string): Recorded => {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const versions: Version[] = [];
  const games = new Map<string, Played>();
  for (const line of lines) {
    const [, version, mark, covered, digest] =
      /^version (\d+) (released|unreleased) (\d+) games (\w+)$/.exec(line) ?? [];
    if (digest !== undefined)
      versions.push({ version: Number(version), isReleased: mark === 'released', covered: Number(covered), digest });
    else games.set(...gameIn(line));
  }
  if (versions.length === 0) throw new Error('the first line says the version');
  return { versions, games };
};
const gameIn = (line: string): [string, Played] => {
  const [name, game, positions, said] = line.split(' ');
  if (!name || !game || !positions || !said) throw new Error(`not a name and three words: ${line}`);
  return [name, { game, positions, lines: said }];
};

/** Why what plays now may not stand in the place of what was recorded. */
export const brokenRecord = (before: Recorded, now: Fingerprint): string[] => {
  const last = before.versions.at(-1)!;
  if (digestOf(before.versions.slice(0, -1), before.games, last.covered) !== last.digest)
    return [`what is recorded of version ${last.version} was altered: its digest is another`];
  return brokenPromises({ version: last.version, games: before.games }, now);
};

export const isReleased = ({ versions }: Recorded): boolean => versions.at(-1)!.isReleased;

/** What is recorded from now on. The games of a released version stay where they are, and new ones come after them. */
export const recordedNow = (before: Recorded | undefined, { version, games }: Fingerprint): Recorded => {
  const known = before?.versions ?? [];
  const last = known.at(-1);
  if (before && last?.version === version && last.isReleased)
    return {
      versions: known,
      games: new Map([...before.games.keys(), ...games.keys()].map((k) => [k, games.get(k)!])),
    };
  const earlier = known.filter((v) => v.version !== version);
  const open = { version, isReleased: false, covered: games.size, digest: digestOf(earlier, games, games.size) };
  return { versions: [...earlier, open], games };
};

/** Closes the version: from now on it never changes. */
export const released = ({ versions, games }: Recorded): Recorded => ({
  versions: versions.map((v, i) => (i === versions.length - 1 ? { ...v, isReleased: true } : v)),
  games,
});
