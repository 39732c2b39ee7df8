import { describe, expect, test } from 'vitest';
import { afterQuiet, isZone, nextAt } from './hours.ts';
import { mayBeSent } from './when.ts';

const MADRID = 'Europe/Madrid';
/** A moment as people write it, with the offset that clocks there had. */
const at = (text: string): number => Date.parse(text);
const said = (moment: number): string => new Date(moment).toISOString();
const night = { zone: MADRID, quiet: { from: 22 * 60, to: 8 * 60 } };

describe('quiet hours', () => {
  test('are where the person lives, and run over midnight', () => {
    expect(said(afterQuiet(night, at('2026-01-15T23:30+01:00')))).toBe('2026-01-16T07:00:00.000Z');
    expect(said(afterQuiet(night, at('2026-01-15T07:59:30+01:00')))).toBe('2026-01-15T07:00:00.000Z');
    for (const awake of ['2026-01-15T08:00+01:00', '2026-01-15T21:59+01:00', '2026-01-15T12:34:56+01:00'])
      expect(afterQuiet(night, at(awake))).toBe(at(awake));
    const noon = { zone: MADRID, quiet: { from: 13 * 60, to: 15 * 60 } };
    expect(afterQuiet(noon, at('2026-01-15T14:00+01:00'))).toBe(at('2026-01-15T15:00+01:00'));
    expect(afterQuiet({ zone: 'Asia/Kolkata', quiet: { from: 0, to: 450 } }, at('2026-01-15T01:00+05:30'))).toBe(
      at('2026-01-15T07:30+05:30'),
    );
  });

  test('end by the clock on the wall in the nights when it is set', () => {
    // Forward at two on 29 March, back at three on 25 October.
    expect(said(afterQuiet(night, at('2026-03-28T23:00+01:00')))).toBe(said(at('2026-03-29T08:00+02:00')));
    expect(said(afterQuiet(night, at('2026-10-24T23:00+02:00')))).toBe(said(at('2026-10-25T08:00+01:00')));
    // An end that is skipped that night comes when it would have been.
    const short = { zone: MADRID, quiet: { from: 22 * 60, to: 150 } };
    expect(said(afterQuiet(short, at('2026-03-29T00:00+01:00')))).toBe(said(at('2026-03-29T03:30+02:00')));
  });

  test('none, or from an hour to the same, hold nothing back', () => {
    const now = at('2026-01-15T23:30+01:00');
    expect(afterQuiet({ zone: MADRID, quiet: null }, now)).toBe(now);
    expect(afterQuiet({ zone: MADRID, quiet: { from: 60, to: 60 } }, now)).toBe(now);
  });
});

test('the hour of a digest is the next one, also on days of 23 and 25 hours', () => {
  expect(nextAt(MADRID, 1200, at('2026-01-15T20:00+01:00'))).toBe(at('2026-01-16T20:00+01:00'));
  expect(nextAt(MADRID, 1200, at('2026-01-15T19:59:59+01:00'))).toBe(at('2026-01-15T20:00+01:00'));
  expect(nextAt(MADRID, 1200, at('2026-03-28T20:30+01:00'))).toBe(at('2026-03-29T20:00+02:00'));
  expect(nextAt(MADRID, 1200, at('2026-10-24T20:30+02:00'))).toBe(at('2026-10-25T20:00+01:00'));
});

test('hooks know no quiet hours, pushes no digest', () => {
  const now = at('2026-01-15T23:30+01:00');
  const choices = { lang: 'en', ways: [], digest: 1200, reminders: true, ...night } as const;
  const of = (kind: 'mail' | 'push' | 'hook') =>
    said(mayBeSent({ kind, choices: { ...choices, ways: [] }, sent: null, at: now }));
  expect([of('hook'), of('push'), of('mail')]).toEqual([
    said(now),
    said(at('2026-01-16T08:00+01:00')),
    said(at('2026-01-16T20:00+01:00')),
  ]);
});

test('a zone that nobody knows is none', () => {
  expect([MADRID, 'UTC', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, false, false]);
});
