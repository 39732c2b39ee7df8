// What agreements are worth to the bot. `node games/republic-of-rome/scripts/measure-deals.ts one 300 "deals 1"` plays 300 games of
// one bot that makes offers among four that only answer them, its seat going round; `all` plays five that make offers, `none` five
// that do not. Five Factions in the Early, Middle and Late Republic.
import { begin, engineOf, fromSeed, type Input, parseTable, type State } from '@tabularium/kernel';
import { seatRng } from '@tabularium/bots';
import { seenBy } from '@tabularium/parts';
import { wilson } from '@tabularium/bots/study';
import { sensible, sensibleWith } from '../bots/sensible.ts';
import { SCENARIOS } from '../rules/ids.ts';
import { type Rome, republicOfRome } from '../rules/index.ts';

const who = process.argv[2] ?? 'one';
const games = Number(process.argv[3] ?? 100);
const seed = process.argv[4] ?? 'deals 1';
const SEATS = 5;
const engine = engineOf(republicOfRome);
const silent = sensibleWith({ answers: {}, asides: [], offers: false });

const tally = { decided: 0, won: 0, steps: 0, offers: 0, accepted: 0, rejected: 0, repeated: 0 };
const kinds: Record<string, [offers: number, accepted: number]> = {};
const kindOf = (a: State<Rome>['g']['agreements']['all'][number]): string =>
  a.clauses.map(({ promise: p }) => ('about' in p ? `${p.t} ${p.about.kind}` : p.t)).join(' / ');

/** Offers made and answered; an offer is repeated if the same was made to the same Faction before in the turn. */
const note = (s: State<Rome>, input: Input, seen: Set<string>): void => {
  const { all } = s.g.agreements;
  if (input.arg === 'deal:offer') {
    const a = all.at(-1)!;
    const key = JSON.stringify([s.g.turn, a.author, a.parties, a.clauses]);
    if (seen.has(key)) tally.repeated++;
    seen.add(key);
    tally.offers++;
    (kinds[kindOf(a)] ??= [0, 0])[0]++;
  }
  if (input.verb !== 'answerDeal' || typeof input.arg !== 'string') return;
  const { arg } = input;
  const a = all.find((x) => x.id === Number(arg.split(':')[1]));
  if (arg.startsWith('accept')) {
    tally.accepted++;
    if (a) (kinds[kindOf(a)] ??= [0, 0])[1]++;
  } else tally.rejected++;
};

const start = process.cpuUsage();
for (let index = 0; index < games; index++) {
  const scenario = SCENARIOS[index % SCENARIOS.length]!;
  const own = Math.floor(index / SCENARIOS.length) % SEATS;
  const options = { scenario };
  const s = begin(republicOfRome, parseTable(republicOfRome, SEATS, options), fromSeed(`${seed}/${index}`));
  const bots = Array.from({ length: SEATS }, (_, seat) =>
    (who === 'all' || (who === 'one' && seat === own) ? sensible : silent)(),
  );
  const chances = bots.map((_, seat) => seatRng(seed, index, seat));
  const seen = new Set<string>();
  let lastTurn = 0;
  while (!s.over) {
    const seat = engine.waitingFor(s)[0]!;
    if (s.g.phase === 'senate' && s.g.turn > lastTurn) {
      lastTurn = s.g.turn;
      const man = s.g.senators
        .filter((x) => x.faction === own && x.at === 'rome')
        .sort((a, b) => b.influence - a.influence)[0];
      if (man) {
        man.talents += Number(process.argv[5]);
        man.influence += Number(process.argv[6]);
      }
    }
    const input = bots[seat]!.choose(seenBy(republicOfRome, s, engine.question(s, seat)!, seat, chances[seat]!));
    engine.applyTrusted(s, input);
    tally.steps++;
    if (input.verb === 'deal' || input.verb === 'answerDeal') note(s, input, seen);
  }
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
  `${who}, ${games} games, seed ${seed}: ${((user + system) / 1000 / games).toFixed(0)} ms a game, ${Math.round(tally.steps / games)} answers`,
);
console.log(`Rome stood in ${share(tally.decided, games)}`);
console.log(`the first bot won ${share(tally.won, tally.decided)} of the decided`);
console.log(
  `offers ${(tally.offers / games).toFixed(1)} a game; accepted ${share(tally.accepted, tally.offers)}; rejected ${tally.rejected}; repeated ${tally.repeated}`,
);
for (const [kind, [offers, accepted]] of Object.entries(kinds)) console.log(`  ${kind}: ${accepted} of ${offers}`);
