import { expect, test } from 'vitest';
import { mediterraneanEmpires as game } from '../index.ts';

const words = game.messages;
const missing = (keys: readonly string[]): string[] => keys.filter((k) => words[k] === undefined);

test('every verb has a label', () => {
  const verbs = game.procs.flatMap((p) =>
    Object.values(p.nodes).flatMap((n) =>
      typeof n === 'function'
        ? []
        : [n.buttons, n.picks, n.ranges, n.chooses, n.allots].flatMap((group) => Object.keys(group ?? {})),
    ),
  );
  expect(missing([...new Set(verbs)].map((v) => `verb.${v}`))).toEqual([]);
});

test('every option, choice and ending has a name', () => {
  const options = Object.entries(game.meta.options).flatMap(([name, spec]) => [
    `option.${name}`,
    ...(spec.t === 'choice' ? spec.of.map((value) => `${name}.${value}`) : []),
  ]);
  expect(
    missing([...options, ...game.meta.endings.map((how) => `ending.${how}`), 'game:mediterranean-empires']),
  ).toEqual([]);
});

test('cities, areas, empires and cards are named by the content, cards with their texts', () => {
  expect([words['city:carthago-nova'], words['area:CANTABRI'], words['empire:EGIPTO']]).toEqual([
    'Carthago Nova',
    'Cantabri',
    expect.any(String),
  ]);
  expect([words['card:ROMA-01'], words['text:ROMA-01']]).toEqual(['Velites', expect.stringContaining('Skirmishers')]);
});
