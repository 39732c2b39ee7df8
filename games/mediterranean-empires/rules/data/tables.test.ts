/** The tables that players read in RULES.md are those that the rules play by. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaignFor } from '../barbarians/pacification.ts';
import type { Empires } from '../game.ts';
import { event, eventFor } from '../round/event.ts';
import { at } from '../testing/at.ts';
import { PRINTED } from './printed.ts';

const written = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');

/** The rows of one table, `13 or more: End of turn` and the like, as `[from, to, what]`. */
const rowsOf = (table: string): [from: number, to: number, what: string][] =>
  [...written.matchAll(new RegExp(`^\\| MED\\.tbl-${table}-\\d+ \\| ([^|]+)\\. \\|`, 'gm'))].map((row) => {
    const [, from, to, open, what] = /^(\d+)(?: to (\d+)| or (less|more))?: (.+)$/.exec(row[1]!)!;
    const least = open === 'less' ? Number.NEGATIVE_INFINITY : Number(from);
    const most = open === 'more' ? Number.POSITIVE_INFINITY : Number(to ?? from);
    return [least, most, what!];
  });

const read = (table: string, result: number): string | undefined =>
  rowsOf(table).find(([from, to]) => result >= from && result <= to)?.[2];

const position = (): Empires => at(event, undefined, { edition: 'second' }, () => undefined, [3, 2]).g;
const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

test('[MED.tbl-event-04][MED.tbl-event-05][MED.tbl-event-06][MED.tbl-event-07][MED.tbl-event-08][MED.tbl-event-09][MED.tbl-event-10][MED.tbl-event-11][MED.tbl-event-12][MED.tbl-event-13][MED.tbl-event-14] the Event table', () => {
  const g = position();
  const idOf = (name: string | undefined): string | undefined =>
    name === 'Campaign time' ? 'campaign' : name?.toLowerCase().replaceAll(' ', '-');
  for (const result of upTo(20)) expect(eventFor(g, result)).toBe(idOf(read('event', result)));
});

test('[MED.tbl-neutral-1][MED.tbl-neutral-2][MED.tbl-neutral-3][MED.tbl-neutral-4][MED.tbl-neutral-5][MED.tbl-neutral-6] the Neutral attack table', () => {
  expect(PRINTED.tables.neutralAttack.rows.map(({ field, assault }) => `${field} / ${assault}`)).toEqual(
    upTo(6).map((die) => read('neutral', die)),
  );
});

test('[MED.tbl-pirates-1][MED.tbl-pirates-2][MED.tbl-pirates-3][MED.tbl-pirates-4][MED.tbl-pirates-5][MED.tbl-pirates-6] the Pirate table', () => {
  expect(PRINTED.tables.pirates.rows.map(({ naval, assault }) => `${naval} / ${assault}`)).toEqual(
    upTo(6).map((die) => read('pirates', die)),
  );
});

test('[MED.tbl-margin-1][MED.tbl-margin-4][MED.tbl-margin-7][MED.tbl-margin-10][MED.tbl-pacify-2][MED.tbl-pacify-3][MED.tbl-pacify-4][MED.tbl-pacify-6][MED.tbl-pacify-8] the Pacification table', () => {
  const names = {
    'hard-campaign': 'Hard campaign',
    migration: 'Migration',
    pacification: 'Pacification',
    'instil-fear': 'Instil fear',
    triumph: 'Triumphal campaign',
  };
  const g = position();
  for (const die of upTo(6)) {
    for (const margin of upTo(15)) {
      const result = die + Number(read('margin', margin)) - g.enraged;
      expect(names[campaignFor(g, die, margin)]).toBe(read('pacify', result));
    }
  }
});
