// What agreements are worth to the bot. `node games/republic-of-rome/scripts/measure-deals.ts one 300 "deals 1"` plays 300 games of
// one bot that makes offers among four that only answer them, its seat going round; `all` plays five that make offers, `none` five
// that do not. Five Factions, every scenario in turn. A fourth argument says with which game to begin, so that many can be played in parts.
import { begin, engineOf, fromSeed, type Input, parseTable, type State } from '@tabularium/kernel';
import { seatRng } from '@tabularium/bots';
import { seenBy } from '@tabularium/parts';
import { wilson } from '@tabularium/bots/study';
import { sensible, sensibleWith } from '../bots/sensible.ts';
import { SCENARIOS } from '../rules/ids.ts';
import { type Rome, republicOfRome } from '../rules/index.ts';
import { influenceOf } from '../rules/victory/over.ts';

const who = process.argv[2] ?? 'one';
const games = Number(process.argv[3] ?? 100);
const seed = process.argv[4] ?? 'deals 1';
const from = Number(process.argv[5] ?? 0);
const SEATS = 5;
const engine = engineOf(republicOfRome);
const silent = sensibleWith({ answers: {}, asides: [], offers: false });

const tally = { decided: 0, won: 0, steps: 0, offers: 0, accepted: 0, rejected: 0, repeated: 0 };
const kinds: Record<string, [offers: number, accepted: number, talents: number]> = {};
const kindOf = (a: State<Rome>['g']['agreements']['all'][number]): string =>
  a.clauses
    .map(({ by, promise: p }) => (by === a.author ? 'I ' : 'you ') + ('about' in p ? `${p.t} ${p.about.kind}` : p.t))
    .join(' / ');

/** Offers made and answered; an offer is repeated if the same was made to the same Faction before in the turn. */
const note = (s: State<Rome>, input: Input, seen: Set<string>): void => {
  const { all } = s.g.agreements;
  if (input.arg === 'deal:offer') {
    const a = all.at(-1)!;
    const key = JSON.stringify([s.g.turn, a.author, a.parties, a.clauses]);
    if (seen.has(key)) tally.repeated++;
    seen.add(key);
    tally.offers++;
    (kinds[kindOf(a)] ??= [0, 0, 0])[0]++;
  }
  if (input.verb !== 'answerDeal' || typeof input.arg !== 'string') return;
  const { arg } = input;
  const a = all.find((x) => x.id === Number(arg.split(':')[1]));
  if (arg.startsWith('accept')) {
    tally.accepted++;
    if (a) {
      const kind = (kinds[kindOf(a)] ??= [0, 0, 0]);
      kind[1]++;
      for (const { promise: p } of a.clauses) kind[2] += p.t === 'pay' ? p.n : 0;
    }
  } else tally.rejected++;
};

const shares: number[] = [];
const start = process.cpuUsage();
for (let index = from; index < from + games; index++) {
  const scenario = SCENARIOS[index % SCENARIOS.length]!;
  const own = Math.floor(index / SCENARIOS.length) % SEATS;
  const options = { scenario };
  const s = begin(republicOfRome, parseTable(republicOfRome, SEATS, options), fromSeed(`${seed}/${index}`));
  const bots = Array.from({ length: SEATS }, (_, seat) =>
    (who === 'all' || (who === 'one' && seat === own) ? sensible : silent)(),
  );
  const chances = bots.map((_, seat) => seatRng(seed, index, seat));
  const seen = new Set<string>();
  while (!s.over) {
    const seat = engine.waitingFor(s)[0]!;
    const input = bots[seat]!.choose(seenBy(republicOfRome, s, engine.question(s, seat)!, seat, chances[seat]!));
    engine.applyTrusted(s, input);
    tally.steps++;
    if (input.verb === 'deal' || input.verb === 'answerDeal') note(s, input, seen);
  }
  const influence = s.g.factions.map((_, f) => Math.max(0, influenceOf(s.g, f)));
  shares.push(
    influence[own]! /
      Math.max(
        1,
        influence.reduce((a, b) => a + b, 0),
      ),
  );
  if (s.over.winners.length > 0) {
    tally.decided++;
    if (s.over.winners.includes(own)) tally.won++;
  }
}
const { user, system } = process.cpuUsage(start);
const share = (n: number, of: number): string => {
  const { low, high } = wilson(n, of);
  return `${n} of ${of}: ${((100 * n) / Math.max(1, of)).toFixed(1)} % (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;
};
console.log(
  `${who}, ${games} games from ${from}, seed ${seed}: ${((user + system) / 1000 / games).toFixed(0)} ms a game, ${Math.round(tally.steps / games)} answers`,
);
const mean = shares.reduce((a, b) => a + b, 0) / games;
const error = Math.sqrt(shares.reduce((a, x) => a + (x - mean) ** 2, 0)) / games;
console.log(`its share of all Influence in the end: ${(100 * mean).toFixed(1)} % ± ${(196 * error).toFixed(1)}`);
console.log(`Rome stood in ${share(tally.decided, games)}`);
console.log(`it won ${share(tally.won, tally.decided)} of the decided`);
console.log(
  `offers ${(tally.offers / games).toFixed(1)} a game; accepted ${share(tally.accepted, tally.offers)}; rejected ${tally.rejected}; repeated ${tally.repeated}`,
);
const perGame = (of: string): string =>
  (
    Object.entries(kinds).reduce((n, [kind, [, , paid]]) => (kind.includes(`${of} pay`) ? n + paid : n), 0) / games
  ).toFixed(1);
console.log(`Talents a game: promised to it ${perGame('you')}, by it ${perGame('I')}`);
for (const [kind, [offers, accepted, talents]] of Object.entries(kinds))
  console.log(`  ${kind}: ${accepted} of ${offers}, ${(talents / Math.max(1, accepted)).toFixed(1)} Talents each`);
