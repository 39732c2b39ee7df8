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
const INTERNAL =
  /\bamb-|\bown-\d|\btbl-|\b(SCAN|DATA|BOARD|ERRATA|CHG|IT|ES|EN)\b|\bimplied\b|\(adv|\[Q&A\]|\[sheet\]|\bR\d+\b|\bcard-\d|\b(comp|num|prov)-|\.json|\.ts\b|\*|`|\(\s*\)|\(;|;\s*\)|^\s*$/;

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
    expect([...new Set(shown.filter((said) => INTERNAL.test(said)))]).toEqual([]);
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

test('references are put into words', () => {
  const texts = parseRuleTexts(...filesOf('republic-of-rome'));
  expect(texts.get('1.09.421-b')?.text).toBe('Roll 2d6 + his Popularity and read the Popular Appeal Table.');
  expect(texts.get('amb-19')?.label).toBe('Ruling 19');
});
