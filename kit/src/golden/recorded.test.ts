import { describe, expect, test } from 'vitest';
import type { Fingerprint } from './fingerprint.ts';
import { brokenRecord, formatRecorded, isReleased, parseRecorded, recordedNow, released } from './recorded.ts';

const played = (positions: string) => ({ game: 'g', positions, lines: 'l' });
const now = (version: number, games: Record<string, string>): Fingerprint => ({
  version,
  games: new Map(Object.entries(games).map(([name, positions]) => [name, played(positions)])),
});
const first = recordedNow(undefined, now(1, { 'a.json': 'x', 'b.json': 'y' }));
const read = (text: string) => parseRecorded(text);

describe('what is recorded of the versions of a game', () => {
  test('is read as it was written', () => {
    expect(read(formatRecorded(first))).toEqual(first);
    expect(read(formatRecorded(released(first)))).toEqual(released(first));
    expect(() => read('a.json a b c')).toThrow('version');
    expect(() => read('version 1 released 0 games f\na.json a')).toThrow('three words');
  });

  test('is open until it is released: recorded anew, its line says so', () => {
    expect(isReleased(first)).toBe(false);
    const again = recordedNow(first, now(1, { 'a.json': 'other' }));
    expect(again.versions).toMatchObject([{ version: 1, isReleased: false, covered: 1 }]);
    expect(again.versions[0]!.digest).not.toBe(first.versions[0]!.digest);
  });

  test('stays as it was released: games are only added, after the others, and the line is the same', () => {
    const closed = released(first);
    const more = recordedNow(closed, now(1, { 'a-new.json': 'z', 'a.json': 'x', 'b.json': 'y' }));
    expect(more.versions).toEqual(closed.versions);
    expect([...more.games.keys()]).toEqual(['a.json', 'b.json', 'a-new.json']);
    expect(brokenRecord(more, now(1, { 'a-new.json': 'z', 'a.json': 'x', 'b.json': 'y' }))).toEqual([]);
    expect(brokenRecord(more, now(1, { 'a-new.json': 'z', 'a.json': 'other', 'b.json': 'y' }))).toEqual([
      'a.json comes to other positions',
    ]);
  });

  test('cannot be altered without its line: neither how a game plays, nor an earlier version', () => {
    const altered = ['what is recorded of version 2 was altered: its digest is another'];
    const second = recordedNow(released(first), now(2, { 'a.json': 'w' }));
    expect(second.versions.map((v) => [v.version, v.isReleased])).toEqual([
      [1, true],
      [2, false],
    ]);
    const text = formatRecorded(released(second));
    const playing = now(2, { 'a.json': 'w' });
    expect(brokenRecord(read(text), playing)).toEqual([]);
    expect(brokenRecord(read(text.replace('a.json g w l', 'a.json g v l')), now(2, { 'a.json': 'v' }))).toEqual(
      altered,
    );
    expect(brokenRecord(read(text.replace('version 1 released', 'version 1 unreleased')), playing)).toEqual(altered);
    expect(brokenRecord(read(text.replace(/version 1 .*\n/, '')), playing)).toEqual(altered);
  });
});
