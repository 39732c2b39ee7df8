import { begin, engineOf, fromSeed, type LogLine, parseTable, randomInput, rng } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { forOneOrTwo } from '../for-one-or-two.ts';
import { PHASES } from '../ids.ts';

const LONGEST = 4000;

/** A game played at random to its end, with what was told and asked on the way. */
const played = (seats: number, scenario: string, moves: string, seed: number) => {
  const engine = engineOf(forOneOrTwo);
  const chance = rng(`whole ${seats} ${scenario} ${seed}`);
  const log: LogLine[] = [];
  const asked = new Set<string>();
  const table = parseTable(forOneOrTwo, seats, { scenario, moves });
  const s = begin(forOneOrTwo, table, fromSeed(`whole ${seats} ${scenario} ${seed}`), { log });
  for (let n = 0; s.over === undefined && n < LONGEST; n++) {
    const [by] = engine.waitingFor(s);
    const question = engine.question(s, by!)!;
    const verbs = Object.keys(question.verbs).filter((verb) => !question.asides.includes(verb));
    for (const verb of verbs) asked.add(verb);
    engine.applyTrusted(s, randomInput({ ...question, asides: [] }, by!, (k) => chance.below(k))!, { log });
    forOneOrTwo.check(s.g);
  }
  const phases = log.flatMap(({ m }) =>
    m.k === 'phase' ? [`${Number(m.a?.['turn'])} ${String(m.a?.['phase'])}`] : [],
  );
  return { s, log, asked, phases };
};

describe.each([
  [1, 'run'],
  [2, 'step'],
])('%i at the table, moves: %s', (seats, moves) => {
  test.each(['early', 'middle', 'late'])(
    '[4.01.1-f][4.02.1-a][4.02.1-c] %s: the seven phases turn by turn to an ordinary end; Players are asked what chapter I asks',
    (scenario) => {
      const games = [1, 2].map((seed) => played(seats, scenario, moves, seed));
      for (const { s, phases } of games) {
        const turns = Array.from({ length: s.g.turn }, (_, i) => i + 1);
        const order = turns.flatMap((turn) => PHASES.map((phase) => `${turn} phase:${phase}`));
        expect(phases).toEqual(order.slice(0, phases.length));
        expect(forOneOrTwo.meta.endings).toContain(s.over?.how);
        expect(s.over?.points).toHaveLength(seats);
      }
      const asked = new Set(games.flatMap((g) => [...g.asked]));
      expect([...asked]).toEqual(
        expect.arrayContaining(['nameLeader', 'redistributed', 'endInitiative', 'persuade', 'attract']),
      );
      expect(asked.has('nextMove')).toBe(moves === 'step');
      // What happened by itself says why.
      expect(games.flatMap((g) => g.log).filter((line) => line.because).length).toBeGreaterThan(50);
    },
    120_000,
  );
});
