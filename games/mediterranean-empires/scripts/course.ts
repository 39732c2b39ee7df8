// How games of Mediterranean Empires go when the `sensible` bot has every seat: cities after each turn, and how often each event comes up.
// `node games/mediterranean-empires/scripts/course.ts` plays 40 games of 4W and 4E; `… course.ts 100 4W,8A` 100 of these.
import { begin, engineOf, fromSeed, type LogLine, parseTable, rng } from '@tabularium/kernel';
import { seenBy } from '@tabularium/parts';
import { sensible } from '../bots/sensible.ts';
import { cityCount, mediterraneanEmpires, PRINTED } from '../rules/index.ts';

const games = Number(process.argv[2] ?? 40);
const only = (process.argv[3] ?? '4W,4E').split(',');
const engine = engineOf(mediterraneanEmpires);

const events = new Map<string, number>();
const count = (what: string): void => void events.set(what, (events.get(what) ?? 0) + 1);

interface Course {
  /** Cities of all seats, by the turn after which they were counted; 0 for the building. */
  readonly cities: number[];
  rounds: number;
  seats: number;
  battles: number;
}

const play = (seats: number, options: object, seed: string, course: Course): void => {
  const state = begin(mediterraneanEmpires, parseTable(mediterraneanEmpires, seats, options), fromSeed(seed));
  const bots = Array.from({ length: seats }, () => sensible());
  const chance = bots.map((_, seat) => rng(`${seed}/${seat}`));
  let turn = 0;
  const owned = (): number => state.g.agreed.order.reduce((n, seat) => n + cityCount(state.g, seat), 0);
  while (!state.over) {
    const before = owned();
    const seat = engine.waitingFor(state)[0]!;
    const question = engine.question(state, seat)!;
    const log: LogLine[] = [];
    engine.apply(state, bots[seat]!.choose(seenBy(mediterraneanEmpires, state, question, seat, chance[seat]!)), {
      log,
    });
    for (const { m } of log) {
      if (m.k === 'med.event') count(String(m.a?.['event']));
      if (m.k === 'med.round') course.rounds++;
      if (m.k === 'med.announced') course.battles += 0.5;
    }
    if (state.g.turn > turn) {
      course.cities[turn] = (course.cities[turn] ?? 0) + before;
      turn = state.g.turn;
    }
  }
  course.cities[turn] = (course.cities[turn] ?? 0) + owned();
  course.seats += seats;
};

for (const x of PRINTED.scenarios.filter(({ id }) => only.includes(id))) {
  const scenario = 'ABCD'[PRINTED.scenarios.filter((y) => y.players === x.players).indexOf(x)];
  const course: Course = { cities: [], rounds: 0, seats: 0, battles: 0 };
  for (let i = 0; i < games; i++) play(x.players, { scenario, empires: 'seats' }, `course ${x.id} ${i}`, course);
  const each = course.cities.map((n) => (n / course.seats).toFixed(1)).join(', ');
  console.log(
    `${x.id}: cities of a player after building and each turn ${each}; ${(course.rounds / games / 3).toFixed(1)} rounds in a turn; ${(course.battles / games).toFixed(1)} combats in a game`,
  );
}
const rounds = [...events.values()].reduce((a, b) => a + b, 0);
console.log(`events in ${rounds} rounds:`);
for (const row of PRINTED.tables.events.rows) {
  const n = events.get(`event:${row.event}`) ?? 0;
  console.log(`  ${row.event} ${n} (${((100 * n) / rounds).toFixed(1)} %)`);
}
