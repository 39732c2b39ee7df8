import { begin, engineOf, fromSeed, type LogLine, parseTable, randomInput } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { PHASES } from '../ids.ts';
import { republicOfRome } from '../index.ts';

/** The phases of a game played at random, as they were entered, with the people and the Treasury kept quiet. */
const phasesPlayed = (seed: number, turns: number): string[] => {
  const engine = engineOf(republicOfRome);
  const log: LogLine[] = [];
  const s = begin(republicOfRome, parseTable(republicOfRome, 3, {}), fromSeed(`turn ${seed}`), { log });
  let x = seed;
  const below = (n: number): number => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0;
    return Math.floor((x / 2 ** 32) * n);
  };
  while (s.over === undefined && s.g.turn <= turns) {
    s.g.unrest = 0;
    s.g.wars = s.g.wars.slice(0, 2);
    const by = engine.waitingFor(s)[0]!;
    engine.applyTrusted(s, randomInput(engine.question(s, by)!, by, below)!, { log });
  }
  return log.flatMap(({ m }) => (m.k === 'phase' ? [`${Number(m.a?.['turn'])} ${String(m.a?.['phase'])}`] : []));
};

test('[1.03-a][1.03-b] seven phases, each completed before the next, and after Revolution Mortality of the next turn', () => {
  const expected = [1, 2, 3].flatMap((turn) => PHASES.map((phase) => `${turn} phase:${phase}`));
  let longest = 0;
  for (let seed = 1; longest < 2 * PHASES.length && seed < 20; seed++) {
    const played = phasesPlayed(seed, 2);
    expect(played).toEqual(expected.slice(0, played.length));
    longest = Math.max(longest, played.length);
  }
  expect(longest).toBeGreaterThan(PHASES.length);
});
