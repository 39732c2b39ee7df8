import { expect, test } from 'vitest';
import { table } from '../testing/bare.ts';
import { peopleOdds } from './odds.ts';
import { newWar } from '../wars/wars.ts';
import { consultThePeople } from './state-of-the-republic.ts';
import { raiseUnrest } from './unrest.ts';

const DIE = [1, 2, 3, 4, 5, 6];
const ROLLS = DIE.flatMap((a) => DIE.flatMap((b) => DIE.map((c) => [a, b, c])));

test.each([
  [0, 0, 0, 0],
  [4, 3, 0, 1],
  [9, -2, 0, 0],
  [7, 0, 1, 2],
  [2, 9, 0, 0],
])(
  '[1.08.1-b][1.08.2-b][1.08.2-g] every roll with Unrest %i, Popularity %i, omens of %i and %i Wars that nobody fights is counted as it ends',
  (unrest, popularity, level, wars) => {
    const position = (roll: readonly number[]) =>
      table(
        (g) => {
          g.unrest = unrest;
          for (const s of g.senators) s.popularity = popularity;
          for (const id of (['war:1', 'war:5'] as const).slice(0, wars))
            g.wars.push({ ...newWar(id, 'active', false), unprosecuted: true });
          if (level > 0) g.events.push({ id: 'event:168', level, since: 1 });
        },
        roll,
        { byChance: true },
      );
    const found = { win: 0, draw: 0, lose: 0 };
    for (const roll of ROLLS) {
      const t = position(roll);
      raiseUnrest(t.cx);
      t.run(consultThePeople);
      const isCalm = t.g.unrest <= unrest + wars && !t.g.noRecruitment && !t.g.events.some((e) => e.id === 'event:170');
      found[t.ending() === 'people-revolt' ? 'lose' : isCalm ? 'win' : 'draw'] += 1 / ROLLS.length;
    }
    const told = peopleOdds(position([]).g);
    for (const ending of ['win', 'draw', 'lose'] as const) expect(told[ending]).toBeCloseTo(found[ending], 6);
  },
);
