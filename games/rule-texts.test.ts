import { readdirSync, readFileSync } from 'node:fs';
import { parseRuleTexts } from '@tabularium/parts';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';

const filesOf = (id: string): string[] => {
  const folder = new URL(`./${id}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name === 'RULES.md' || name === 'RULINGS.md');
  return names.map((name) => readFileSync(new URL(name, folder), 'utf8'));
};

/** What only makes sense to those who wrote the rules down. */
const INTERNAL = [
  /\bamb-|\bown-\d|\btbl-|\bcard-\d|\b(comp|num|prov)-|\bR\d+\b|\bD-[A-Z]+-\d|\[Q&A\]|\[sheet\]/,
  /\b(SCAN|DATA|BOARD|ERRATA|CHG|IT|ES|EN)\b|\bimplied\b|\bnot printed\b|\bfrom the example\b|\(adv/,
  // The name of a game before its statements, windows by number, a statement without its own number: `By -b he loses`.
  /\b[A-Z]{3}\.\w|\b[wW]\d\b|(^|[\s(,;/])-[a-z]\b/,
  // What is made of the rules, not the rules.
  /\b(engine|fuzzer|software|server|transaction|async|UI|state machine|state-based)\b|\b[Tt]est cases?\b|\bCheck value\b/,
  /\b[Rr]uling: (own )?ruling\b|\.json|\.ts\b|\*|`|\(\s*\)|\(;|;\s*\)|^\s*$/,
];

describe.each(GAMES)('the rules of $id, as players read them', ({ id }) => {
  const files = filesOf(id);
  const texts = [...parseRuleTexts(...files).values()];
  test('every statement and every ruling is there', () => {
    const written = files.join('\n').match(/^\| (?!id\b|-)[^ |]+ \||^- \[[\w.-]+\]/gm) ?? [];
    expect(texts).toHaveLength(new Set(written).size);
  });
  test('no mark of those who wrote them reaches the screen', () => {
    const shown = texts.flatMap(({ label, text, section, row }) => [
      label,
      text,
      section,
      ...(row?.columns ?? []),
      ...(row?.cells ?? []),
    ]);
    expect([...new Set(shown.filter((said) => INTERNAL.some((mark) => mark.test(said))))]).toEqual([]);
  });
});

test('tables of the rules keep their columns', () => {
  const texts = parseRuleTexts(...filesOf('republic-of-rome'));
  expect(texts.get('tbl-combat-05')).toEqual({
    id: 'tbl-combat-05',
    label: 'Combat Results Table',
    section: 'Combat Results Table (3d6 + modifier)',
    text: '5: Defeat, 3 Legions and 3 Fleets.',
    row: { columns: ['Result', 'outcome and losses'], cells: ['5', 'Defeat, 3 Legions and 3 Fleets'] },
  });
  expect(texts.get('tbl-event-03')?.row?.cells).toEqual(['3', 'Mob Violence', 'Pretender Emerges', 'Epidemic']);
  expect(texts.get('1.03-a')?.row).toBeUndefined();
  expect(texts.get('prov-africa')?.row?.cells).toHaveLength(8);
  const outside = [...texts.values()].filter((rule) => rule.id.startsWith('tbl-') && !rule.row).map((rule) => rule.id);
  expect(outside).toEqual([
    'tbl-appeal-adv',
    'tbl-assassin-mod-a',
    'tbl-assassin-mod-b',
    'tbl-unrest-a',
    'tbl-unrest-b',
    'tbl-unrest-c',
  ]);
});

test.each([
  ['Event table', 11],
  ['Neutral attack table', 6],
  ['Pirate table', 6],
  ['Pacification table: what the margin adds', 4],
  ['Pacification table', 5],
])('Mediterranean Empires shows its %s as a table', (name, rows) => {
  const texts = [...parseRuleTexts(...filesOf('mediterranean-empires')).values()];
  const table = texts.filter((rule) => rule.section === `${name} (our reconstruction)`);
  expect(table.map((rule) => rule.row?.cells.length)).toEqual(table.map(() => table[0]!.row!.columns.length));
  expect(table.map((rule) => rule.label)).toEqual(Array.from({ length: rows }, () => name));
});

test('references are put into words', () => {
  const texts = parseRuleTexts(...filesOf('republic-of-rome'));
  expect(texts.get('1.09.421-b')?.text).toBe('Roll 2d6 + his Popularity and read the Popular Appeal Table.');
  expect(texts.get('amb-19')?.label).toBe('Ruling 19');
  const empires = parseRuleTexts(...filesOf('mediterranean-empires'));
  expect(empires.get('MED.5.4.6-g')).toMatchObject({
    label: '5.4.6-g',
    text: expect.stringMatching(/^End: as 5.4.5-i;/),
  });
  expect(empires.get('MED.A9')?.label).toBe('Ruling 9');
});
